import { describe, expect, it } from '@jest/globals';
import type { WelcomeCoupons } from '../application/welcome-newcomer.js';

export interface WelcomeCouponsScene {
  coupons: WelcomeCoupons;
  /** A code that no coupon has. */
  newCode: () => string;
  /** How many coupons have this code. */
  count: (code: string) => Promise<number>;
}

/** What whoever welcomes newcomers must do, in memory as in PostgreSQL. */
export function welcomeCouponsContract(where: string, open: () => Promise<WelcomeCouponsScene>): void {
  describe(`coupons for newcomers ${where}`, () => {
    it('are issued once under each code', async () => {
      const { coupons, newCode, count } = await open();
      const [one, other] = [newCode(), newCode()];
      expect([await coupons.issue(one, 10), await coupons.issue(one, 10)]).toEqual([true, false]);
      expect([await count(one), await count(other)]).toEqual([1, 0]);
      expect([await coupons.issue(other, 5), await count(other)]).toEqual([true, 1]);
    });
  });
}
