import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsOptional, Min } from 'class-validator';
import { ALL_PERMISSIONS, type Permission } from '../../../kernel/permission.js';
import { Amount, AtMostAPrice, RequiredLine } from '../../../platform/http/input-rules.js';

const LIMIT = 'refundLimit must be an amount of 0 or more';

export class NewStaffRoleDto {
  @ApiProperty({ example: 'Night shift' })
  @RequiredLine('Name', 60)
  name!: string;

  @ApiProperty({ enum: ALL_PERMISSIONS, isArray: true })
  @IsIn(ALL_PERMISSIONS, { each: true, message: 'permissions has one that the shop does not know' })
  @ArrayUnique({ message: 'permissions names one twice' })
  @IsArray({ message: 'permissions must be a list' })
  permissions!: Permission[];

  /** What may be refunded of one order, in all, without a second person; null or absent is any. */
  @ApiProperty({ type: 'number', nullable: true, required: false, example: 100 })
  @IsOptional()
  @AtMostAPrice(LIMIT)
  @Min(0, { message: LIMIT })
  @Amount(LIMIT)
  refundLimit?: number | null;
}

/** Only what is sent changes. */
export class StaffRoleChangeDto extends PartialType(NewStaffRoleDto, { skipNullProperties: false }) {}

export class StaffRoleDto {
  id!: string;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  name!: string;
  @ApiProperty({ enum: ALL_PERMISSIONS, isArray: true })
  permissions!: Permission[];
  /** What may be refunded of one order, in all, without a second person; null is any. */
  @ApiProperty({ type: 'number', nullable: true })
  refundLimit!: number | null;
  /** Comes with the shop: it can be changed, not deleted. */
  isReady!: boolean;
  /** Accounts that have it. */
  @ApiProperty({ type: 'integer' })
  accounts!: number;
}

/** One thing that a role may allow. */
export class PermissionNameDto {
  @ApiProperty({ enum: ALL_PERMISSIONS })
  id!: Permission;
  /** What it is about, as a heading. */
  @ApiProperty({ example: 'Orders and parcels' })
  area!: string;
  /** What it allows, for people. */
  description!: string;
}
