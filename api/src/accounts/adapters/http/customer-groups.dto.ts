import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { countryCodes } from '../../../kernel/world/countries.js';
import { Amount, AtMostAPrice, IfSent, Nested, RequiredLine } from '../../../platform/http/input-rules.js';

const SPENT = 'spentAtLeast must be an amount of 0 or more';
const DAYS = '$property must be a whole number of days from 1 to 3650';
const MOST_AT_ONCE = 100;
/** In large or small letters. */
const CODES = countryCodes().flatMap((code) => [code, code.toLowerCase()]);

/** Who belongs to a group by itself: whoever meets all that is not null. */
export class GroupRuleDto {
  /** Orders that the shop has accepted: none that waits for its money, none that was cancelled. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: 3 })
  @IsOptional()
  @IsInt({ message: 'ordersAtLeast must be a whole number' })
  @Min(1, { message: 'ordersAtLeast must be at least 1' })
  @Max(1_000_000, { message: 'ordersAtLeast must be at most 1000000' })
  ordersAtLeast?: number | null;

  /** Captured less refunded, over all orders, in the shop's currency. */
  @ApiProperty({ type: 'number', nullable: true, required: false, example: 250 })
  @IsOptional()
  @AtMostAPrice(SPENT)
  @Min(0, { message: SPENT })
  @Amount(SPENT)
  spentAtLeast?: number | null;

  /** The last of those orders is at most so many days old. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: 90 })
  @IsOptional()
  @IsInt({ message: DAYS })
  @Min(1, { message: DAYS })
  @Max(3_650, { message: DAYS })
  boughtWithinDays?: number | null;

  /** The last of those orders is older than so many days. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: 365 })
  @IsOptional()
  @IsInt({ message: DAYS })
  @Min(1, { message: DAYS })
  @Max(3_650, { message: DAYS })
  notBoughtForDays?: number | null;

  /** Of the address that orders go to unless told otherwise; two letters of ISO 3166. */
  @ApiProperty({ type: 'string', nullable: true, required: false, example: 'RW' })
  @IsOptional()
  @IsIn(CODES, { message: 'country must be the code of a country' })
  country?: string | null;

  @ApiProperty({ type: 'string', nullable: true, required: false, example: 'wholesale' })
  @IsOptional()
  @RequiredLine('Tag', 40)
  tag?: string | null;
}

export class NewCustomerGroupDto {
  @ApiProperty({ example: 'Regulars' })
  @RequiredLine('Name', 60)
  name!: string;

  /** Null or left out: the staff says who belongs to it. */
  @ApiProperty({ type: GroupRuleDto, nullable: true, required: false })
  @IsOptional()
  @Nested()
  @Type(() => GroupRuleDto)
  rule?: GroupRuleDto | null;

  /** Whether its customers are shown prices without tax, as businesses expect them. What they pay is the same. */
  @IfSent()
  @IsBoolean({ message: 'showsNet must be true or false' })
  showsNet?: boolean;
}

/** Only what is sent changes. */
export class CustomerGroupChangeDto extends PartialType(NewCustomerGroupDto, { skipNullProperties: false }) {}

export class CustomerGroupDto {
  id!: string;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  name!: string;
  /** Null where the staff says who belongs to it. */
  @ApiProperty({ type: GroupRuleDto, nullable: true })
  rule!: GroupRuleDto | null;
  /** Whether its customers are shown prices without tax. */
  showsNet!: boolean;
}

export class CustomerGroupInFullDto extends CustomerGroupDto {
  /** How many belong to it now. */
  @ApiProperty({ type: 'integer', example: 12 })
  members!: number;
}

/** Who is put into a group and who is taken out, at most a hundred of each. */
export class GroupMembersDto {
  @ApiProperty({ type: 'string', format: 'uuid', isArray: true, required: false })
  @IfSent()
  @IsUUID('all', { each: true, message: 'add must be ids of customers' })
  @ArrayMaxSize(MOST_AT_ONCE, { message: `add names at most ${MOST_AT_ONCE} customers` })
  @IsArray({ message: 'add must be a list' })
  add?: string[];

  @ApiProperty({ type: 'string', format: 'uuid', isArray: true, required: false })
  @IfSent()
  @IsUUID('all', { each: true, message: 'remove must be ids of customers' })
  @ArrayMaxSize(MOST_AT_ONCE, { message: `remove names at most ${MOST_AT_ONCE} customers` })
  @IsArray({ message: 'remove must be a list' })
  remove?: string[];
}
