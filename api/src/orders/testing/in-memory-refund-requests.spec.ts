import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryRefundRequests } from './in-memory-refund-requests.js';
import { refundRequestsContract } from './refund-requests-contract.js';

refundRequestsContract('in memory', () => {
  let count = 0;
  return Promise.resolve({
    ...{ requests: new InMemoryRefundRequests(), unit: new DirectUnitOfWork(), orderId: 'order' },
    ...{ otherId: 'other', sam: 'sam', boss: 'boss', nextId: () => `request-${(count += 1)}` },
  });
});
