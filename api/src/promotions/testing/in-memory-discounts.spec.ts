import { Money } from '../../kernel/money.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { Discount } from '../domain/discount.js';
import { discountsContract } from './discounts-contract.js';
import { InMemoryDiscounts } from './in-memory-discounts.js';

discountsContract('in memory', () => {
  const discounts = new InMemoryDiscounts();
  let count = 0;
  const next = () => `d${(count += 1)}`;
  return Promise.resolve({
    ...{ discounts, unit: new DirectUnitOfWork() },
    keep(terms) {
      const id = next();
      discounts.stored.set(id, { ...terms, id, version: 1, used: 0, spent: Money.ofCents(0) });
      return Promise.resolve(id);
    },
    find: (id) => Promise.resolve(discounts.stored.get(id) as Discount),
    order: () => Promise.resolve({ id: next(), buyer: { accountId: 'ann', mailbox: null } }),
  });
});
