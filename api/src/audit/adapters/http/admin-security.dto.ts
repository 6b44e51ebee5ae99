import { ApiProperty } from '@nestjs/swagger';

/** Something that happened at the doors of accounts; equal refusals of one hour are one entry. */
export class SecurityEventDto {
  id!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** Of the last of its `times`. */
  @ApiProperty({ format: 'date-time' })
  lastAt!: string;
  @ApiProperty({ type: 'integer' })
  times!: number;
  @ApiProperty({ example: 'login' })
  kind!: string;
  @ApiProperty({ enum: ['done', 'refused'] })
  outcome!: string;
  /** Who acted, where it is known. */
  @ApiProperty({ type: 'string', nullable: true })
  actorId!: string | null;
  /** Whose account it is about, where there is one. */
  @ApiProperty({ type: 'string', nullable: true })
  accountId!: string | null;
  /** One name for each mail address, also for those without an account; it does not tell the address. */
  accountHash!: string;
  /** The address that it came from; of IPv6 its /64. */
  network!: string;
  /** By which proof, such as `password`, `app`, `passkey`. */
  factor!: string;
  /** Which session, permission, passkey or file. */
  about!: string;
  requestId!: string;
}
