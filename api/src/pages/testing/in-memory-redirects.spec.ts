import { v7 } from 'uuid';
import { InMemoryRedirects } from './in-memory-redirects.js';
import { redirectsContract } from './redirects-contract.js';

redirectsContract('in memory', () => {
  const redirects = new InMemoryRedirects(() => new Date('2026-11-28T10:00:00.000Z'));
  const products = [v7(), v7()] as const;
  redirects.products.add(products[0]);
  return Promise.resolve({ redirects, nextId: v7, products });
});
