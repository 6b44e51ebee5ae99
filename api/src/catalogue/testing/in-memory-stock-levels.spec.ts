import { InMemoryStockLevels } from './in-memory-stock-levels.js';
import { stockLevelsContract } from './stock-levels-contract.js';

let made = 0;

stockLevelsContract('in memory', () => {
  const levels = new InMemoryStockLevels();
  return Promise.resolve({
    levels,
    put: (sku, onHand, held = 0) => {
      made += 1;
      levels.put({ variantId: `v${made}`, sku, onHand, held });
      return Promise.resolve(`v${made}`);
    },
    level: (variantId) => Promise.resolve(levels.level(variantId) ?? null),
    booked: (variantId) =>
      Promise.resolve(
        levels.booked
          .filter((one) => one.variantId === variantId)
          .map(({ delta, reason }) => ({ delta, reason })),
      ),
    actorId: 'till',
    nextSku: () => `SKU-${(made += 1)}`,
  });
});
