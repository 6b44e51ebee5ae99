import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { PostgresAddresses } from '../../api/src/accounts/adapters/persistence/postgres-addresses.js';
import { PostgresSessions } from '../../api/src/accounts/adapters/persistence/postgres-sessions.js';
import { addressesContract } from '../../api/src/accounts/testing/addresses-contract.js';
import { sessionsContract } from '../../api/src/accounts/testing/sessions-contract.js';
import { PostgresMailboxProofs } from '../../api/src/accounts/adapters/persistence/postgres-mailbox-proofs.js';
import { PostgresAlerts } from '../../api/src/alerts/adapters/persistence/postgres-alerts.js';
import { alertsContract } from '../../api/src/alerts/testing/alerts-contract.js';
import { PostgresConfirmations } from '../../api/src/email-confirmation/adapters/persistence/postgres-confirmations.js';
import { confirmationsContract } from '../../api/src/email-confirmation/testing/confirmations-contract.js';
import { PostgresEarlierOrders } from '../../api/src/earlier-orders/adapters/persistence/postgres-earlier-orders.js';
import { earlierOrdersContract } from '../../api/src/earlier-orders/testing/earlier-orders-contract.js';
import { PostgresFavorites } from '../../api/src/favorites/adapters/persistence/postgres-favorites.js';
import { favoritesContract } from '../../api/src/favorites/testing/favorites-contract.js';
import { PostgresCartConsents } from '../../api/src/left-carts/adapters/persistence/postgres-cart-consents.js';
import { cartConsentsContract } from '../../api/src/left-carts/testing/cart-consents-contract.js';
import { PostgresSubscribers } from '../../api/src/newsletter/adapters/persistence/postgres-subscribers.js';
import { subscribersContract } from '../../api/src/newsletter/testing/subscribers-contract.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { RateLimits } from '../../api/src/platform/rate-limit/rate-limits.js';
import { PostgresUnpaidOrders } from '../../api/src/unpaid-orders/adapters/persistence/postgres-unpaid-orders.js';
import { unpaidOrdersContract } from '../../api/src/unpaid-orders/testing/unpaid-orders-contract.js';
import { goods } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { prove } from '../support/second-factors.js';
import { clock, ids, person, useStores } from '../support/stores.js';

const { shop, parts, database, config } = useStores();

const two = async () => ({ ann: (await person(shop)).id, bob: (await person(shop)).id });
/** Says a later moment each time: two favorites of one moment have no order. */
function ticking() {
  let last = clock.now().getTime();
  return { now: () => new Date((last += 1)) };
}
const limits = () => new RateLimits(database(), config());
const newEmail = () => `${v7()}@example.com`;
const withdraw = async (productId: string) => {
  await shop.sql(`update product set status = 'archived' where id = $1`, [productId]);
};

addressesContract('in PostgreSQL', async () => {
  const { database: own, unit } = parts();
  return { addresses: new PostgresAddresses(own, unit, ids), ...(await two()), unknownId: v7() };
});

sessionsContract('in PostgreSQL', async () => {
  const { ann, bob } = await two();
  await shop.sql('delete from session where account_id in ($1, $2)', [ann, bob]);
  const sessions = new PostgresSessions(database());
  const started = async (accountId: string) => {
    const [account] = await shop.sql<{ hash: string }>(
      'select password_hash as hash from account where id = $1',
      [accountId],
    );
    const session = { id: v7(), accountId, passwordHash: account?.hash ?? '', remember: false };
    const device = { userAgent: 'Firefox', ip: '203.0.113.9', device: 'laptop', secondFactor: false };
    await sessions.open({ ...session, ...device });
    return session.id;
  };
  const [third, second, first] = [await started(ann), await started(ann), await started(ann)];
  return { sessions, ann, anns: [first, second, third], bob, bobs: await started(bob), unknownId: v7() };
});

earlierOrdersContract('in PostgreSQL', async () => {
  let now = clock.now().getTime();
  const [proved, unproved] = [await person(shop), await person(shop)];
  await new PostgresMailboxProofs(database()).prove(proved.id);
  return {
    orders: new PostgresEarlierOrders(database(), { now: () => new Date(now) }, ids),
    ...{ proved, unproved, newId: () => v7() },
    wait: (days) => {
      now += days * 86_400_000;
    },
  };
});

favoritesContract('in PostgreSQL', async () => {
  const [mug, lamp, shirt] = [await goods(shop), await goods(shop), await goods(shop)];
  return {
    ...{ favorites: new PostgresFavorites(database(), ticking()), ...(await two()), withdraw },
    products: [mug.productId, lamp.productId, shirt.productId],
  };
});

confirmationsContract('in PostgreSQL', async () => ({
  confirmations: new PostgresConfirmations(database(), limits()),
  confirm: (accountId) => new PostgresMailboxProofs(database()).prove(accountId),
  ...(await two()),
}));

subscribersContract('in PostgreSQL', () =>
  Promise.resolve({ subscribers: new PostgresSubscribers(database(), ids, config(), limits()), newEmail }),
);

describe('the link by which a letter is left', () => {
  const before = { JWT_SECRET: 'the secret before, of 32 characters' };
  const after = { JWT_SECRET: 'the secret after it, of 32 letters' };
  const kept = (env: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string }) =>
    new PostgresSubscribers(
      database(),
      ids,
      readConfig({ DATABASE_URL: shop.databaseUrl, ...env }),
      limits(),
    );

  it.each([
    ['works while the previous secret counts', { ...after, JWT_SECRET_PREVIOUS: before.JWT_SECRET }, 'left'],
    ['is nobody’s once it counts no more', after, 'unknown'],
  ])('%s', async (_, now, isLeft) => {
    const token = (await kept(before).request(newEmail(), '198.51.100.7')) ?? '';
    const confirmed = await kept(before).confirm(token);
    expect(await kept(now).leave(confirmed?.unsubscribeToken ?? '')).toBe(isLeft);
  });
});

alertsContract('in PostgreSQL', async () => {
  await shop.sql('delete from stock_alert');
  const lamp = await goods(shop, { stock: 0, name: 'Lamp' });
  const mug = await goods(shop, { stock: 0, name: 'Mug' });
  const blue = v7();
  await shop.sql(
    `insert into variant (id, product_id, sku, options, position, price_cents)
     select $2::uuid, product_id, $2, '{"Colour": "Blue"}', 1, price_cents from variant where id = $1`,
    [lamp.variantId, blue],
  );
  await shop.sql('insert into stock (variant_id, initial, on_hand) values ($1, 0, 0)', [blue]);
  return {
    ...{ alerts: new PostgresAlerts(database(), ids, limits()), withdraw, unknownId: v7(), newEmail },
    lamp: { productId: lamp.productId, name: 'Lamp', red: lamp.variantId, blue },
    mug: { ...mug, name: 'Mug' },
    put: async (variantId, pieces) => {
      // one more is held by somebody
      await shop.sql('update stock set on_hand = $2 + 1, held = 1 where variant_id = $1', [
        variantId,
        pieces,
      ]);
    },
  };
});

cartConsentsContract('in PostgreSQL', async () => {
  const { database: own, unit } = parts();
  await shop.sql('delete from cart_consent');
  await shop.sql('delete from cart_stop');
  const [ann, bob] = [await person(shop), await person(shop)];
  return {
    ...{ consents: new PostgresCartConsents(own, ids, limits()), ann, bob, newEmail },
    put: async (accountId) => {
      const put = await goods(shop, { stock: 5 });
      await shop.sql(
        `insert into cart_line (id, account_id, variant_id, quantity, created_at) values ($1, $2, $3, 2, now())`,
        [v7(), accountId, put.variantId],
      );
      return put;
    },
    undone: async (work) => {
      const undo = new Error('undone');
      await unit
        .run(async () => {
          await work();
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
    },
    sellOut: async (variantId) => {
      await shop.sql('update stock set on_hand = 0 where variant_id = $1', [variantId]);
    },
    change: async (accountId) => {
      await shop.sql('update cart_line set changed_at = now() where account_id = $1', [accountId]);
    },
    prove: async (accountId) => {
      await prove(shop, accountId);
    },
    order: async ({ email }) => {
      // the moment of the database, a little later than that of the reminder
      await insertOrder(shop, { email, placedAt: new Date(Date.now() + 5) });
    },
    pass: async (accountId, hours) => {
      const ago = `- make_interval(hours => $2) where account_id = $1`;
      await shop.sql(`update cart_line set changed_at = changed_at ${ago}`, [accountId, hours]);
      for (const at of ['asked_at', 'reminded_at', 'failed_at'])
        await shop.sql(`update cart_consent set ${at} = ${at} ${ago}`, [accountId, hours]);
    },
  };
});

unpaidOrdersContract('in PostgreSQL', async () => {
  await shop.sql('delete from unpaid_order');
  const { database: own, unit } = parts();
  const [ann, bob] = [await person(shop), await person(shop)];
  return {
    ...{ unpaid: new PostgresUnpaidOrders(own), unit, ann: ann.id, bob: bob.id },
    order: async (accountId) => {
      const { email } = accountId === ann.id ? ann : bob;
      return (await insertOrder(shop, { email })).id;
    },
    settle: async (orderId) => {
      await shop.sql(`update orders set status = 'cancelled' where id = $1`, [orderId]);
    },
  };
});
