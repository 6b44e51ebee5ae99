import { afterEach, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import {
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  switches,
  wanted,
} from '../support/money.js';
import { useOwnShop, useShop } from '../support/use-shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

const shop = useShop();
const strict = useOwnShop({ env: { RATE_LIMIT_FACTOR: '1' } });

describe('the watch over money', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('R26 lays both books side by side, settles what only the provider knew, and reports what it does not know', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const untold = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, untold.url);
    const strange = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, strange.url);
    await shopper.post('/payments/checkout-success', { sessionId: strange.id }, { expect: 200 });
    await shop.sql(`update payment_attempt set provider_ref = 'cs_test_vanished' where provider_ref = $1`, [
      strange.id,
    ]);
    await runJob(shop, 'checkout.compare-books');
    expect((await orderOf(shopper, untold.data.orderId)).paymentStatus).toBe('paid');
    const reports = await shop.sql(
      `select payload->>'ref' as ref from outbox where topic = 'payment.books_differ'`,
    );
    expect(reports.map((row) => row['ref'])).toContain('cs_test_vanished');
    const { body } = await (await shop.admin()).get('/admin/integrity', { expect: 200 });
    const { broken } = body.data.find((one: Json) => one.id === 'I7b');
    expect(new Set(broken.map((one: Json) => `${one.record}: ${one.detail}`))).toEqual(
      new Set([
        'session cs_test_vanished: paid in our book, unknown to the provider',
        `session ${strange.id}: paid at the provider, not in our book`,
      ]),
    );
    await shop.sql(`delete from outbox where topic = 'payment.books_differ'`);
    await shop.sql(`update payment_attempt set provider_ref = $1 where provider_ref = 'cs_test_vanished'`, [
      strange.id,
    ]);
  });

  it('#27 fetches the messages that the provider could not deliver', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    await runJob(shop, 'checkout.fetch-lost');
    expect((await orderOf(shopper, session.data.orderId)).paymentStatus).toBe('paid');
    const inbox = await shop.sql(`select outcome from provider_event where object_id = $1`, [session.id]);
    expect(inbox).toEqual([{ outcome: 'captured' }]);
  });

  it('#7 asks for the news of a refund again when it overtakes the news of its payment', async () => {
    const refund = { id: 're_early', object: 'refund', amount: 100, currency: 'usd', status: 'succeeded' };
    const event = sessionEvent('re_early', {
      type: 'refund.created',
      data: {
        object: { ...refund, payment_intent: 'pi_not_yet_known', created: 1_700_000_000, metadata: {} },
      },
    });
    expect(await deliver(shop.client, event)).toBe(503);
    const stored = await shop.sql(`select processed_at from provider_event where event_id = $1`, [event.id]);
    expect(stored).toEqual([{ processed_at: null }]);
  });

  it('is for administrators alone, and names each broken record', async () => {
    const [shopper, staff, admin] = [await shop.shopper(), await shop.staff(), await shop.admin()];
    expect((await shop.client.get('/admin/integrity')).status).toBe(401);
    expect((await shopper.get('/admin/integrity')).status).toBe(403);
    expect((await staff.get('/admin/integrity')).status).toBe(403);
    const jacket = await goods(shop);
    await shop.sql('update stock set on_hand = on_hand - 1 where variant_id = $1', [jacket.variantId]);
    const { body } = await admin.get('/admin/integrity', { expect: 200 });
    const broken = body.data.filter((one: { ok: boolean }) => !one.ok);
    expect(body.ok).toBe(false);
    expect(broken).toEqual([
      expect.objectContaining({
        id: 'I1',
        broken: [{ record: `variant ${jacket.variantId}`, detail: 'on hand 9, the book says 10' }],
      }),
    ]);
    await shop.sql('update stock set on_hand = on_hand + 1 where variant_id = $1', [jacket.variantId]);
  });

  it('S50 takes a message about nothing of ours, and tells the shop', async () => {
    const event = sessionEvent('cs_test_of_nobody_at_all');
    expect(await deliver(shop.client, event)).toBe(200);
    const told = await shop.sql(`select payload from outbox where topic = 'payment.unknown_object'
      and payload->>'eventId' = '${event.id}'`);
    expect(told).toHaveLength(1);
  });

  it('C5 #19 counts payments per phone and questions per shopper: nobody is pestered with prompts or guesses sessions', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const shopper = await strict.shopper();
      const body = { ...wanted(await goods(strict)), amount: 25.49, mobileNumber: '+256 770 000 450' };
      statuses.push((await shopper.post('/payments/mobile', body)).status);
    }
    expect(statuses.slice(0, 6)).not.toContain(429);
    expect(statuses[6]).toBe(429);
    const shopper = await strict.shopper();
    const guess = () => shopper.post('/payments/checkout-success', { sessionId: 'cs_test_guess' });
    const guesses: number[] = [];
    while (guesses.length < 300) {
      const some = await Promise.all(Array.from({ length: 20 }, guess));
      guesses.push(...some.map(({ status }) => status));
    }
    expect(new Set(guesses)).toEqual(new Set([404]));
    expect((await guess()).status).toBe(429);
  });
});
