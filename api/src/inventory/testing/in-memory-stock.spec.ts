import { InMemoryStock } from './in-memory-stock.js';
import { stockContract } from './stock-contract.js';

stockContract('in memory', () => {
  const stock = new InMemoryStock();
  let count = 0;
  const next = (what: string) => `${what}-${(count += 1)}`;
  return Promise.resolve({
    stock,
    put: (onHand) => {
      const variantId = next('variant');
      stock.put(variantId, onHand);
      return Promise.resolve(variantId);
    },
    level: (variantId) => Promise.resolve({ ...stock.level(variantId) }),
    orderId: () => Promise.resolve(next('order')),
  });
});
