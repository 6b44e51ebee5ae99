import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { DiscountsInForce, DiscountTaken } from '../application/discounts-in-force.js';
import type { Buyer } from '../application/ports.js';
import { ALL_GOODS, hasLimit, type Discount, type DiscountTerms } from '../domain/discount.js';

export interface DiscountsScene {
  discounts: DiscountsInForce;
  unit: UnitOfWork;
  /** Keeps a discount, and answers its id. */
  keep: (terms: DiscountTerms) => Promise<string>;
  find: (id: string) => Promise<Discount>;
  /** An order that was placed, and by whom; always the same person. */
  order: () => Promise<{ id: string; buyer: Buyer }>;
}

const NOW = new Date('2026-11-28T12:00:00Z');
export const TERMS: DiscountTerms = {
  ...{ name: 'Spring', kind: 'percent', values: { percent: 10 }, scope: ALL_GOODS },
  ...{
    minTotal: Money.ofCents(0),
    countries: [],
    groupIds: [],
    firstOrderOnly: false,
    byCode: false,
    combines: true,
  },
  ...{ priority: 0, maxUses: null, perCustomer: null, budget: null, isActive: true },
  ...{ startsAt: null, endsAt: null },
};

class Undone extends Error {
  override readonly name = 'Undone';
}

/** What everybody who knows the discounts in force must do, in memory as in PostgreSQL. */
export function discountsContract(where: string, open: () => Promise<DiscountsScene>): void {
  async function scene() {
    const { discounts, unit, keep, find, order } = await open();
    const taken = async (id: string, ownCents = 250): Promise<DiscountTaken> => {
      const discount = await find(id);
      return { id, version: discount.version, cents: ownCents, ownCents, isCounted: hasLimit(discount) };
    };
    const reserve = async (id: string, more: Partial<DiscountTaken> = {}) => {
      const { id: orderId, buyer } = await order();
      const one = { ...(await taken(id)), ...more };
      try {
        await unit.run(async () => {
          if (!(await discounts.reserve(orderId, buyer, [one]))) throw new Undone();
        });
        return orderId;
      } catch (error) {
        if (error instanceof Undone) return null;
        throw error;
      }
    };
    const counts = async (id: string) => {
      const { used, spent } = await find(id);
      return [used, spent.cents];
    };
    return {
      discounts,
      unit,
      find,
      reserve,
      counts,
      order,
      make: (more: Partial<DiscountTerms>) => keep({ ...TERMS, ...more }),
    };
  }

  describe(`discounts in force ${where}`, () => {
    it('are those of the moment, the highest priority first, and the one of a code besides', async () => {
      const { discounts, make } = await scene();
      const [low, high, code] = [
        await make({}),
        await make({ priority: 5 }),
        await make({ byCode: true, priority: 9 }),
      ];
      await make({ isActive: false });
      await make({ startsAt: new Date('2026-12-01T00:00:00Z') });
      await make({ endsAt: new Date('2026-11-28T12:00:00Z') });
      const mine = [low, high, code];
      const at = async (ofCode: string | null) =>
        (await discounts.at(NOW, ofCode)).map(({ id }) => id).filter((id) => mine.includes(id));
      expect(await at(null)).toEqual([high, low]);
      expect(await at(code)).toEqual([code, high, low]);
    });

    it('come back as they were made', async () => {
      const { find, make } = await scene();
      const more: Partial<DiscountTerms> = {
        ...{ kind: 'amount', values: { amount: 500 }, countries: ['UG'], firstOrderOnly: true },
        scope: { products: [], categories: ['Shoes'], fields: [{ name: 'brand', value: 'Mumwe' }] },
        ...{ minTotal: Money.ofCents(900), budget: Money.ofCents(5_000), maxUses: 3, perCustomer: 2 },
        ...{ combines: false, endsAt: new Date('2027-01-01T00:00:00Z') },
      };
      expect(await find(await make(more))).toMatchObject({ ...TERMS, ...more, version: 1, used: 0 });
    });

    it('count what orders take where they have limits, up to these, and free it once', async () => {
      const { discounts, reserve, counts, make } = await scene();
      const id = await make({ maxUses: 2, budget: Money.ofCents(500) });
      const [first, second, third] = [await reserve(id), await reserve(id), await reserve(id)];
      expect([typeof first, typeof second, third]).toEqual(['string', 'string', null]);
      expect(await counts(id)).toEqual([2, 500]);
      await discounts.use(String(first));
      for (const _ of [1, 2]) await discounts.release(String(second));
      expect(await counts(id)).toEqual([1, 250]);
      expect(await reserve(id, { ownCents: 251 })).toBeNull();
      expect(await counts(id)).toEqual([1, 250]);
    });

    it('are lent by an order that has them to the one that comes for it, and had by it again', async () => {
      const { discounts, reserve, order, counts, make } = await scene();
      const [id, other] = [await make({ maxUses: 1 }), await make({ maxUses: 1 })];
      const first = String(await reserve(id));
      await discounts.use(first);
      await discounts.release(first, [other]);
      expect(await counts(id)).toEqual([1, 250]);
      await discounts.release(first, [id]);
      const second = String(await reserve(id));
      expect(await counts(id)).toEqual([1, 250]);
      await discounts.release(second);
      await discounts.restore(first);
      expect(await counts(id)).toEqual([1, 250]);
      const { had } = await discounts.had((await order()).buyer, [id], []);
      expect(had.get(id)?.uses).toBe(1);
    });

    it('are not taken by terms that have changed, and count nothing without limits', async () => {
      const { reserve, counts, make } = await scene();
      const id = await make({});
      expect(await reserve(id, { version: 2 })).toBeNull();
      expect(typeof (await reserve(id))).toBe('string');
      expect(await counts(id)).toEqual([0, 0]);
    });

    it('are counted by the terms of today where they were promised, and not at all once they are gone', async () => {
      const { discounts, make } = await scene();
      const [free, few] = [await make({}), await make({ maxUses: 3 })];
      const then = { version: 7, cents: 250, ownCents: 250 };
      const promised = [free, few, '01990000-0000-7000-8000-0000000000ff'].map((id) => ({
        ...then,
        id,
        isCounted: id === free,
      }));
      const renewed = await discounts.renewed(promised);
      expect(renewed.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { ...then, id: free, version: 1, isCounted: false },
        { ...then, id: few, version: 1, isCounted: true },
      ]);
      expect(await discounts.renewed([])).toEqual([]);
    });

    it('know what a shopper has had, without orders that are replaced', async () => {
      const { discounts, reserve, order, make } = await scene();
      const id = await make({ perCustomer: 2 });
      const [first] = [await reserve(id), await reserve(id)];
      expect(await reserve(id)).toBeNull();
      const { buyer } = await order();
      const { had } = await discounts.had(buyer, [id], []);
      expect(had.get(id)).toEqual({ uses: 2, freed: 0, freedCents: 0 });
      const { had: without } = await discounts.had(buyer, [id], [String(first)]);
      expect(without.get(id)).toEqual({ uses: 1, freed: 1, freedCents: 250 });
    });
  });
}
