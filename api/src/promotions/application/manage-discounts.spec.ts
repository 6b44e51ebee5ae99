import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { BudgetSpent } from '../../kernel/staff-budget.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { ALL_GOODS, type DiscountTerms } from '../domain/discount.js';
import { DiscountChanged, DiscountNotFound, type WantedDiscount } from '../domain/discount-terms.js';
import { DiscountStore, ManageDiscounts } from './manage-discounts.js';

class KeptDiscounts extends DiscountStore {
  readonly stored = new Map<string, DiscountTerms>();
  counted = { used: 0, spentCents: 0 };

  override lock(id: string) {
    const terms = this.stored.get(id);
    return Promise.resolve(terms && { terms, version: 1, ...this.counted });
  }

  override add(id: string, terms: DiscountTerms): Promise<void> {
    this.stored.set(id, terms);
    return Promise.resolve();
  }

  override change(id: string, terms: DiscountTerms): Promise<void> {
    return this.add(id, terms);
  }

  override remove(id: string): Promise<boolean> {
    return Promise.resolve(this.stored.delete(id));
  }
}

const owner = { accountId: 'boss', refundLimit: null, hasRecentLogin: true };
const clerk = { ...owner, accountId: 'sam', refundLimit: 10_000 };
const wanted = (more: Partial<WantedDiscount> = {}): WantedDiscount => ({
  ...{
    name: ' Spring ',
    kind: 'amount',
    values: { amount: 5 },
    scope: ALL_GOODS,
    minTotal: Money.ofCents(9_000),
  },
  ...{ countries: [], groupIds: [], firstOrderOnly: false, byCode: false, combines: true, priority: 0 },
  ...{ maxUses: null, perCustomer: null, budget: null, isActive: true, startsAt: null, endsAt: null },
  ...more,
});

describe('managing discounts', () => {
  let store: KeptDiscounts;
  let taken: number[];
  let manage: ManageDiscounts;
  beforeEach(() => {
    store = new KeptDiscounts();
    taken = [];
    const budget = {
      take: (_: string, cents: number, limit: number) =>
        Promise.resolve(taken.push(cents) > 0 && cents <= limit),
    };
    let count = 0;
    const ids = { next: () => `d${(count += 1)}` };
    manage = new ManageDiscounts(
      store,
      ids,
      new DirectUnitOfWork(),
      budget,
      new InMemoryMembership(new Map([['trade', []]])),
    );
  });

  it('keeps amounts in whole smallest units, and changes leave what is not named', async () => {
    const id = await manage.create(owner, wanted());
    expect(store.stored.get(id)).toMatchObject({ name: 'Spring', values: { amount: 500 } });
    await manage.change(owner, id, () => ({ priority: 4 }), 1);
    expect(store.stored.get(id)).toMatchObject({ values: { amount: 500 }, priority: 4 });
    await manage.change(owner, id, () => ({ kind: 'percent', values: { percent: 12.5 } }));
    expect(store.stored.get(id)?.values).toEqual({ percent: 12.5 });
  });

  it('does not go below what orders have taken', async () => {
    const id = await manage.create(owner, wanted());
    store.counted = { used: 3, spentCents: 1_500 };
    const change = (more: Partial<WantedDiscount>) => manage.change(owner, id, () => more);
    await expect(change({ maxUses: 2 })).rejects.toThrow('The discount has been used more often than that');
    await expect(change({ budget: Money.ofCents(1_499) })).rejects.toThrow(
      'More than that has been taken already',
    );
    await change({ maxUses: 3, budget: Money.ofCents(1_500) });
    expect(store.stored.get(id)).toMatchObject({ maxUses: 3 });
  });

  it('counts what takes more than half towards the limit of whoever gives it', async () => {
    const half = { values: { amount: 50 }, minTotal: Money.ofCents(9_000) };
    await expect(manage.create(clerk, wanted(half))).rejects.toThrow(BudgetSpent);
    await manage.create(clerk, wanted({ ...half, maxUses: 2 }));
    await manage.create(
      clerk,
      wanted({ kind: 'percent', values: { percent: 90 }, budget: Money.ofCents(800) }),
    );
    await manage.create(clerk, wanted());
    expect(taken).toEqual([10_000, 800]);
  });

  it('tells what is gone, and what somebody else was faster with', async () => {
    const id = await manage.create(owner, wanted());
    await expect(manage.change(owner, id, () => ({}), 7)).rejects.toThrow(DiscountChanged);
    await manage.remove(id);
    await expect(manage.remove(id)).rejects.toThrow(DiscountNotFound);
    await expect(manage.change(owner, id, () => ({}))).rejects.toThrow(DiscountNotFound);
  });

  it('names groups of customers that there are, each once, as their ids are kept', async () => {
    const scope = { ...ALL_GOODS, products: ['0194242C-AB'] };
    await manage.create(owner, wanted({ groupIds: ['trade', 'TRADE'], scope }));
    expect(store.stored.get('d1')).toMatchObject({
      groupIds: ['trade'],
      scope: { products: ['0194242c-ab'] },
    });
    await expect(manage.create(owner, wanted({ groupIds: ['trade', 'gone'] }))).rejects.toThrow(
      'There is no such group of customers',
    );
  });
});
