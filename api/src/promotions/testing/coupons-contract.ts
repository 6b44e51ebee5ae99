import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CouponStore } from '../application/manage-coupons.js';
import { CouponCodeTaken, CouponInUse, type CouponTerms } from '../domain/coupon-terms.js';

export interface CouponsScene {
  coupons: CouponStore;
  unit: UnitOfWork;
  /** An id that no coupon has; in capitals a code that none has. */
  nextId: () => string;
  /** An order carries the coupon. */
  use: (id: string) => Promise<void>;
}

/** What everybody who keeps the back office's coupons must do, in memory as in PostgreSQL. */
export function couponsContract(where: string, open: () => Promise<CouponsScene>): void {
  async function two() {
    const scene = await open();
    const { coupons, unit, nextId } = scene;
    const terms = (id: string): CouponTerms => ({
      ...{ code: id.toUpperCase(), description: 'For friends', kind: 'percent', percent: 12.5, amount: null },
      ...{ minTotal: Money.ofCents(5_000), firstOrderOnly: true, accountId: null, maxUses: 5, perAccount: 2 },
      ...{ isActive: true, startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: null },
    });
    const [one, other] = [nextId(), nextId()];
    for (const id of [one, other]) await unit.run(() => coupons.add(id, terms(id)));
    return { ...scene, terms, one, other, lock: (id: string) => unit.run(() => coupons.lock(id)) };
  }

  describe(`coupons ${where}`, () => {
    it('come back as they were made', async () => {
      const { lock, terms, one, nextId } = await two();
      expect(await lock(one)).toMatchObject({ terms: terms(one), used: 0, version: 1 });
      expect(await lock(nextId())).toBeUndefined();
    });

    it('are changed in every term, one at a time', async () => {
      const { coupons, unit, lock, terms, one, other } = await two();
      const next: CouponTerms = {
        ...{ code: `NEXT-${terms(one).code}`.slice(0, 40), description: '', kind: 'amount', percent: null },
        ...{ amount: Money.ofCents(700), minTotal: Money.zero, firstOrderOnly: false, accountId: null },
        ...{ maxUses: null, perAccount: 1, isActive: false, startsAt: null, endsAt: new Date(0) },
      };
      await unit.run(() => coupons.change(one, next));
      expect(await lock(one)).toMatchObject({ terms: next, version: 2 });
      await unit.run(() => coupons.change(one, { ...next, description: 'Again' }));
      expect(await lock(one)).toMatchObject({ terms: { ...next, description: 'Again' }, version: 3 });
      expect(await lock(other)).toMatchObject({ terms: terms(other) });
    });

    it('are another version by the change of any term, and not by being used', async () => {
      const { coupons, unit, lock, terms, one, other, use } = await two();
      const changes: Partial<CouponTerms>[] = [
        ...[{ description: 'New' }, { percent: 20 }, { minTotal: Money.zero }, { firstOrderOnly: false }],
        ...[{ maxUses: null }, { perAccount: 3 }, { isActive: false }, { startsAt: null }],
        ...[{ endsAt: new Date('2030-01-01T00:00:00Z') }],
      ];
      let now = terms(one);
      for (const [place, change] of changes.entries()) {
        now = { ...now, ...change };
        await unit.run(() => coupons.change(one, now));
        expect(await lock(one)).toMatchObject({ version: place + 2 });
      }
      await use(other);
      expect(await lock(other)).toMatchObject({ version: 1 });
    });

    it('have codes of their own, new ones and changed ones', async () => {
      const { coupons, unit, lock, terms, one, other, nextId } = await two();
      const fresh = nextId();
      await expect(unit.run(() => coupons.add(fresh, terms(one)))).rejects.toThrow(CouponCodeTaken);
      await expect(unit.run(() => coupons.change(other, terms(one)))).rejects.toThrow(CouponCodeTaken);
      expect(await lock(fresh)).toBeUndefined();
    });

    it('go once, but not while an order carries them', async () => {
      const { coupons, unit, lock, one, other, use } = await two();
      await use(other);
      const remove = (id: string) => unit.run(() => coupons.remove(id));
      expect([await remove(one), await remove(one), await lock(one)]).toEqual([true, false, undefined]);
      await expect(remove(other)).rejects.toThrow(CouponInUse);
      expect(await lock(other)).toBeDefined();
    });
  });
}
