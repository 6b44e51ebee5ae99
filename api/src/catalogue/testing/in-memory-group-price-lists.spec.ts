import { groupPriceListsContract } from './group-price-lists-contract.js';
import { InMemoryGroupPriceLists } from './in-memory-group-price-lists.js';

groupPriceListsContract('in memory', () => {
  const groups = [
    { id: 'g1', name: 'Friends' },
    { id: 'g2', name: 'Wholesale' },
  ] as const;
  const lists = new InMemoryGroupPriceLists(new Map(groups.map(({ id, name }) => [id, name])));
  const variants = ['s', 'l'] as const;
  const product = () => {
    lists.put(
      'tee',
      ...variants.map((variantId) => ({ variantId, sku: variantId, options: {}, priceCents: 2_500 })),
    );
    return Promise.resolve({ id: 'tee', variants });
  };
  return Promise.resolve({ lists, product, groups, nobody: 'nobody' });
});
