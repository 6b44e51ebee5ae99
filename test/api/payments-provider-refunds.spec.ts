import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { form, openSandbox, type Wire } from '../contract/stripe-sandbox-up.js';
import type { Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  refunded,
  runJob,
  switches,
  wanted,
} from '../support/money.js';
import type { Shop } from '../support/shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

let shop: Shop;
let wire: Wire;

async function paidOrder() {
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop)));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const orderId = String(session.data.orderId);
  const [attempt] = await shop.sql<{ provider_intent: string }>(
    `select provider_intent from payment_attempt where order_id = $1`,
    [orderId],
  );
  return { shopper, orderId, intent: attempt?.provider_intent ?? '' };
}

/** Ten dollars go back by hand, in the provider's own dashboard. */
const giveBack = async (intent: string): Promise<Json> =>
  (await wire.post('/v1/refunds', form({ payment_intent: intent, amount: 1_000 }))).body;

const amountsAtProvider = async (intent: string): Promise<number[]> =>
  (await wire.get('/v1/refunds', { payment_intent: intent })).body.data.map(({ amount }: Json) => amount);

const refundsOf = (orderId: string) => shop.sql(`select status from refund where order_id = $1`, [orderId]);

describe('a refund that was made at the provider', () => {
  beforeAll(async () => void ({ shop, wire } = await openSandbox()));
  afterAll(() => shop.close());
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('comes into the books once, and no second one is sent', async () => {
    const { shopper, orderId, intent } = await paidOrder();
    await giveBack(intent);
    const order = await eventually(() => orderOf(shopper, orderId), refunded);
    expect(order).toMatchObject({ amountRefunded: 10, refunds: [{ reason: 'made at the provider' }] });
    await runJob(shop, 'checkout.reconcile');
    expect(await amountsAtProvider(intent)).toEqual([1_000]);
  });

  it('#16 is looked at and not sent when the shop ended before it was in the books', async () => {
    await switches(shop, { webhooks: 'drop' });
    const { shopper, orderId, intent } = await paidOrder();
    const { id } = await giveBack(intent);
    await shop.sql(
      `insert into refund (id, order_id, tender_id, attempt_id, amount_cents, currency, status, provider_ref,
         idempotency_key, actor_kind, created_at, updated_at)
       select $1, order_id, tender_id, id, 1000, 'USD', 'requested', $2::text, 'adopted:' || $2, 'provider', now(), now()
       from payment_attempt where order_id = $3 on conflict do nothing`,
      [v7(), id, orderId],
    );
    await runJob(shop, 'checkout.reconcile');
    expect(await amountsAtProvider(intent)).toEqual([1_000]);
    expect(await eventually(() => orderOf(shopper, orderId), refunded)).toMatchObject({ amountRefunded: 10 });
  });

  it('#15 is known whole or not at all when it could not be written down', async () => {
    await switches(shop, { webhooks: 'drop' });
    const { shopper, orderId, intent } = await paidOrder();
    const refund = await giveBack(intent);
    const event = sessionEvent(refund.id, { type: 'refund.created', data: { object: refund } });
    await shop.sql(`create function no_luck() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full' using errcode = 'disk_full'; end $$`);
    await shop.sql(`create trigger no_luck before insert on ledger_transaction execute function no_luck()`);
    expect(await deliver(shop.client, event)).toBe(503);
    expect(await refundsOf(orderId)).toEqual([]);
    await shop.sql('drop function no_luck cascade');
    expect(await deliver(shop.client, event)).toBe(200);
    expect(await refundsOf(orderId)).toEqual([{ status: 'succeeded' }]);
    expect((await orderOf(shopper, orderId)).amountRefunded).toBe(10);
  });
});
