import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import type { Shop } from '../support/shop.js';
import { eventFaults } from './stripe-description.js';
import { form, openSandbox, sessionParams, type Wire } from './stripe-sandbox-up.js';
import { Shopper } from './stripe-shopper.js';

let shop: Shop;
let wire: Wire;
let shopper: Shopper;

beforeAll(async () => {
  ({ shop, wire } = await openSandbox({ WORKER: '0' }));
  shopper = new Shopper(shop.client.origin);
});
afterAll(() => shop.close());

const open = async () =>
  (await wire.post('/v1/checkout/sessions', form(sessionParams()))).body as { id: string };

describe('the end of a payment at the sandbox', () => {
  it('gives money back in parts and never more than there is', async () => {
    const intent = await paidIntent();
    const part = await wire.post(
      '/v1/refunds',
      form({ payment_intent: intent, amount: 1000, metadata: { refund_id: 'r1' } }),
    );
    expect(part.body).toMatchObject({ status: 'succeeded', amount: 1000, metadata: { refund_id: 'r1' } });
    const tooMuch = await wire.post('/v1/refunds', form({ payment_intent: intent, amount: 2000 }));
    expect([tooMuch.status, tooMuch.body.error.param]).toEqual([400, 'amount']);
    await wire.post('/v1/refunds', form({ payment_intent: intent }));
    const again = await wire.post('/v1/refunds', form({ payment_intent: intent }));
    expect(again.body.error.code).toBe('charge_already_refunded');
    const listed = (await wire.get('/v1/refunds', { payment_intent: intent })).body.data as {
      amount: number;
    }[];
    expect(listed.map(({ amount }) => amount)).toEqual([1999, 1000]);
  });

  it('disputes the payment of the disputing card', async () => {
    const { id } = await open();
    await shopper.pay(id, '4000000000000259');
    const [event] = (await wire.get('/v1/events', { type: 'charge.dispute.created', limit: '1' })).body
      .data as Stripe.Event[];
    expect(event && eventFaults(event)).toEqual([]);
    expect(event?.data.object).toMatchObject({ object: 'dispute', amount: 2999, status: 'needs_response' });
  });

  it('expires a session once, and not after it was paid', async () => {
    const { id } = await open();
    const expired = await wire.post(`/v1/checkout/sessions/${id}/expire`, '');
    expect(expired.body).toMatchObject({ status: 'expired', url: null });
    expect((await wire.post(`/v1/checkout/sessions/${id}/expire`, '')).status).toBe(400);
    const page = await shopper.open(`/sandbox/checkout/${id}`);
    expect(page.html).toContain('This payment page has expired');
    const paid = await open();
    await shopper.pay(paid.id, '4242424242424242');
    expect((await wire.post(`/v1/checkout/sessions/${paid.id}/expire`, '')).status).toBe(400);
  });

  it('ends a session when its time is up, whoever looks first', async () => {
    const { id } = await open();
    await shop.sql(`update sandbox.object set data = jsonb_set(data, '{expires_at}', '1000') where id = $1`, [
      id,
    ]);
    expect((await wire.get(`/v1/checkout/sessions/${id}`)).body.status).toBe('expired');
    const [event] = (await wire.get('/v1/events', { type: 'checkout.session.expired', limit: '1' })).body
      .data as Stripe.Event[];
    expect(event?.data.object).toMatchObject({ id });
  });
});

async function paidIntent(): Promise<string> {
  const { id } = await open();
  await shopper.pay(id, '4242424242424242');
  return String((await wire.get(`/v1/checkout/sessions/${id}`)).body.payment_intent);
}
