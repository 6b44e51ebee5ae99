import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { couponsContract } from './coupons-contract.js';
import { InMemoryCoupons } from './in-memory-coupons.js';

couponsContract('in memory', () => {
  const coupons = new InMemoryCoupons();
  let count = 0;
  return Promise.resolve({
    ...{ coupons, unit: new DirectUnitOfWork(), nextId: () => `coupon-${(count += 1)}` },
    use: (id) => Promise.resolve(void coupons.used.set(id, 1)),
  });
});
