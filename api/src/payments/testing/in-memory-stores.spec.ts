import { InMemoryAttempts, InMemoryTenders, InMemoryRefunds } from './in-memory-stores.js';
import { storesContract } from './stores-contract.js';

storesContract('in memory', () => {
  let count = 0;
  return Promise.resolve({
    tenders: new InMemoryTenders(),
    attempts: new InMemoryAttempts(),
    refunds: new InMemoryRefunds(),
    orderId: 'order',
    nextId: () => `id-${(count += 1)}`,
  });
});
