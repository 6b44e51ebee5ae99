import { confirmationsContract } from './confirmations-contract.js';
import { InMemoryConfirmations } from './in-memory-confirmations.js';

confirmationsContract('in memory', () => {
  const confirmations = new InMemoryConfirmations();
  const confirm = (accountId: string) => confirmations.confirm(accountId);
  return Promise.resolve({ confirmations, confirm, ann: 'ann', bob: 'bob' });
});
