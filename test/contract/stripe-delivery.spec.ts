import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { until } from '../support/processes.js';
import type { Shop } from '../support/shop.js';
import { ScriptedProvider, json, type Recorded } from './stripe-client.js';
import { form, openSandbox, sessionParams, type Wire } from './stripe-sandbox-up.js';
import { Shopper } from './stripe-shopper.js';

const TYPES = ['payment_intent.succeeded', 'checkout.session.completed'];

let shop: Shop;
let wire: Wire;
let shopper: Shopper;
let sink: ScriptedProvider;
let secret = '';

/** A second listener beside the shop, so that the test sees what is sent. */
beforeAll(async () => {
  ({ shop, wire } = await openSandbox());
  shopper = new Shopper(shop.client.origin);
  sink = await new ScriptedProvider().open();
  const endpoint = form({ url: `${sink.origin}/hook`, enabled_events: TYPES });
  secret = String((await wire.post('/v1/webhook_endpoints', endpoint)).body.secret);
});
afterAll(async () => {
  await sink.close();
  await shop.close();
});
beforeEach(() => {
  sink.requests.length = 0;
  sink.answering = (_request, response) => json(response, 200, {});
});
afterEach(() => shop.sql(`delete from sandbox.setting where key = 'switches'`));

async function flip(switches: Record<string, string>): Promise<void> {
  const page = await shopper.open('/sandbox/log');
  const saved = await shopper.send('/sandbox/log/switches', page, {
    webhooks: 'none',
    answers: 'none',
    ...switches,
  });
  expect(saved.status).toBe(303);
}

async function pay(): Promise<string> {
  const { id } = (await wire.post('/v1/checkout/sessions', form(sessionParams()))).body as { id: string };
  await shopper.pay(id, '4242424242424242');
  return id;
}

async function arrived(count: number): Promise<Recorded[]> {
  await until(`${count} messages`, () => sink.requests.length >= count);
  return sink.requests;
}

const verified = (request: Recorded) =>
  Stripe.webhooks.constructEvent(request.body, String(request.headers['stripe-signature']), secret);
const typeOf = (request: Recorded) => (JSON.parse(request.body) as { type: string }).type;

describe('messages of the sandbox', () => {
  it('have arrived, signed over their exact bytes, before the shopper is sent back', async () => {
    await pay();
    // both are under way at once, so either may be the first
    expect(sink.requests.map((request) => verified(request).type).sort()).toEqual([...TYPES].sort());
  });

  it('are repeated until they are taken', async () => {
    let refusals = 1;
    sink.answering = (_request, response) => json(response, (refusals -= 1) >= 0 ? 500 : 200, {});
    await pay();
    const sent = await arrived(3);
    expect(new Set(sent.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(2);
    const [failed] = (await wire.get('/v1/events', { delivery_success: 'true', limit: '100' })).body
      .data as object[];
    expect(failed).toBeDefined();
  });

  it('are dropped, listed as undelivered, and delivered again from the log', async () => {
    await flip({ webhooks: 'drop' });
    await pay();
    expect(sink.requests).toEqual([]);
    const lost = (await wire.get('/v1/events', { delivery_success: 'false', 'types[0]': TYPES[1] ?? '' }))
      .body.data;
    expect(lost).toHaveLength(1);
    await flip({});
    const page = await shopper.open('/sandbox/log');
    const [row] = await shop.sql<{ id: string }>(
      `select id from sandbox.delivery where state = 'dropped' and url is not null and type = $1`,
      [TYPES[1]],
    );
    await shopper.send('/sandbox/log/redeliver', page, { id: row?.id ?? '' });
    expect(sink.requests.map((request) => verified(request).type)).toEqual([TYPES[1]]);
  });

  it('arrive twice', async () => {
    await flip({ webhooks: 'duplicate' });
    await pay();
    // two messages are under way at once, so only how often each came is certain
    expect((await arrived(4)).map(typeOf).sort()).toEqual([...TYPES, ...TYPES].sort());
  });

  it('arrive in the wrong order', async () => {
    await flip({ webhooks: 'reorder' });
    await pay();
    expect((await arrived(2)).map(typeOf)).toEqual([TYPES[1], TYPES[0]]);
  });

  it.each([
    ['wrong-signature', /signature/i],
    ['old-timestamp', /timestamp/i],
  ])('carry a %s, which nobody should take', async (fault, words) => {
    await flip({ webhooks: fault, redirectFirst: '1' });
    await pay();
    // both, so that none comes into the next test
    for (const request of await arrived(2)) expect(() => verified(request)).toThrow(words);
    await shop.sql(`update sandbox.delivery set state = 'failed' where state = 'waiting'`);
  });
});

describe('answers of the sandbox', () => {
  const params = form(sessionParams());
  const open = () => wire.post('/v1/checkout/sessions', params, { 'idempotency-key': 'lost' });

  it('are lost after the work was done, and given again to the same key', async () => {
    await flip({ answers: 'lost' });
    await expect(open()).rejects.toThrow('fetch failed');
    await flip({});
    expect((await open()).headers.get('idempotent-replayed')).toBe('true');
  });

  it('ask for a cent less, or fail', async () => {
    await flip({ answers: 'wrong-amount' });
    expect((await open()).body.amount_total).toBe(2998);
    await flip({ answers: 'error' });
    expect((await open()).status).toBe(500);
  });
});

describe('forms of the sandbox’s pages', () => {
  it.each([
    '/sandbox/log/switches',
    '/sandbox/log/redeliver',
    '/sandbox/phone',
    '/sandbox/checkout/cs_test_x',
  ])('at %s are refused without the token of the browser that got them', async (path) => {
    const stranger = new Shopper(shop.client.origin);
    const page = await shopper.open('/sandbox/log');
    expect((await stranger.send(path, page, {})).status).toBe(403);
  });

  it('carry a policy under which no script runs and no frame holds them', async () => {
    for (const path of ['/sandbox/log', '/sandbox/phone', '/sandbox/checkout/cs_test_x']) {
      const page = await shopper.open(path);
      const policy = page.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(page.html).not.toContain('<script');
    }
  });

  it('show what others wrote as text', async () => {
    const nasty = `<img src=x onerror="alert(1)">`;
    const session = await wire.post('/v1/checkout/sessions', form(sessionParams({ customer_email: nasty })));
    const page = await shopper.open(`/sandbox/checkout/${String(session.body.id)}`);
    expect(page.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(page.html).not.toContain(nasty);
  });
});
