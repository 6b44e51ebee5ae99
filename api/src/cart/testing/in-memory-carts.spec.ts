import { cartsContract } from './carts-contract.js';
import { InMemoryCarts, type Sold } from './in-memory-carts.js';

cartsContract('in memory', () => {
  const sold: Sold[] = [];
  const offer = (stock: number | null) => {
    const one = {
      productId: `product-${sold.length}`,
      variantId: `variant-${sold.length}`,
      price: 25.49,
      stock,
    };
    sold.push(one);
    return Promise.resolve(one);
  };
  return Promise.resolve({ carts: new InMemoryCarts(sold), ann: 'ann', bob: 'bob', offer });
});
