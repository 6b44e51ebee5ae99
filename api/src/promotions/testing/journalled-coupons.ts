import type { Coupon, Shopper } from '../domain/coupon.js';
import { Coupons, type Buyer } from '../application/ports.js';

/** Coupons that nobody has: writes down what orders do with theirs. */
export class JournalledCoupons extends Coupons {
  readonly journal: string[] = [];

  override byCode(_code: string): Promise<Coupon | undefined> {
    return Promise.resolve(undefined);
  }

  override offeredTo(): Promise<never[]> {
    return Promise.resolve([]);
  }

  override history() {
    return Promise.resolve({ orders: 0, uses: new Map<string, number>() });
  }

  override shopper(_buyer: Buyer, _couponId: string, _replaced: readonly string[]): Promise<Shopper> {
    return Promise.reject(new Error('there is no coupon'));
  }

  override firstOrderOf(_buyer: Buyer): Promise<void> {
    return Promise.resolve();
  }

  override reserve(couponId: string, orderId: string): Promise<void> {
    return this.note(`reserve ${couponId} ${orderId}`);
  }

  override use(orderId: string): Promise<void> {
    return this.note(`use ${orderId}`);
  }

  override release(orderId: string): Promise<void> {
    return this.note(`release ${orderId}`);
  }

  override restore(orderId: string): Promise<void> {
    return this.note(`restore ${orderId}`);
  }

  private note(line: string): Promise<void> {
    this.journal.push(line);
    return Promise.resolve();
  }
}
