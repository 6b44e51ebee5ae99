import { ApiProperty } from '@nestjs/swagger';

/** An API key as it was called then. */
export class AuditedKeyDto {
  id!: string;
  @ApiProperty({ example: 'Bookkeeping' })
  name!: string;
  /** It is no key, but an application that somebody connected. */
  @ApiProperty({ required: false })
  isApp?: boolean;
}

/** One admin write: who, when, what changed. */
export class AuditEventDto {
  id!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  actorEmail!: string;
  @ApiProperty({ type: 'string', nullable: true })
  actorId!: string | null;
  /** The operation. */
  @ApiProperty({ example: 'adminUpdateCoupon' })
  action!: string;
  @ApiProperty({ example: 'coupon' })
  entity!: string;
  entityId!: string;
  /** `{ member: { from, to } }`, secrets masked. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  changes!: Record<string, unknown>;
  requestId!: string;
  /** The API key that it was done with; null for a person. */
  @ApiProperty({ type: () => AuditedKeyDto, nullable: true })
  apiKey!: AuditedKeyDto | null;
}
