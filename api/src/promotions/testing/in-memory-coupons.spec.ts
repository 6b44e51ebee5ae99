import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { couponsContract } from './coupons-contract.js';
import { InMemoryCoupons } from './in-memory-coupons.js';
import { InMemoryWelcomeCoupons } from './in-memory-welcome-coupons.js';
import { welcomeCouponsContract } from './welcome-coupons-contract.js';

couponsContract('in memory', () => {
  const coupons = new InMemoryCoupons();
  let count = 0;
  return Promise.resolve({
    ...{ coupons, unit: new DirectUnitOfWork(), nextId: () => `coupon-${(count += 1)}` },
    use: (id) => Promise.resolve(void coupons.used.set(id, 1)),
  });
});

welcomeCouponsContract('in memory', () => {
  const coupons = new InMemoryWelcomeCoupons();
  let last = 0;
  return Promise.resolve({
    ...{ coupons, newCode: () => `WELCOME-${(last += 1)}` },
    count: (code) => Promise.resolve(coupons.codes.has(code) ? 1 : 0),
  });
});
