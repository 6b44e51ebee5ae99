import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { InMemoryGroupPriceLists } from '../testing/in-memory-group-price-lists.js';
import { MOST_GROUP_PRICES } from './group-price-lists.js';
import { SetGroupPrices } from './set-group-prices.js';

const owner = { accountId: 'owner', email: 'owner@example.com' } as Caller;

describe('what groups pay for the variants of a product', () => {
  let audit: KeptAudit;
  let useCase: SetGroupPrices;
  beforeEach(() => {
    const lists = new InMemoryGroupPriceLists(new Map([['trade', 'Trade']]));
    lists.put('tee', { variantId: 's', sku: 'TEE-S', options: {}, priceCents: 2_500 });
    audit = new KeptAudit();
    const groups = new InMemoryMembership(new Map([['trade', []]]));
    useCase = new SetGroupPrices(lists, groups, audit, new DirectUnitOfWork());
  });
  const one = (priceCents: number | null, more: object = {}) => ({
    ...{ groupId: 'trade', variantId: 's', currency: 'USD', from: 1, priceCents, ...more },
  });

  it('is set of what is named, the last where something is named twice, and the audit log tells both', async () => {
    await useCase.setGroupPrices(owner, 'tee', [one(2_000), one(1_900)]);
    const { prices } = await useCase.setGroupPrices(owner, 'tee', [one(1_800), one(1_500, { from: 10 })]);
    expect(prices.map(({ from, priceCents }) => [from, priceCents])).toEqual([
      [1, 1_800],
      [10, 1_500],
    ]);
    expect(audit.entries.at(-1)).toMatchObject({
      ...{ action: 'adminSetGroupPrices', entity: 'product', entityId: 'tee' },
      changes: {
        groupPrices: [
          { sku: 'TEE-S', group: 'Trade', currency: 'USD', from: 1, before: 1_900, after: 1_800 },
          { sku: 'TEE-S', group: 'Trade', currency: 'USD', from: 10, before: null, after: 1_500 },
        ],
      },
    });
    const gone = await useCase.setGroupPrices(owner, 'tee', [one(null)]);
    expect(gone.prices.map(({ from }) => from)).toEqual([10]);
  });

  it('is set of nothing where one names what is not there', async () => {
    const set = (...sent: ReturnType<typeof one>[]) => useCase.setGroupPrices(owner, 'tee', sent);
    await expect(set(one(1), one(1, { variantId: 'mug' }))).rejects.toMatchObject({
      code: 'no_such_variants',
      details: { fields: [{ field: 'prices.1.variantId' }] },
    });
    await expect(set(one(1), one(1, { groupId: 'gone' }))).rejects.toMatchObject({
      code: 'no_such_groups',
      details: { fields: [{ field: 'prices.1.groupId' }] },
    });
    await expect(useCase.setGroupPrices(owner, 'mug', [one(1)])).rejects.toMatchObject({
      code: 'product_not_found',
    });
    const many = Array.from({ length: MOST_GROUP_PRICES + 1 }, (_, at) => one(1, { from: at + 1 }));
    await expect(set(...many)).rejects.toMatchObject({ code: 'too_many_group_prices' });
    expect(audit.entries).toEqual([]);
  });
});
