import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryOrders, InMemoryParcels, InMemoryTimeline } from './in-memory-orders.js';
import { orderBooksContract } from './order-books-contract.js';
import { ordersContract } from './orders-contract.js';

ordersContract('in memory', () => {
  let count = 0;
  return Promise.resolve({
    orders: new InMemoryOrders(),
    unit: new DirectUnitOfWork(),
    orderId: 'order',
    accountId: 'ann',
    nextId: () => `id-${(count += 1)}`,
  });
});

orderBooksContract('in memory', () => {
  const timeline = new InMemoryTimeline();
  const history = (orderId: string) =>
    Promise.resolve(
      timeline.entries
        .filter((entry) => entry.orderId === orderId)
        .map((entry) => ({ ...entry, detail: entry.detail ?? {} })),
    );
  return Promise.resolve({
    ...{ parcels: new InMemoryParcels(), timeline, orderId: 'order', otherId: 'other', history },
  });
});
