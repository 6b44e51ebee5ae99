import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  orderOf,
  payOnPage,
  runJob,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

/** The healthy process; each test kills another one of the same shop, at a point of its own. */
const shop = useOwnShop({ env: { PUBLIC_URL: 'http://localhost:4790' } });
const CALL = '/payments/create-checkout-session';

async function dying(point: string): Promise<ApiProcess> {
  return shop.startApi({ FAILPOINT: `${point}:kill`, WORKER: '0' });
}

const gone = (call: Promise<unknown>) =>
  call.then(
    () => false,
    () => true,
  );

/** As a good client does: the same key until there is an answer. */
async function again(shopper: Client, body: unknown, key: string) {
  await shop.sql(
    `update idempotency_key set created_at = created_at - interval '1 minute' where status is null`,
  );
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
    '#16 R01 at %s leaves one order or none, and the client’s retry ends with one that can be paid',
    async (point) => {
      const shopper = await shop.shopper();
      const jacket = await goods(shop);
      const key = randomUUID();
      const api = await dying(point);
      expect(await gone(api.client.as(shopper.token).post(CALL, wanted(jacket), { key }))).toBe(true);
      await api.kill();
      const answer = await again(shopper, wanted(jacket), key);
      expect((await shopper.get('/orders/all')).body.meta.total).toBe(1);
      const sessions = await shop.sql(
        `select 1 from sandbox.object where data->'metadata'->>'order_id' = $1 and data->>'object' = 'checkout.session'`,
        [answer.body.data.orderId],
      );
      expect(sessions).toHaveLength(1);
      await payOnPage(shop, answer.body.url);
      await shopper.post('/payments/checkout-success', { sessionId: answer.body.id }, { expect: 200 });
      expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
    },
  );

  it.each(['before-settle', 'during-settle', 'after-settle'])(
    '#15 R01 at %s while a webhook is being taken: charged once, and told by the next one',
    async (point) => {
      const shopper = await shop.shopper();
      const jacket = await goods(shop);
      const { body } = await shopper.post(CALL, wanted(jacket), { expect: 200 });
      await payOnPage(shop, body.url);
      const api = await dying(point);
      const event = sessionEvent(body.id);
      expect(await gone(deliver(api.client, event))).toBe(true);
      await api.kill();
      expect(await deliver(shop.client, event)).toBe(200);
      await shop.sql(
        `update payment_attempt set next_check_at = now() where order_id = $1 and state = 'open'`,
        [body.data.orderId],
      );
      await runJob(shop, 'checkout.reconcile');
      expect(await orderOf(shopper, body.data.orderId)).toMatchObject({
        status: 'processing',
        amountPaid: 25.49,
      });
      const captures = await shop.sql(`select 1 from ledger_transaction where order_id = $1`, [
        body.data.orderId,
      ]);
      expect(captures).toHaveLength(1);
      expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
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
