import { categoriesContract } from './categories-contract.js';
import { InMemoryCategories } from './in-memory-categories.js';

categoriesContract('in memory', () => {
  const categories = new InMemoryCategories();
  return Promise.resolve({
    categories,
    file: (...names) => Promise.resolve(String(categories.file(names))),
    filed: (id) => {
      const product = categories.products[Number(id)];
      return product ? Promise.resolve(product) : Promise.reject(new Error('no such product'));
    },
  });
});
