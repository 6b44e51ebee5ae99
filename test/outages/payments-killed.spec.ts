import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ApiProcess } from '../support/api-process.js';
import type { Client, Json } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';
import { deliver, delivered, sessionEvent } from '../support/webhooks.js';

/** The healthy process; each test kills another one of the same shop, at a point of its own. */
const shop = useOwnShop({ env: { PUBLIC_URL: 'http://localhost:4790' } });
const CALL = '/payments/create-checkout-session';
/** So many are in the middle of the same when the first of them comes to the point. */
const AT_ONCE = 20;

async function dying(point: string): Promise<ApiProcess> {
  return shop.startApi({ FAILPOINT: `${point}:kill`, WORKER: '0' });
}

const gone = (call: Promise<unknown>) =>
  call.then(
    () => false,
    () => true,
  );

/** Each call got no answer, but for those that were told to come again before. */
async function mustBeGone(calls: readonly Promise<{ status: number }>[]): Promise<void> {
  const ends = await Promise.all(
    calls.map((call) =>
      call.then(
        ({ status }) => status,
        () => 'gone',
      ),
    ),
  );
  expect(ends.filter((end) => end !== 503)).toEqual(ends.flatMap((end) => (end === 503 ? [] : ['gone'])));
  expect(ends).toContain('gone');
}

/** Whoever has not answered by now is taken for dead. */
const leasesAreOver = () =>
  shop.sql(`update idempotency_key set created_at = created_at - interval '1 minute' where status is null`);

/** As a good client does: the same key until there is an answer. */
async function again(shopper: Client, body: unknown, key: string) {
  return eventually(
    async () => shopper.post(CALL, body, { key }),
    (answer) => answer.status === 200,
  );
}

describe('the API killed while a purchase is on its way', () => {
  beforeAll(() => switches(shop, { webhooks: 'drop' }));
  afterAll(() => mustBeSound(shop));

  it.each([
    'before-place',
    'during-place',
    'after-place',
    'before-provider',
    'after-provider',
    'during-settle',
    'after-settle',
    'after-save',
  ])(
    '#16 R01 at %s with twenty purchases in hand leaves one order or none of each, and each client’s retry ends with one that can be paid',
    async (point) => {
      const [people, jacket] = [await crowd(shop, AT_ONCE), await goods(shop, { stock: AT_ONCE })];
      const buys = people.map((shopper) => ({ shopper, key: randomUUID() }));
      const api = await dying(point);
      await mustBeGone(
        buys.map(({ shopper, key }) => api.client.as(shopper.token).post(CALL, wanted(jacket), { key })),
      );
      await api.kill();
      await leasesAreOver();
      const answers: Json[] = [];
      for (const { shopper, key } of buys) answers.push((await again(shopper, wanted(jacket), key)).body);
      const ids = answers.map(({ data }) => String(data.orderId)).toSorted();
      const orders = await shop.sql<{ id: string }>(
        `select o.id from orders o join order_line l on l.order_id = o.id where l.variant_id = $1 order by 1`,
        [jacket.variantId],
      );
      expect(orders.map(({ id }) => id)).toEqual(ids);
      const sessions = await shop.sql<{ id: string }>(
        `select data->'metadata'->>'order_id' as id from sandbox.object
         where data->'metadata'->>'order_id' = any($1) and data->>'object' = 'checkout.session' order by 1`,
        [ids],
      );
      expect(sessions.map(({ id }) => id)).toEqual(ids);
      await payOnPage(shop, answers[0]?.url);
      await buys[0]?.shopper.post(
        '/payments/checkout-success',
        { sessionId: answers[0]?.id },
        { expect: 200 },
      );
      expect(await stockOf(shop, jacket)).toEqual({ on_hand: AT_ONCE - 1, held: AT_ONCE - 1 });
    },
  );

  it.each(['before-settle', 'during-settle', 'after-settle'])(
    '#15 R01 at %s while twenty webhooks are being taken: each charged once, and told by the next one',
    async (point) => {
      const [people, jacket] = [await crowd(shop, AT_ONCE), await goods(shop, { stock: AT_ONCE })];
      const sessions: Json[] = [];
      for (const shopper of people) sessions.push(await openSession(shopper, wanted(jacket)));
      for (const { url } of sessions) await payOnPage(shop, url);
      const ids = sessions.map(({ data }) => String(data.orderId)).toSorted();
      const api = await dying(point);
      const events = sessions.map(({ id }) => sessionEvent(id));
      await mustBeGone(events.map(async (event) => ({ status: await deliver(api.client, event) })));
      await api.kill();
      for (const event of events) expect(await delivered(shop.client, event)).toBe(200);
      await shop.sql(
        `update payment_attempt set next_check_at = now() where order_id = any($1) and state = 'open'`,
        [ids],
      );
      await runJob(shop, 'checkout.reconcile');
      const orders = await shop.sql(
        `select status, captured_cents::int as cents from orders where id = any($1)`,
        [ids],
      );
      expect(orders).toEqual(ids.map(() => ({ status: 'processing', cents: 2_549 })));
      const captures = await shop.sql<{ id: string }>(
        `select order_id as id from ledger_transaction where order_id = any($1) order by 1`,
        [ids],
      );
      expect(captures.map(({ id }) => id)).toEqual(ids);
      expect(await stockOf(shop, jacket)).toEqual({ on_hand: 0, held: 0 });
    },
  );

  it('#16 R01 before an order is cancelled leaves it as it was, and cancelling again ends it', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const { body } = await shopper.post(CALL, wanted(jacket), { expect: 200 });
    const path = `/orders/${body.data.orderId}/cancel`;
    const api = await dying('before-cancel');
    expect(await gone(api.client.as(shopper.token).put(path, {}))).toBe(true);
    await api.kill();
    expect((await orderOf(shopper, body.data.orderId)).status).toBe('pending');
    expect(await payOnPage(shop, body.url).catch(() => null)).toBeNull();
    await shopper.put(path, {}, { expect: 200 });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
  });

  it('#16 R01 after the provider took a refund gives the money back once: the same key goes again', async () => {
    const shopper = await shop.shopper();
    const { body } = await shopper.post(CALL, wanted(await goods(shop)), { expect: 200 });
    await payOnPage(shop, body.url);
    await shopper.post('/payments/checkout-success', { sessionId: body.id }, { expect: 200 });
    const api = await shop.startApi({ FAILPOINT: 'after-refund:kill' });
    shop.api.child.kill('SIGSTOP');
    try {
      await api.client
        .as(shopper.token)
        .put(`/orders/${body.data.orderId}/cancel`, {})
        .catch(() => null);
      await eventually(
        () => Promise.resolve(api.running),
        (running) => !running,
      );
      // by SQL, while the other process stands still: its regular job would send the refund
      const figures = `select refunded_cents::int as cents from orders where id = $1`;
      expect(await shop.sql(figures, [body.data.orderId])).toEqual([{ cents: 0 }]);
    } finally {
      shop.api.child.kill('SIGCONT');
    }
    await runJob(shop, 'checkout.reconcile');
    const order = await eventually(
      () => orderOf(shopper, body.data.orderId),
      (one) => one.paymentStatus === 'refunded',
    );
    expect(order).toMatchObject({ status: 'cancelled', amountRefunded: 25.49 });
    const sent = await shop.sql(
      `select 1 from sandbox.object where data->>'object' = 'refund' and data->'metadata'->>'order_id' = $1`,
      [body.data.orderId],
    );
    expect(sent).toHaveLength(1);
  });
});
