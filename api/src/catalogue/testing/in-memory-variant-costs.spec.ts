import { InMemoryVariantCosts } from './in-memory-variant-costs.js';
import { variantCostsContract } from './variant-costs-contract.js';

variantCostsContract('in memory', () => {
  const costs = new InMemoryVariantCosts();
  const about = { sku: 'TEE', options: {}, priceCents: 2_500, costCents: null, isBundle: false };
  return Promise.resolve({
    costs,
    nobody: 'nobody',
    product: () => {
      costs.put('tee', { ...about, variantId: 's' }, { ...about, variantId: 'm' });
      return Promise.resolve({ id: 'tee', variants: ['s', 'm'] as const });
    },
  });
});
