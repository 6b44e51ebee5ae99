import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client } from '../support/client.js';
import { whileHeld } from '../support/held-row.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  stockOf,
  wanted,
  type Goods,
} from '../support/money.js';
import { until } from '../support/processes.js';
import { useShop } from '../support/use-shop.js';

/** Two seconds of waiting for the lock, and what the call takes besides. */
const LIMIT_MS = 3_000;

const shop = useShop();

describe('a product whose row somebody holds', () => {
  it('R13 is told to come again within three seconds, others are sold, and nothing is taken for it', async () => {
    const [held, free] = [await goods(shop), await goods(shop)];
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const timed = async (shopper: Client, what: Goods) => {
      const since = performance.now();
      const { status, headers } = await shopper.post('/payments/cash', { ...wanted(what), amount: 10.2 });
      return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - since };
    };
    const answers = await whileHeld(
      shop.databaseUrl,
      'select 1 from stock where variant_id = $1',
      [held.variantId],
      () => Promise.all([timed(first, held), timed(second, free)]),
    );
    expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
      [503, '2'],
      [200, null],
    ]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LIMIT_MS);
    expect(await stockOf(shop, held)).toEqual({ on_hand: 10, held: 0 });
    await first.post('/payments/cash', { ...wanted(held), amount: 10.2 }, { expect: 200 });
    await mustBeSound(shop);
  });
});

describe('an order whose row somebody holds', () => {
  it('R13 gives money back once for one key, also when the first try was taken for dead and both wait', async () => {
    const [shopper, admin, jacket] = [await shop.shopper(), await shop.admin(), await goods(shop)];
    const session = await openSession(shopper, wanted(jacket));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const { orderId } = session.data;
    const key = randomUUID();
    const refund = () =>
      admin.post(`/admin/orders/${orderId}/refunds`, { amount: 5, reason: 'torn' }, { key });
    const waiting = (many: number) =>
      until(`${many} wait`, async () => {
        const rows = await shop.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length >= many;
      });

    const tries = await whileHeld(
      shop.databaseUrl,
      'select 1 from orders where id = $1',
      [orderId],
      async () => {
        const first = refund();
        await waiting(1);
        await shop.sql(`update idempotency_key set created_at = now() - interval '1 minute' where key = $1`, [
          key,
        ]);
        const second = refund();
        await waiting(2);
        return { both: Promise.all([first, second]) };
      },
    );
    expect((await tries.both).map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await eventually(refund, ({ status }) => status === 200);
    expect(body.refunds).toMatchObject([{ amount: 5 }]);
    expect(await shop.sql(`select 1 from refund where order_id = $1`, [orderId])).toHaveLength(1);
    await mustBeSound(shop);
  });
});
