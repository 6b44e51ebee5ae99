import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { apiKeysContract } from './api-keys-contract.js';
import { InMemoryApiKeys } from './in-memory-api-keys.js';

apiKeysContract('in memory', () => {
  const keys = new InMemoryApiKeys();
  const good = (id: string) => keys.good(id);
  return Promise.resolve({ keys, unit: new DirectUnitOfWork(), ann: v7(), bob: v7(), nextId: v7, good });
});
