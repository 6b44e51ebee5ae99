import { ApiProperty } from '@nestjs/swagger';

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;

export class AdminSubscriberDto {
  id!: string;
  email!: string;
  @ApiProperty({ enum: SUBSCRIBER_STATUSES })
  status!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  confirmedAt!: string | null;
}
