import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { handoversContract } from './handovers-contract.js';
import { InMemoryCredits } from './in-memory-credits.js';
import { InMemoryHandovers } from './in-memory-handovers.js';

let last = 0;
const nextId = () => `id-${(last += 1)}`;

handoversContract('in memory', () =>
  Promise.resolve({
    ...{ handovers: new InMemoryHandovers(), credits: new InMemoryCredits(), unit: new DirectUnitOfWork() },
    ...{ nextId, orderId: nextId() },
  }),
);
