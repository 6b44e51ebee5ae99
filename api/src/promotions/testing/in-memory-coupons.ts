import { CouponStore } from '../application/manage-coupons.js';
import { CouponCodeTaken, CouponInUse, type CouponTerms } from '../domain/coupon-terms.js';

export class InMemoryCoupons extends CouponStore {
  readonly stored = new Map<string, CouponTerms>();
  readonly versions = new Map<string, number>();
  /** How often each was used; orders carry those. */
  readonly used = new Map<string, number>();

  override lock(id: string) {
    const terms = this.stored.get(id);
    return Promise.resolve(
      terms && { terms, used: this.used.get(id) ?? 0, version: this.versions.get(id) ?? 0 },
    );
  }

  override add(id: string, terms: CouponTerms): Promise<void> {
    return this.change(id, terms);
  }

  override change(id: string, terms: CouponTerms): Promise<void> {
    const isTaken = [...this.stored].some(([other, { code }]) => other !== id && code === terms.code);
    if (isTaken) return Promise.reject(new CouponCodeTaken(terms.code));
    this.stored.set(id, terms);
    this.versions.set(id, (this.versions.get(id) ?? 0) + 1);
    return Promise.resolve();
  }

  override remove(id: string): Promise<boolean> {
    return this.used.has(id) ? Promise.reject(new CouponInUse()) : Promise.resolve(this.stored.delete(id));
  }
}
