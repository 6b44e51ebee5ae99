import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { API_VERSION, SHOP_EVENTS } from '../../api/sandbox/src/domain/wire/api.js';
import { SUBSCRIBED } from '../../api/src/payments/methods/card/event-reading.js';
import { ATTEMPT, properly, sessionFor } from './stripe-answers.js';
import { requestFaults } from './stripe-description.js';
import { ScriptedProvider, all, attempt, gatewayTo, json, type Recorded } from './stripe-client.js';
import { form, sessionParams } from './stripe-sandbox-up.js';

let scripted: ScriptedProvider;
beforeAll(async () => (scripted = await new ScriptedProvider().open()));
afterAll(() => scripted.close());
beforeEach(() => {
  scripted.requests.length = 0;
  scripted.answering = properly;
});

const faultsOf = (request: Recorded) =>
  requestFaults(request.method, request.path, request.method === 'GET' ? request.query : request.body);

const manyLines = Array.from({ length: 25 }, (_one, index) => ({
  name: `Thing ${index}`,
  quantity: 1,
  unitCents: 100,
}));

describe('every request of the card adapter', () => {
  it('is one that Stripe’s own description takes', async () => {
    const gateway = gatewayTo(scripted.origin);
    await gateway.openSession(attempt({ discountCents: 999, discountLabel: 'WELCOME10', amountCents: 2000 }));
    await gateway.openSession(attempt({ lines: manyLines, amountCents: 2500 }));
    await gateway.readSession('cs_test_desk');
    await gateway.expireSession('cs_test_desk');
    await gateway.openIntent(attempt({ attemptId: ATTEMPT }));
    await gateway.readSession('pi_desk');
    await gateway.expireSession('pi_desk');
    const refund = { refundId: 'r1', orderId: 'o1', intentRef: 'pi_desk', amountCents: 500, currency: 'USD' };
    await gateway.refund({ ...refund, idempotencyKey: 'refund:r1' });
    await gateway.readRefund('re_desk');
    await all(gateway.listRefunds('pi_desk'));
    await all(gateway.listSessions(new Date()));
    await all(gateway.listUndelivered(new Date()));
    expect(scripted.requests).toHaveLength(16);
    expect(scripted.requests.flatMap(faultsOf)).toEqual([]);
    for (const { method, headers } of scripted.requests) {
      expect(headers['stripe-version']).toBe(Stripe.API_VERSION);
      expect(headers.authorization).toBe('Bearer sk_test_desk');
      if (method === 'POST') expect(headers['idempotency-key']).toBeTruthy();
    }
  });

  it('is the same to the byte when it is sent again', async () => {
    const again = attempt();
    await gatewayTo(scripted.origin).openSession(again);
    await gatewayTo(scripted.origin).openSession(again);
    const [first, second] = scripted.requests;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(first?.headers['idempotency-key']).toBe(again.idempotencyKey);
  });

  it('leaves Stripe’s placeholder whole in the return address', async () => {
    await gatewayTo(scripted.origin).openSession(attempt());
    expect(new URLSearchParams(scripted.requests[0]?.body).get('success_url')).toBe(
      'http://localhost:4200/payment-success?session_id={CHECKOUT_SESSION_ID}',
    );
  });

  it('is not sent when the lines do not add up to the amount', async () => {
    const outcome = await gatewayTo(scripted.origin).openSession(attempt({ amountCents: 1 }));
    expect(outcome).toMatchObject({ outcome: 'refused', code: 'amount_mismatch' });
    expect(scripted.requests).toEqual([]);
  });

  it('takes a coupon that is there already for its own', async () => {
    scripted.answering = (request, response) =>
      request.path === '/v1/coupons'
        ? json(response, 400, { error: { type: 'invalid_request_error', code: 'resource_already_exists' } })
        : json(response, 200, sessionFor(request));
    const outcome = await gatewayTo(scripted.origin).openSession(
      attempt({ discountCents: 999, amountCents: 2000 }),
    );
    expect(outcome.outcome).toBe('opened');
  });
});

describe('the description that requests are held against', () => {
  const bad: [string, object][] = [
    ['payment_method_types', { payment_method_types: ['card'] }],
    [
      'must have required property',
      { line_items: [{ price_data: { unit_amount: 1, product_data: { name: 'x' } } }] },
    ],
    ['must be integer', { expires_at: 'soon' }],
    ['must NOT have more than 200', { client_reference_id: 'x'.repeat(201) }],
  ];

  it.each(bad)('finds %p', (words, params) => {
    const found = requestFaults('POST', '/v1/checkout/sessions', form(sessionParams(params)));
    expect(found.join('\n')).toContain(words);
  });
});

describe('the sandbox and the adapter', () => {
  it('speak of the same version and the same events', () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
    expect([...SHOP_EVENTS]).toEqual([...SUBSCRIBED]);
  });
});
