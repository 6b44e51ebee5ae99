import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { IfSent, MailAddress, RequiredLine } from '../../../platform/http/input-rules.js';
import type { Role } from '../../../kernel/caller.js';

export const ROLES: readonly Role[] = ['customer', 'staff', 'admin'];

/** An account with what it has bought. */
export class AdminCustomerDto {
  id!: string;
  name!: string;
  email!: string;
  phone!: string;
  @ApiProperty({ enum: ROLES })
  role!: string;
  /** Of the staff role; null for shoppers and administrators. */
  @ApiProperty({ type: 'string', nullable: true })
  staffRoleId!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'Packer' })
  staffRole!: string | null;
  /** May not log in. */
  disabled!: boolean;
  /** Orders that were not cancelled. */
  @ApiProperty({ type: 'integer' })
  orders!: number;
  /** Captured less refunded, over all orders. */
  spent!: number;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastOrderAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastSeenAt!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** Only what is sent changes. */
export class CustomerChangeDto {
  @ApiProperty({ enum: ROLES, required: false })
  @IfSent()
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
  role?: Role;

  /** What a member of the staff may do; without it, the role "Staff". */
  @ApiProperty({ type: 'string', format: 'uuid', required: false })
  @IfSent()
  @IsUUID('all', { message: 'staffRoleId must be the id of a role' })
  staffRoleId?: string;

  /** A disabled account is logged out everywhere and may not log in. */
  @IfSent()
  @IsBoolean({ message: 'disabled must be true or false' })
  disabled?: boolean;
}

/** Somebody who has no account yet and shall work here. */
export class InvitationDto {
  @RequiredLine('Name', 100)
  name!: string;

  @MailAddress('email must be a mail address')
  email!: string;

  @ApiProperty({ enum: ['staff', 'admin'] })
  @IsIn(['staff', 'admin'], { message: 'role must be staff or admin' })
  role!: 'staff' | 'admin';

  /** What a member of the staff may do; without it, the role "Staff". */
  @ApiProperty({ type: 'string', format: 'uuid', required: false })
  @IfSent()
  @IsUUID('all', { message: 'staffRoleId must be the id of a role' })
  staffRoleId?: string;
}
