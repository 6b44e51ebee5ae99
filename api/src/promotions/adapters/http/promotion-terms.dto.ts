import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Amount, AtMostAPrice, IfSent, saysDecimals } from '../../../platform/http/input-rules.js';
import { TimestampField, UntilField } from '../../../platform/http/timestamps.js';

export const amount = (name: string) => `${name} must be an amount with at most two decimals`;

/** How often something may be used, at most `most`; null is what the member says. */
export const Uses = (name: string, most: number, told: ApiPropertyOptions = {}) => {
  const whole = { message: `${name} must be a whole number above 0` };
  return applyDecorators(
    ApiProperty({
      ...{ type: 'integer', nullable: true, required: false, minimum: 1, maximum: most },
      ...told,
    } as ApiPropertyOptions),
    IsOptional(),
    Max(most, whole),
    Min(1, whole),
    IsInt(whole),
  );
};

/** What discounts and coupons are told alike. */
export abstract class PromotionTermsDto {
  /** All goods of the basket must be worth this much before anything is taken off; null is nothing. */
  @ApiProperty({ type: 'number', nullable: true, required: false })
  @IsOptional()
  @AtMostAPrice(amount('minTotal'))
  @Min(0, saysDecimals(amount('minTotal')))
  @Amount(amount('minTotal'))
  minTotal?: number | null;

  @IfSent()
  @IsBoolean({ message: 'firstOrderOnly must be true or false' })
  firstOrderOnly?: boolean;

  /** How many orders may have it; without it, any number. */
  @Uses('maxUses', 1_000_000_000)
  maxUses?: number | null;

  @IfSent()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive?: boolean;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @TimestampField('startsAt must be a date')
  startsAt?: string | null;

  /** A day alone, such as 2026-12-07, is included to its end. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @UntilField('endsAt must be a date')
  endsAt?: string | null;
}

/** What is answered of both, in a list of them as well. */
export abstract class ListedPromotionDto {
  id!: string;
  minTotal!: number;
  @ApiProperty({ type: 'integer', nullable: true })
  maxUses!: number | null;
  isActive!: boolean;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  startsAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  endsAt!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** The whole of one. */
export abstract class KeptPromotionDto extends ListedPromotionDto {
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  firstOrderOnly!: boolean;
}
