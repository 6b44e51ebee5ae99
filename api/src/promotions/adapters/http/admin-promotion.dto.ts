import { ApiProperty } from '@nestjs/swagger';
import { DISCOUNT_STATES, type DiscountState } from '../../domain/discount-state.js';
import { ListedPromotionDto } from './promotion-terms.dto.js';

const TYPES = ['discount', 'coupon'] as const;

/** What a list says of a discount or of a coupon; the whole of it is at `/admin/discounts/{id}` or `/admin/coupons/{id}`. */
export class AdminPromotionDto extends ListedPromotionDto {
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
  /** What these orders got, in the shop's currency; not told of a coupon. */
  @ApiProperty({ type: 'number', nullable: true })
  taken!: number | null;
  @ApiProperty({ type: 'number', nullable: true })
  budget!: number | null;
}
