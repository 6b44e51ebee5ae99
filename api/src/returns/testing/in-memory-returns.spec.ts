import { InMemoryReturns } from './in-memory-returns.js';
import { returnsContract } from './returns-contract.js';

returnsContract('in memory', () => {
  let count = 0;
  const nextId = () => `id-${(count += 1)}`;
  return Promise.resolve({
    returns: new InMemoryReturns({ now: () => new Date() }),
    orderId: 'order',
    nextId,
  });
});
