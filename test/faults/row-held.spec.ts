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

const waiting = (many: number) =>
  until(`${many} wait`, async () => {
    const rows = await shop.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length >= many;
  });

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

  it('is bought once for one key: who repeats it meanwhile is told at once, and behind it gets its answer', async () => {
    const [held, free] = [await goods(shop), await goods(shop)];
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const key = randomUUID();
    const buy = (who: Client, what: Goods, more = {}) =>
      who.post('/payments/cash', { ...wanted(what), amount: 10.2, ...more }, { key });
    const tries = await whileHeld(
      shop.databaseUrl,
      'select 1 from stock where variant_id = $1',
      [held.variantId],
      async () => {
        const bought = buy(first, held);
        await waiting(1);
        const repeated = await buy(first, held);
        return { repeated, others: await buy(second, free), bought: { answer: bought } };
      },
    );
    const { status, body } = await tries.bought.answer;
    expect([tries.repeated.status, tries.repeated.body.code]).toEqual([409, 'idempotency_key_in_use']);
    expect([status, tries.others.status]).toEqual([200, 200]);
    expect(await buy(first, held)).toMatchObject({ status: 200, body });
    const other = await buy(first, held, { amount: 10.21 });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await stockOf(shop, held)).toEqual({ on_hand: 10, held: 1 });
    await mustBeSound(shop);
  });

  it('leaves no key behind where the purchase is refused: it buys once there is something to buy', async () => {
    const [shopper, jacket, key] = [await shop.shopper(), await goods(shop), randomUUID()];
    const buy = () => shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key });
    const onShelf = (status: string) =>
      shop.sql(`update product set status = $2 where id = $1`, [jacket.productId, status]);
    await onShelf('archived');
    expect((await buy()).status).toBe(409);
    expect(await shop.sql(`select 1 from idempotency_key where key = $1`, [key])).toEqual([]);
    await onShelf('active');
    expect((await buy()).status).toBe(200);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
    await mustBeSound(shop);
  });
});

describe('an order whose row somebody holds', () => {
  async function paidOrder() {
    const [shopper, admin, jacket] = [await shop.shopper(), await shop.admin(), await goods(shop)];
    const session = await openSession(shopper, wanted(jacket));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    return { admin, orderId: String(session.data.orderId) };
  }

  const held = <T>(orderId: string, work: () => Promise<T>) =>
    whileHeld(shop.databaseUrl, 'select 1 from orders where id = $1', [orderId], work);
  const refundsOf = (orderId: string) => shop.sql(`select 1 from refund where order_id = $1`, [orderId]);

  it('R13 gives money back once for one key: who asks again while it waits is told at once', async () => {
    const { admin, orderId } = await paidOrder();
    const key = randomUUID();
    const refund = () =>
      admin.post(`/admin/orders/${orderId}/refunds`, { amount: 5, reason: 'torn' }, { key });
    const tries = await held(orderId, async () => {
      const first = refund();
      await waiting(1);
      return { again: await refund(), first: { answer: first } };
    });
    expect([tries.again.status, tries.again.body.code]).toEqual([409, 'idempotency_key_in_use']);
    expect((await tries.first.answer).status).toBe(200);
    const { body } = await eventually(refund, ({ status }) => status === 200);
    expect(body.refunds).toMatchObject([{ amount: 5 }]);
    expect(await refundsOf(orderId)).toHaveLength(1);
    await mustBeSound(shop);
  });

  it('R13 is cancelled once for one key, also when the first try was taken for dead and both wait', async () => {
    const { admin, orderId } = await paidOrder();
    const key = randomUUID();
    const cancel = () => admin.post(`/admin/orders/${orderId}/transitions`, { action: 'cancel' }, { key });
    const tries = await held(orderId, async () => {
      const first = cancel();
      await waiting(1);
      await shop.sql(`update idempotency_key set created_at = now() - interval '1 minute' where key = $1`, [
        key,
      ]);
      const second = cancel();
      await waiting(2);
      return { both: Promise.all([first, second]) };
    });
    expect((await tries.both).map(({ status }) => status).sort()).toEqual([200, 409]);
    await eventually(cancel, ({ status }) => status === 200);
    expect(await refundsOf(orderId)).toHaveLength(1);
    await mustBeSound(shop);
  });
});
