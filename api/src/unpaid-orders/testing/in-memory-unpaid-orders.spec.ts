import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryUnpaidOrders } from './in-memory-unpaid-orders.js';
import { unpaidOrdersContract } from './unpaid-orders-contract.js';

unpaidOrdersContract('in memory', () => {
  const unpaid = new InMemoryUnpaidOrders();
  let count = 0;
  return Promise.resolve({
    ...{ unpaid, unit: new DirectUnitOfWork(), ann: 'ann', bob: 'bob' },
    order: () => Promise.resolve(`order-${(count += 1)}`),
    settle: (orderId) => Promise.resolve(void unpaid.settled.add(orderId)),
  });
});
