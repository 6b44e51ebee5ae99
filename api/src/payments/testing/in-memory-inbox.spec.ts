import { InMemoryInbox } from './in-memory-inbox.js';
import { inboxContract } from './inbox-contract.js';

inboxContract('in memory', () => {
  let count = 0;
  return Promise.resolve({ inbox: new InMemoryInbox(), nextId: () => `evt_${(count += 1)}` });
});
