import type { Coupon } from '../../domain/coupon.js';

/** A coupon as the shopper sees it; `value` is percent or an amount, by `kind`. */
export class CouponDto {
  code!: string;
  description!: string;
  kind!: 'percent' | 'amount';
  value!: number;
  minTotal!: number;
  endsAt!: string | null;

  static of(coupon: Coupon): CouponDto {
    return {
      code: coupon.code,
      description: coupon.description,
      kind: coupon.kind === 'percent' ? coupon.kind : 'amount',
      value: coupon.kind === 'percent' ? (coupon.percent ?? 0) : (coupon.amount?.toDecimal() ?? 0),
      minTotal: coupon.minTotal.toDecimal(),
      endsAt: coupon.endsAt?.toISOString() ?? null,
    };
  }
}

export class MyCouponsAnswer {
  success!: boolean;
  data!: CouponDto[];
}
