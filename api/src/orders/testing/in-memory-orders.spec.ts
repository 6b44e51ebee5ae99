import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryOrders } from './in-memory-orders.js';
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
