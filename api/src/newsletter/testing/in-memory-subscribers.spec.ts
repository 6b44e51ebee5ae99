import { InMemorySubscribers } from './in-memory-subscribers.js';
import { subscribersContract } from './subscribers-contract.js';

subscribersContract('in memory', () => {
  let count = 0;
  const newEmail = () => `reader-${(count += 1)}@example.com`;
  return Promise.resolve({ subscribers: new InMemorySubscribers(), newEmail });
});
