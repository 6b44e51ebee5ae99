import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import type { Shop } from '../support/shop.js';
import { eventFaults } from './stripe-description.js';
import { KEY, form, openSandbox, sessionParams, type Wire } from './stripe-sandbox-up.js';
import { Shopper } from './stripe-shopper.js';

let shop: Shop;
let wire: Wire;
let shopper: Shopper;

beforeAll(async () => {
  ({ shop, wire } = await openSandbox({ WORKER: '0' }));
  shopper = new Shopper(shop.client.origin);
});
afterAll(() => shop.close());

const open = async (more: object = {}) =>
  (await wire.post('/v1/checkout/sessions', form(sessionParams(more)))).body as { id: string; url: string };

/** What stands in the fields of the card form. */
const typedIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/name="(number|expiry|cvc)"\s+value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

describe('the sandbox in the place of Stripe', () => {
  it('opens a session with the sum of its lines and a page on the shop’s origin', async () => {
    const answer = await wire.post('/v1/checkout/sessions', form(sessionParams()));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      object: 'checkout.session',
      amount_total: 2999,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      livemode: false,
      url: `http://localhost/sandbox/checkout/${String(answer.body.id)}`,
    });
    expect(answer.body.id).toMatch(/^cs_test_\w{20,}$/);
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
  });

  it('takes a coupon off the total and shows it on the lines', async () => {
    await wire.post('/v1/coupons', form({ id: 'att_1', amount_off: 999, currency: 'usd', duration: 'once' }));
    const session = (
      await wire.post('/v1/checkout/sessions', form(sessionParams({ discounts: [{ coupon: 'att_1' }] })))
    ).body;
    expect(session).toMatchObject({ amount_subtotal: 2999, amount_total: 2000 });
    const lines = (await wire.get(`/v1/checkout/sessions/${String(session.id)}/line_items`)).body;
    const totals = lines.data.map((line: { amount_total: number }) => line.amount_total) as number[];
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(2000);
  });

  it('is paid by a good card: payment, charge and events as Stripe tells them', async () => {
    const { id } = await open();
    const paid = await shopper.pay(id, '4242424242424242');
    expect([paid.status, paid.location]).toEqual([303, `/payment-success?session_id=${id}`]);
    const session = (
      await wire.get(`/v1/checkout/sessions/${id}`, { 'expand[0]': 'payment_intent.latest_charge' })
    ).body;
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        amount_received: 2999,
        latest_charge: { paid: true, amount: 2999 },
      },
    });
    expect(session.payment_intent.latest_charge.payment_method_details.card.last4).toBe('4242');
    const events = (await wire.get('/v1/events', { limit: '10' })).body.data as Stripe.Event[];
    const types = events
      .filter((event) => JSON.stringify(event.data).includes(id))
      .map((event) => event.type);
    expect(types).toEqual(['checkout.session.completed']);
    expect(events.map((event) => event.type)).toContain('payment_intent.succeeded');
    for (const event of events) expect(eventFaults(event)).toEqual([]);
  });

  it('keeps the session open after a decline and takes another card', async () => {
    const { id } = await open();
    const declined = await shopper.pay(id, '4000000000000002');
    expect([declined.status, declined.html]).toEqual([
      422,
      expect.stringContaining('Your card was declined.'),
    ]);
    expect(typedIn(declined.html)).toEqual({ number: '4000 0000 0000 0002', expiry: '12 / 34', cvc: '' });
    const expanded = { 'expand[0]': 'payment_intent' };
    const meanwhile = (await wire.get(`/v1/checkout/sessions/${id}`, expanded)).body;
    expect(meanwhile).toMatchObject({
      status: 'open',
      payment_intent: { last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' } },
    });
    await shopper.pay(id, '4242424242424242');
    expect((await wire.get(`/v1/checkout/sessions/${id}`, expanded)).body).toMatchObject({
      payment_status: 'paid',
      payment_intent: { id: meanwhile.payment_intent.id, last_payment_error: null },
    });
  });

  it.each([
    ['4000000000009995', 'insufficient funds'],
    ['4000000000000069', 'expired'],
    ['4000000000000127', 'security code is incorrect'],
    ['4000000000000119', 'error occurred while processing'],
  ])('declines %s', async (number, words) => {
    const { id } = await open();
    const page = await shopper.pay(id, number);
    expect([page.status, page.html]).toEqual([422, expect.stringContaining(words)]);
  });

  it('asks for the second step of a 3-D Secure card, which may fail and be tried again', async () => {
    const { id } = await open();
    const asked = await shopper.pay(id, '4000002760003184');
    expect(asked.location).toBe(`/sandbox/3ds/${id}`);
    const step = await shopper.open(`/sandbox/3ds/${id}`);
    expect(step.html).toContain('3184');
    const failed = await shopper.send(`/sandbox/3ds/${id}`, step, { answer: 'fail' });
    expect([failed.status, failed.html]).toEqual([422, expect.stringContaining('unable to authenticate')]);
    expect(typedIn(failed.html)).toEqual({ number: '4000 0027 6000 3184', expiry: '12 / 34', cvc: '' });
    await shopper.pay(id, '4000002760003184');
    const again = await shopper.open(`/sandbox/3ds/${id}`);
    const done = await shopper.send(`/sandbox/3ds/${id}`, again, { answer: 'authorise' });
    expect(done.location).toContain(`session_id=${id}`);
    expect((await wire.get(`/v1/checkout/sessions/${id}`)).body.payment_status).toBe('paid');
  });

  it('registers webhook endpoints and cancels payments', async () => {
    const endpoint = await wire.post(
      '/v1/webhook_endpoints',
      form({
        url: 'http://127.0.0.1:9/hook',
        enabled_events: ['charge.failed'],
        api_version: Stripe.API_VERSION,
      }),
    );
    expect(endpoint.body.secret).toMatch(/^whsec_/);
    expect((await wire.get('/v1/webhook_endpoints')).body.data).toHaveLength(1);
    const { id } = await open();
    await shopper.pay(id, '4000000000000002');
    const intent = String((await wire.get(`/v1/checkout/sessions/${id}`)).body.payment_intent);
    expect((await wire.post(`/v1/payment_intents/${intent}/cancel`, '')).body.status).toBe('canceled');
    expect((await wire.post(`/v1/payment_intents/${intent}/cancel`, '')).status).toBe(400);
    expect((await wire.get(`/v1/payment_intents/${intent}`)).body.status).toBe('canceled');
  });

  it('pages through lists, newest first, without losing or doubling one', async () => {
    const opened = [await open(), await open(), await open()].map(({ id }) => id).reverse();
    const stripe = client();
    const seen: string[] = [];
    for await (const session of stripe.checkout.sessions.list({ limit: 1 })) {
      seen.push(session.id);
      if (seen.length === opened.length) break;
    }
    expect(seen).toEqual(opened);
  });
});

const client = () =>
  new Stripe(KEY, { host: '127.0.0.1', port: wire.port, protocol: 'http', telemetry: false });
