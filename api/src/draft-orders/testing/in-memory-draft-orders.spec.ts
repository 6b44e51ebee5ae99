import { v7 } from 'uuid';
import { draftOrdersContract } from './draft-orders-contract.js';
import { InMemoryDraftOrders } from './in-memory-draft-orders.js';

draftOrdersContract('in memory', () =>
  Promise.resolve({
    drafts: new InMemoryDraftOrders(() => new Date('2026-11-28T10:00:00.000Z')),
    nextId: v7,
  }),
);
