import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { ALL_GOODS, type Discount } from './discount.js';
import { asksShopper, isForSome } from './fitting.js';

const money = (cents: number) => Money.ofCents(cents);
const discount = (more: Partial<Discount> = {}): Discount => ({
  ...{ id: 'd', version: 1, name: 'Spring', kind: 'percent', values: { percent: 10 }, scope: ALL_GOODS },
  ...{ minTotal: money(0), countries: [], groupIds: [], firstOrderOnly: false, byCode: false },
  ...{ combines: true, priority: 0, maxUses: null, perCustomer: null, budget: null, isActive: true },
  ...{ startsAt: null, endsAt: null, used: 0, spent: money(0) },
  ...more,
});

describe('whether the past of a shopper is asked for', () => {
  it.each([
    ['nothing is counted', {}, false],
    ['each may have it so often', { perCustomer: 3 }, true],
    ['it is for first orders', { firstOrderOnly: true }, true],
    ['uses are left', { maxUses: 5, used: 4 }, false],
    ['none is left, and a replaced order may give one back', { maxUses: 5, used: 5 }, true],
    ['its budget holds for all that is bought', { budget: money(1_000), spent: money(500) }, false],
    ['its budget may not', { budget: money(1_000), spent: money(501) }, true],
    ['nobody knows yet what delivery costs', { kind: 'delivery', budget: money(10_000) }, true],
  ] as const)('where %s', (_, more, isAsked) => {
    expect(asksShopper(discount(more), 500)).toBe(isAsked);
  });
});

describe('whether a discount is for any of the goods', () => {
  const lamp = { productId: 'lamp', quantity: 1, unitPrice: money(500) };
  const facts = new Map([['lamp', { categories: ['Home'], fields: { colour: 'red' } }]]);
  const named = (scope: Partial<Discount['scope']>) => discount({ scope: { ...ALL_GOODS, ...scope } });

  it.each([
    [{}, true],
    [{ products: ['lamp'] }, true],
    [{ products: ['cap'] }, false],
    [{ categories: ['Home'] }, true],
    [{ categories: ['Shoes'] }, false],
    [{ fields: [{ name: 'colour', value: 'red' }] }, true],
    [{ fields: [{ name: 'colour', value: 'blue' }] }, false],
  ])('by %j', (scope, isIt) => {
    expect(isForSome(named(scope), { goods: [lamp], facts })).toBe(isIt);
  });

  it('of a gift card only where it is named', () => {
    const goods = [{ ...lamp, isGiftCard: true }];
    expect(isForSome(named({}), { goods, facts })).toBe(false);
    expect(isForSome(named({ products: ['lamp'] }), { goods, facts })).toBe(true);
  });
});
