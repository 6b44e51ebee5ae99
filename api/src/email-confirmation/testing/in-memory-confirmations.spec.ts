import { confirmationsContract } from './confirmations-contract.js';
import { InMemoryConfirmations } from './in-memory-confirmations.js';

confirmationsContract('in memory', () =>
  Promise.resolve({ confirmations: new InMemoryConfirmations(), ann: 'ann', bob: 'bob' }),
);
