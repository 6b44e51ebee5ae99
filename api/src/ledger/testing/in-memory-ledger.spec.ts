import { InMemoryLedger } from './in-memory-ledger.js';
import { ledgerContract } from './ledger-contract.js';

ledgerContract('in memory', () =>
  Promise.resolve({
    ledger: new InMemoryLedger(),
    orderId: 'order',
    tenderId: 'payment',
    attemptIds: ['first', 'second'],
    objectId: 'money',
  }),
);
