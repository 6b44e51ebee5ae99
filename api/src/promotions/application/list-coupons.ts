import type { Clock } from '../../kernel/clock.js';
import { Money } from '../../kernel/money.js';
import { assertUsable, type Coupon } from '../domain/coupon.js';
import { CouponRefused } from '../domain/refusals.js';
import type { Coupons } from './ports.js';

/** The coupons that a shopper can use now, whatever the basket: a minimum total does not hide one. */
export class ListCoupons {
  constructor(
    private readonly coupons: Coupons,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string): Promise<Coupon[]> {
    const usable: Coupon[] = [];
    for (const coupon of await this.coupons.offeredTo(accountId))
      if (await this.isUsable(coupon, accountId)) usable.push(coupon);
    return usable;
  }

  private async isUsable(coupon: Coupon, accountId: string): Promise<boolean> {
    const shopper = await this.coupons.shopper(accountId, coupon.id, []);
    try {
      assertUsable({ ...coupon, minTotal: Money.zero }, shopper, Money.zero, this.clock.now());
      return true;
    } catch (error) {
      if (error instanceof CouponRefused) return false;
      throw error;
    }
  }
}
