import { InMemoryProducts, InMemoryProductStock, InMemorySkus } from './in-memory-products.js';
import { productsContract } from './products-contract.js';

let last = 0;

productsContract('in memory', () => {
  const [products, stock] = [new InMemoryProducts(), new InMemoryProductStock()];
  return Promise.resolve({
    ...{ products, stock, skus: new InMemorySkus(products), actorId: 'root' },
    nextId: () => `id-${(last += 1)}`,
    hold: (variantId, pieces) => Promise.resolve(void stock.held.set(variantId, pieces)),
    level: (variantId) => Promise.resolve(stock.shelves.get(variantId) ?? null),
    booked: (variantId) =>
      Promise.resolve(stock.book.filter((one) => one.variantId === variantId).map(({ reason }) => reason)),
    order: (productId) => Promise.resolve(void products.ordered.add(productId)),
  });
});
