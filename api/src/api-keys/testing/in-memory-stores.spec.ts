import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { Permission } from '../../kernel/permission.js';
import { apiKeysContract } from './api-keys-contract.js';
import { InMemoryApiKeys } from './in-memory-api-keys.js';

apiKeysContract('in memory', () => {
  const keys = new InMemoryApiKeys();
  const good = (id: string) => keys.good(id);
  const allow = (accountId: string, permissions: readonly Permission[]) => keys.allow(accountId, permissions);
  const close = (accountId: string) => keys.allow(accountId, []);
  const [unit, ann, bob] = [new DirectUnitOfWork(), v7(), v7()];
  return Promise.resolve({ keys, unit, ann, bob, nextId: v7, good, allow, close });
});
