import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { ALL_GOODS } from '../domain/discount.js';
import type { WantedDiscount } from '../domain/discount-terms.js';
import { InMemoryDiscounts } from '../testing/in-memory-discounts.js';
import { PastOrders, PreviewDiscount, type PastOrder } from './preview-discount.js';

const groups = new InMemoryMembership(new Map([['trade', ['bob']]]));
const NOW = new Date('2026-11-28T12:00:00Z');

class KeptOrders extends PastOrders {
  asked: Date | undefined;
  constructor(private readonly orders: PastOrder[]) {
    super();
  }

  override since(moment: Date): Promise<PastOrder[]> {
    this.asked = moment;
    return Promise.resolve(this.orders);
  }
}

const usd = (cents: number) => Money.ofCents(cents);
const order = (more: Partial<PastOrder> = {}): PastOrder => ({
  ...{ accountId: 'ann', country: 'UG', isFirst: true, delivery: usd(500), exchange: null },
  goods: [{ productId: 'p', quantity: 2, unitPrice: usd(1_000) }],
  ...more,
});
const wanted = (more: Partial<WantedDiscount> = {}): WantedDiscount => ({
  ...{ name: 'Draft', kind: 'percent', values: { percent: 10 }, scope: ALL_GOODS, minTotal: usd(0) },
  ...{ countries: [], groupIds: [], firstOrderOnly: false, byCode: false, combines: true, priority: 0 },
  ...{ maxUses: null, perCustomer: null, budget: null, isActive: true, startsAt: null, endsAt: null },
  ...more,
});

async function tried(orders: PastOrder[], more: Partial<WantedDiscount> = {}) {
  const past = new KeptOrders(orders);
  const preview = new PreviewDiscount(past, new InMemoryDiscounts(), groups, { now: () => NOW });
  const { applied, taken, orders: seen } = await preview.previewDiscount(wanted(more));
  expect(past.asked?.toISOString()).toBe('2026-10-29T12:00:00.000Z');
  expect(seen).toBe(orders.length);
  return [applied, taken.cents];
}

describe('what a discount would have done', () => {
  it('is counted over the orders that it is for', async () => {
    expect(await tried([])).toEqual([0, 0]);
    expect(await tried([order(), order()])).toEqual([2, 400]);
    expect(await tried([order(), order({ country: 'KE' })], { countries: ['KE'] })).toEqual([1, 200]);
    expect(await tried([order(), order({ isFirst: false })], { firstOrderOnly: true })).toEqual([1, 200]);
    expect(await tried([order(), order({ accountId: 'bob' })], { groupIds: ['trade'] })).toEqual([1, 200]);
    expect(await tried([order()], { minTotal: usd(2_001) })).toEqual([0, 0]);
    expect(await tried([order()], { kind: 'delivery', values: {} })).toEqual([1, 500]);
  });

  it('ends with its limits, in the order in which orders came', async () => {
    const [ann, bob] = [order(), order({ accountId: 'bob' })];
    expect(await tried([ann, ann, bob], { perCustomer: 1 })).toEqual([2, 400]);
    expect(await tried([ann, ann, bob], { maxUses: 1 })).toEqual([1, 200]);
    expect(await tried([ann, ann, bob], { budget: usd(450) })).toEqual([2, 400]);
  });

  it('is told in the currency of the shop', async () => {
    const exchange = { code: 'JPY', rate: 150, roundTo: 1, published: null, at: '2026-11-01T00:00:00Z' };
    const yen = Money.ofCents(3_000, Currency.of('JPY'));
    const goods = [{ productId: 'p', quantity: 1, unitPrice: yen }];
    expect(await tried([order({ goods, delivery: yen, exchange })])).toEqual([1, 200]);
    expect(
      await tried([order({ goods, delivery: yen, exchange })], { kind: 'amount', values: { amount: 5 } }),
    ).toEqual([1, 500]);
  });
});
