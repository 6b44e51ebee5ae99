import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { creditsContract } from './credits-contract.js';
import { InMemoryCredits } from './in-memory-credits.js';

let last = 0;
const nextId = () => `id-${(last += 1)}`;

creditsContract('in memory', () =>
  Promise.resolve({
    ...{ credits: new InMemoryCredits(), unit: new DirectUnitOfWork(), nextId },
    ...{ accountId: 'account', orderId: 'order' },
  }),
);
