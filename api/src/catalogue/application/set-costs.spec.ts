import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import { InMemoryVariantCosts } from '../testing/in-memory-variant-costs.js';
import { SetCosts } from './set-costs.js';

const owner = { accountId: 'owner', email: 'owner@example.com' } as Caller;

describe('what variants cost the shop', () => {
  let audit: KeptAudit;
  let useCase: SetCosts;
  beforeEach(() => {
    const costs = new InMemoryVariantCosts();
    const about = { options: {}, priceCents: 2_500, isBundle: false };
    costs.put(
      'tee',
      { ...about, variantId: 's', sku: 'TEE-S', costCents: 900 },
      { ...about, variantId: 'm', sku: 'TEE-M', costCents: 900 },
    );
    costs.put('set', { ...about, variantId: 'box', sku: 'BOX', costCents: 1_800, isBundle: true });
    audit = new KeptAudit();
    useCase = new SetCosts(costs, audit, new DirectUnitOfWork());
  });
  const costs = (variants: readonly { sku: string; costCents: number | null }[]) =>
    variants.map(({ sku, costCents }) => [sku, costCents]);

  it('is set of those that are named, and the audit log names them without the amount', async () => {
    const sent = [
      { variantId: 's', costCents: 1 },
      { variantId: 'm', costCents: null },
      { variantId: 's', costCents: 1_000 },
    ];
    expect(costs(await useCase.setCosts(owner, 'tee', sent))).toEqual([
      ['TEE-S', 1_000],
      ['TEE-M', null],
    ]);
    expect(audit.entries).toMatchObject([
      { action: 'adminSetProductCosts', entityId: 'tee', changes: { costs: ['TEE-S', 'TEE-M'] } },
    ]);
  });

  it('is none of a bundle, whose parts have theirs', async () => {
    const set = (costCents: number) => useCase.setCosts(owner, 'set', [{ variantId: 'box', costCents }]);
    await expect(set(1)).rejects.toMatchObject({
      code: 'bundle_has_no_cost',
      details: { fields: [{ field: 'costs.0.cost' }] },
    });
    expect(costs(await set(1_800))).toEqual([['BOX', 1_800]]);
  });

  it('is set of none when one that is named is of another product', async () => {
    const sent = [
      { variantId: 's', costCents: 1 },
      { variantId: 'mug', costCents: 1 },
    ];
    await expect(useCase.setCosts(owner, 'tee', sent)).rejects.toMatchObject({
      code: 'no_such_variants',
      details: { fields: [{ field: 'costs.1.variantId', message: 'The product has no such variant' }] },
    });
    await expect(useCase.setCosts(owner, 'mug', [])).rejects.toMatchObject({ code: 'product_not_found' });
    expect(audit.entries).toEqual([]);
  });
});
