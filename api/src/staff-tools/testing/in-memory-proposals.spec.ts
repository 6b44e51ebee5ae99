import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryProposals } from './in-memory-proposals.js';
import { proposalsContract } from './proposals-contract.js';

proposalsContract('in memory', () =>
  Promise.resolve({
    ...{ proposals: new InMemoryProposals(), unit: new DirectUnitOfWork() },
    ...{ owner: v7(), other: v7(), nextId: v7 },
  }),
);
