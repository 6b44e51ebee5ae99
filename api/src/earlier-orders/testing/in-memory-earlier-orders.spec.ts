import { randomUUID } from 'node:crypto';
import { earlierOrdersContract } from './earlier-orders-contract.js';
import { InMemoryEarlierOrders } from './in-memory-earlier-orders.js';

earlierOrdersContract('in memory', async () => {
  let now = Date.parse('2026-11-29T00:00:00Z');
  const proved = { id: randomUUID(), email: 'ann@example.com' };
  return {
    orders: new InMemoryEarlierOrders({ now: () => new Date(now) }, new Map([[proved.id, proved.email]])),
    ...{ proved, unproved: { id: randomUUID(), email: 'bob@example.com' }, newId: () => randomUUID() },
    wait: (days) => {
      now += days * 86_400_000;
    },
  };
});
