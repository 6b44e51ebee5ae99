import type { Clock } from '../../kernel/clock.js';
import { Money } from '../../kernel/money.js';
import { assertUsable, type Coupon, type Shopper } from '../domain/coupon.js';
import { CouponRefused } from '../domain/refusals.js';
import type { Buyer, Coupons } from './ports.js';

/** The coupons that a shopper can use now, whatever the basket: a minimum total does not hide one. */
export class ListCoupons {
  constructor(
    private readonly coupons: Coupons,
    private readonly clock: Clock,
  ) {}

  async listCoupons(buyer: Buyer): Promise<Coupon[]> {
    const { accountId } = buyer;
    const offered = await this.coupons.offeredTo(accountId);
    const { orders, uses } = await this.coupons.history(buyer);
    return offered.filter((coupon) =>
      this.isUsable(coupon, { accountId, orders, uses: uses.get(coupon.id) ?? 0, freed: 0 }),
    );
  }

  private isUsable(coupon: Coupon, shopper: Shopper): boolean {
    try {
      assertUsable({ ...coupon, minTotal: Money.zero }, shopper, Money.zero, this.clock.now());
      return true;
    } catch (error) {
      if (error instanceof CouponRefused) return false;
      throw error;
    }
  }
}
