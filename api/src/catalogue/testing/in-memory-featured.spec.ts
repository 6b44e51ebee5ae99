import { featuredContract } from './featured-contract.js';
import { InMemoryFeatured } from './in-memory-featured.js';

featuredContract('in memory', () => {
  const ids = ['a', 'b', 'c', 'd'] as const;
  return Promise.resolve({ featured: new InMemoryFeatured(ids), ids });
});
