import { favoritesContract } from './favorites-contract.js';
import { InMemoryFavorites } from './in-memory-favorites.js';

favoritesContract('in memory', () => {
  const favorites = new InMemoryFavorites();
  return Promise.resolve({
    ...{ favorites, ann: 'ann', bob: 'bob', products: ['mug', 'lamp', 'shirt'] },
    withdraw: (productId) => Promise.resolve(void favorites.hidden.add(productId)),
  });
});
