import { afterEach, describe, expect, it } from '@jest/globals';
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
import { useShop } from '../support/use-shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

const shop = useShop();

const nextPollAt = async (orderId: string) => {
  const [row] = await shop.sql<{ seconds: number }>(
    `select extract(epoch from next_check_at - updated_at)::int as seconds from payment_attempt where order_id = $1`,
    [orderId],
  );
  if (!row) throw new Error('no attempt');
  return row.seconds;
};

const isProcessed = async (eventId: string) => {
  const [row] = await shop.sql(`select processed_at from provider_event where event_id = $1`, [eventId]);
  return row?.['processed_at'] !== null;
};

describe('when a provider tells of money and does not answer the question after it', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('leaves the message unprocessed with 503, and finds the money within a pass once the provider answers', async () => {
    const shopper = await shop.shopper();
    await switches(shop, { webhooks: 'drop' });
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    await switches(shop, { webhooks: 'drop', answers: 'error' });
    const event = sessionEvent(session.id);
    expect(await deliver(shop.client, event)).toBe(503);
    expect(await isProcessed(event.id)).toBe(false);
    expect(await nextPollAt(session.data.orderId)).toBeLessThanOrEqual(10);
    await switches(shop, { webhooks: 'drop' });
    await shop.sql(`update payment_attempt set next_check_at = now() where provider_ref = $1`, [session.id]);
    await runJob(shop, 'checkout.look-again');
    // a regular pass of the same moment may have it in hand
    await eventually(
      () => orderOf(shopper, session.data.orderId),
      ({ paymentStatus }) => paymentStatus === 'paid',
    );
    expect(await deliver(shop.client, event)).toBe(200);
    expect(await isProcessed(event.id)).toBe(true);
  });

  it('answers the success page with 503, too', async () => {
    const shopper = await shop.shopper();
    await switches(shop, { webhooks: 'drop' });
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    await switches(shop, { webhooks: 'drop', answers: 'error' });
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 503 });
    await switches(shop, { webhooks: 'drop' });
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  });

  it('R26 looks three times a minute', async () => {
    await runJob(shop, 'checkout.reconcile');
    const passes = await shop.sql<{ at: number }>(
      `select extract(epoch from run_at)::int as at from graphile_worker.jobs
       where task_identifier = 'checkout.look-again' order by run_at`,
    );
    const [first, second] = passes.map(({ at }) => at);
    expect(passes).toHaveLength(2);
    expect(Number(second) - Number(first)).toBe(20);
  });
});
