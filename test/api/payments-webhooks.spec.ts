import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import type { Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  switches,
  wanted,
} from '../support/money.js';
import { Shop } from '../support/shop.js';
import { useShop } from '../support/use-shop.js';
import { deliver, delivered, sessionEvent, type Signing } from '../support/webhooks.js';

const shop = useShop();
const now = () => Math.floor(Date.now() / 1000);

async function paidButUntold() {
  await switches(shop, { webhooks: 'drop' });
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop)));
  await payOnPage(shop, session.url);
  return { shopper, session, orderId: String(session.data.orderId) };
}

describe('the card provider’s messages', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it.each<[string, (event: Json) => Signing]>([
    ['without a signature', () => ({ header: '' })],
    ['with a signature of another secret', () => ({ secret: 'whsec_somebody_else' })],
    [
      'with one byte changed',
      (event) => ({ body: JSON.stringify(event).replace('"livemode":false', '"livemode":true ') }),
    ],
    ['written anew', (event) => ({ body: JSON.stringify(event, null, 1) })],
    ['of more than 300 seconds ago', () => ({ timestamp: now() - 301 })],
    ['of more than 300 seconds ahead', () => ({ timestamp: now() + 330 })],
    ['with nothing but an old scheme', () => ({ header: `t=${now()},v0=00` })],
  ])('#20 S49 are refused %s, and nothing is stored', async (_, signing) => {
    const { shopper, session, orderId } = await paidButUntold();
    const event = sessionEvent(session.id);
    expect(await deliver(shop.client, event, signing(event))).toBe(400);
    expect(await shop.sql(`select 1 from provider_event where event_id = $1`, [event.id])).toEqual([]);
    expect((await orderOf(shopper, orderId)).status).toBe('pending');
    await deliver(shop.client, event);
  });

  it.each<[string, Json]>([
    ['null', null],
    ['a list', []],
    ['a text', 'event'],
    ['no members', {}],
    ['an id that is a number', { id: 7 }],
    ['an id that is longer than any', { id: `evt_${'x'.repeat(70_000)}` }],
    ['an id with a zero byte', { id: 'evt_\0' }],
    ['a type that is null', { type: null }],
    ['no data', { data: null }],
    ['an object that is a list', { data: { object: [] } }],
    ['an object without members', { data: { object: {} } }],
    [
      'members that are objects',
      { data: { object: { id: {}, object: [], metadata: 5, payment_intent: [] } } },
    ],
    ['a zero byte in its payload', { data: { object: { id: 'cs_\0', object: 'checkout.session' } } }],
    ['a moment that is none', { created: 'yesterday' }],
  ])('are refused or stored, but never a fault of ours, when they have %s', async (_, odd) => {
    const isPart =
      typeof odd === 'object' && odd !== null && !Array.isArray(odd) && Object.keys(odd).length > 0;
    const event = isPart ? sessionEvent('cs_test_odd', odd) : odd;
    expect([200, 400]).toContain(await deliver(shop.client, event));
  });

  it('#21 S49 are refused when they come from the other mode', async () => {
    const { session } = await paidButUntold();
    expect(await deliver(shop.client, sessionEvent(session.id, { livemode: true }))).toBe(400);
    await deliver(shop.client, sessionEvent(session.id));
  });

  it('#20 S50 settle once when the same one comes again and again', async () => {
    const { shopper, session, orderId } = await paidButUntold();
    const event = sessionEvent(session.id);
    for (let time = 0; time < 5; time += 1) expect(await deliver(shop.client, event)).toBe(200);
    expect(
      (await orderOf(shopper, orderId)).timeline.filter((one: Json) => one.event === 'payment'),
    ).toHaveLength(1);
  });

  it('S50 are taken and left alone when they are about nothing of ours', async () => {
    expect(await deliver(shop.client, sessionEvent('cs_test_of_nobody'))).toBe(200);
    const other = sessionEvent('prod_1', {
      type: 'product.created',
      data: { object: { id: 'prod_1', object: 'product' } },
    });
    expect(await deliver(shop.client, other)).toBe(200);
    const outcomes = await shop.sql(`select outcome from provider_event where event_id = $1`, [other.id]);
    expect(outcomes).toEqual([{ outcome: 'ignored' }]);
  });

  it('#7 may say "expired" after the payment: the provider is asked, not believed', async () => {
    const { shopper, session, orderId } = await paidButUntold();
    const expired = sessionEvent(session.id, { type: 'checkout.session.expired' });
    expect(await deliver(shop.client, expired)).toBe(200);
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe('paid');
    await deliver(shop.client, sessionEvent(session.id));
    expect((await orderOf(shopper, orderId)).status).toBe('processing');
  });

  it('settle nothing when they announce a session that is still open', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    expect(await deliver(shop.client, sessionEvent(session.id))).toBe(200);
    expect((await orderOf(shopper, session.data.orderId)).paymentStatus).toBe('pending');
  });

  it('#12 settle nothing when the provider has another amount, and tell the shop', async () => {
    const { shopper, session, orderId } = await paidButUntold();
    await shop.sql(`update payment_attempt set amount_cents = amount_cents + 1 where order_id = $1`, [
      orderId,
    ]);
    expect(await deliver(shop.client, sessionEvent(session.id))).toBe(200);
    const order = await orderOf(shopper, orderId);
    expect([order.status, order.paymentStatus]).toEqual(['pending', 'pending']);
    const told = await shop.sql(
      `select 1 from outbox where topic = 'payment.mismatch' and payload->>'orderId' = $1`,
      [orderId],
    );
    expect(told).toHaveLength(1);
    await shop.sql(`update payment_attempt set amount_cents = amount_cents - 1 where order_id = $1`, [
      orderId,
    ]);
    await shop.sql(`update payment_attempt set next_check_at = now() where order_id = $1`, [orderId]);
    await runJob(shop, 'checkout.reconcile');
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe('paid');
  });

  it('#15 are not answered 200 when they could not be written down, and settle when they come again', async () => {
    const { shopper, session, orderId } = await paidButUntold();
    await shop.sql(`create function no_luck() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full' using errcode = 'disk_full'; end $$`);
    await shop.sql(`create trigger no_luck before insert on ledger_transaction execute function no_luck()`);
    const event = sessionEvent(session.id);
    expect(await deliver(shop.client, event)).toBe(503);
    expect((await orderOf(shopper, orderId)).status).toBe('pending');
    await shop.sql('drop function no_luck cascade');
    expect(await deliver(shop.client, event)).toBe(200);
    expect((await orderOf(shopper, orderId)).status).toBe('processing');
  });

  it('#28 leave no paid order without its mail, and no mail without its order', async () => {
    const { session, orderId } = await paidButUntold();
    await deliver(shop.client, sessionEvent(session.id));
    const rows = await eventually(
      () => shop.sql(`select delivered_at from outbox where dedupe_key = $1`, [`order.paid:${orderId}`]),
      (found) => found.length === 1 && found[0]?.['delivered_at'] !== null,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the door for the card provider’s messages', () => {
  it('S51 answers while no mail can leave, takes no more than 256 kB, and is not counted per address', async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve));
    const smtp = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const quiet = new Shop({ env: { SMTP_URL: smtp, RATE_LIMIT_FACTOR: '1' } });
    try {
      await quiet.open();
      await switches(quiet, { webhooks: 'drop' });
      const shopper = await quiet.shopper();
      const session = await openSession(shopper, wanted(await goods(quiet)));
      await payOnPage(quiet, session.url);
      const event = sessionEvent(session.id);
      expect(await deliver(quiet.client, event)).toBe(200);
      expect((await orderOf(shopper, session.data.orderId)).status).toBe('processing');
      const padded = (bytes: number) => {
        const about = { id: 'prod_1', object: 'product', description: '' };
        const more = sessionEvent('prod_1', { type: 'product.created', data: { object: about } });
        about.description = 'x'.repeat(bytes - JSON.stringify(more).length);
        return more;
      };
      expect(await deliver(quiet.client, padded(256 * 1024))).toBe(200);
      expect(await deliver(quiet.client, padded(256 * 1024 + 1))).toBe(413);
      const again = await Promise.all(Array.from({ length: 150 }, () => delivered(quiet.client, event)));
      expect(again.filter((status) => status !== 200)).toEqual([]);
      await mustBeSound(quiet);
    } finally {
      await quiet.close();
      mute.close();
    }
  });
});
