import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryOrderLetters } from './in-memory-order-letters.js';
import { orderLettersContract } from './order-letters-contract.js';

let made = 0;
orderLettersContract('in memory', () =>
  Promise.resolve({
    ...{ letters: new InMemoryOrderLetters(), unit: new DirectUnitOfWork() },
    ...{ orderId: 'order', otherId: 'other', nextId: () => `letter-${(made += 1)}` },
  }),
);
