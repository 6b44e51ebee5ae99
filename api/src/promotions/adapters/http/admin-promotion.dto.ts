import { ApiProperty } from '@nestjs/swagger';
import { DISCOUNT_STATES, type DiscountState } from '../../domain/discount-state.js';

const TYPES = ['discount', 'coupon'] as const;

/** What a list says of a discount or of a coupon; the whole of it is at `/admin/discounts/{id}` or `/admin/coupons/{id}`. */
export class AdminPromotionDto {
  id!: string;
  @ApiProperty({ enum: TYPES })
  type!: (typeof TYPES)[number];
  /** Of a coupon its code. */
  @ApiProperty({ example: 'Ten percent off in spring' })
  name!: string;
  /** Of a coupon; empty of a discount. */
  description!: string;
  /** See `GET /admin/discounts/kinds`; a coupon is worth a `percent` or an `amount`. */
  @ApiProperty({ example: 'percent' })
  kind!: string;
  /** What its kind asks for. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { percent: 10 } })
  values!: Record<string, unknown>;
  minTotal!: number;
  /** Given to whoever shows a code; else by itself. */
  byCode!: boolean;
  /** How many codes it has; a coupon is one. */
  @ApiProperty({ type: 'integer' })
  codes!: number;
  @ApiProperty({ enum: DISCOUNT_STATES })
  state!: DiscountState;
  /** Orders that have it, without cancelled ones. */
  @ApiProperty({ type: 'integer' })
  used!: number;
  @ApiProperty({ type: 'integer', nullable: true })
  maxUses!: number | null;
  /** What these orders got, in the shop's currency; not told of a coupon. */
  @ApiProperty({ type: 'number', nullable: true })
  taken!: number | null;
  @ApiProperty({ type: 'number', nullable: true })
  budget!: number | null;
  isActive!: boolean;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  startsAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  endsAt!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
