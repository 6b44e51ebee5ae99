import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { baseCurrency } from '../../kernel/currency.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import type { PricedVariant } from '../domain/sent-price.js';
import { InMemoryGroupPriceLists } from '../testing/in-memory-group-price-lists.js';
import { PriceBook, type PriceChangeOf } from './price-book.js';
import { MOST_GROUP_PRICES } from './group-price-lists.js';
import { SetPrices } from './set-prices.js';

const ERP: Caller = {
  ...{ accountId: 'erp', sessionId: 'key', role: 'admin', name: 'ERP', email: 'erp@example.com' },
  ...{ permissions: ['products.write'], refundLimit: 0, hasRecentLogin: false, hasSecondFactor: true },
};
const GROUP = '0194242c-c4dc-74a5-8894-e602b3059e01';
const idOf = (at: number) => `0194242c-c4dc-74a5-8894-${String(at).padStart(12, '0')}`;

/** Every variant is of a product of its own, and costs 20. */
class PlainBook extends PriceBook {
  readonly set_: PriceChangeOf[] = [];

  override lock(variantIds: readonly string[]): Promise<PricedVariant[]> {
    return Promise.resolve(
      variantIds.map((variantId) => ({
        ...{ variantId, productId: `of ${variantId}`, sku: variantId, priceCents: 2_000, ownPrices: {} },
        ...{ discount: 0, ends: false },
      })),
    );
  }

  override set(changes: readonly PriceChangeOf[]): Promise<void> {
    return Promise.resolve(void this.set_.push(...changes));
  }
}

/** Counts how often the book is written. */
class CountedAudit extends KeptAudit {
  written = 0;

  override record(...entries: Parameters<KeptAudit['record']>): Promise<void> {
    this.written += 1;
    return super.record(...entries);
  }
}

describe('Prices that another system sets', () => {
  let lists: InMemoryGroupPriceLists;
  let audit: CountedAudit;
  let prices: SetPrices;

  beforeEach(() => {
    lists = new InMemoryGroupPriceLists(new Map([[GROUP, 'Trade']]));
    audit = new CountedAudit();
    const groups = new InMemoryMembership(new Map([[GROUP, []]]));
    prices = new SetPrices(new PlainBook(), lists, groups, audit, new DirectUnitOfWork());
  });

  const put = (at: number) =>
    lists.put(`of ${idOf(at)}`, {
      ...{ variantId: idOf(at), sku: idOf(at), options: {}, priceCents: 2_000 },
    });
  const ofGroup = (variantId: string, from: number, price: number | null) => ({
    ...{ variantId, groupId: GROUP, from, price },
  });

  it('stand in the audit log by product, all of them written at once', async () => {
    const sent = Array.from({ length: 500 }, (_, at) => ({ variantId: idOf(at), price: 21 }));
    const results = await prices.setPrices(ERP, sent);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect([audit.written, audit.entries.length]).toEqual([1, 500]);
    expect(audit.entries[7]).toMatchObject({
      entityId: `of ${idOf(7)}`,
      changes: { prices: [{ before: 2_000, after: 2_100 }] },
    });
  });

  it('of groups are so many of a product at most, and take the place of those that are there', async () => {
    put(1);
    put(2);
    const [full, other] = [idOf(1), idOf(2)];
    const currency = baseCurrency().code;
    await lists.set(
      Array.from({ length: MOST_GROUP_PRICES }, (_, at) => ({
        ...{ groupId: at < 99 ? GROUP : `group ${Math.floor(at / 99)}`, variantId: full, currency },
        ...{ from: (at % 99) + 1, priceCents: 1_500 },
      })),
    );
    await prices.setPrices(ERP, [ofGroup(full, 99, null)]);
    const results = await prices.setPrices(ERP, [
      ...[ofGroup(full, 1, 14), ofGroup(full, 99, 13), ofGroup(other, 1, 15)],
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    await lists.set([{ groupId: GROUP, variantId: full, currency, from: 99, priceCents: null }]);
    await lists.set([{ groupId: 'another', variantId: full, currency, from: 1, priceCents: 1 }]);
    const [refused, kept] = await prices.setPrices(ERP, [...[ofGroup(full, 99, 13), ofGroup(full, 1, 12)]]);
    expect([refused, kept?.ok]).toEqual([
      { index: 0, ok: false, field: 'price', message: expect.stringContaining('at most 2000 prices') },
      true,
    ]);
    expect(audit.entries.at(-1)?.changes).toMatchObject({ prices: [{ before: 1_400, after: 1_200 }] });
  });
});
