import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
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

  /** A disabled account is logged out everywhere and may not log in. */
  @IfSent()
  @IsBoolean({ message: 'disabled must be true or false' })
  disabled?: boolean;
}
