import { cartConsentsContract } from './cart-consents-contract.js';
import { InMemoryCartConsents } from './in-memory-cart-consents.js';

const HOUR = 3_600_000;

cartConsentsContract('in memory', () => {
  const consents = new InMemoryCartConsents();
  const { carts, orders, soldOut } = consents;
  const ann = { id: 'ann', email: 'ann@example.com' };
  const bob = { id: 'bob', email: 'bob@example.com' };
  for (const { id, email } of [ann, bob]) consents.emails.set(id, email);
  let count = 0;
  const cartOf = (accountId: string) => carts.get(accountId) ?? { changedAt: 0, lines: [] };
  const changed = (accountId: string, cart = cartOf(accountId)) => {
    carts.set(accountId, { ...cart, changedAt: Date.now() });
    return Promise.resolve();
  };
  return Promise.resolve({
    ...{ consents, newEmail: () => `reader-${(count += 1)}@example.com` },
    ...{ ann, bob },
    put: async (accountId) => {
      const goods = { productId: `product-${(count += 1)}`, variantId: `variant-${count}` };
      const { lines, changedAt } = cartOf(accountId);
      await changed(accountId, { changedAt, lines: [...lines, { ...goods, quantity: 2 }] });
      return goods;
    },
    sellOut: (variantId) => Promise.resolve(void soldOut.add(variantId)),
    change: (accountId) => changed(accountId),
    undone: async (work) => {
      const before = structuredClone(consents.consents);
      await work();
      consents.consents = before;
    },
    prove: (accountId) => Promise.resolve(void consents.proved.add(accountId)),
    order: ({ id, email }) => Promise.resolve(void orders.push({ accountId: id, email, at: Date.now() })),
    pass: (accountId, hours) => {
      const cart = cartOf(accountId);
      carts.set(accountId, { ...cart, changedAt: cart.changedAt - hours * HOUR });
      for (const one of consents.consents.filter((each) => each.accountId === accountId)) {
        one.askedAt -= hours * HOUR;
        if (one.remindedAt !== undefined) one.remindedAt -= hours * HOUR;
        if (one.failedAt !== undefined) one.failedAt -= hours * HOUR;
      }
      return Promise.resolve();
    },
  });
});
