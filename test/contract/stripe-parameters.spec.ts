import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCHEMAS } from '../../api/sandbox/src/adapters/wire/request-schemas.js';
import type { Shop } from '../support/shop.js';
import { description, requestFaults } from './stripe-description.js';
import { form, inSeconds, openSandbox, sessionParams, type Wire } from './stripe-sandbox-up.js';

let shop: Shop;
let wire: Wire;
beforeAll(async () => ({ shop, wire } = await openSandbox({ WORKER: '0' })));
afterAll(() => shop.close());

const SESSIONS = '/v1/checkout/sessions';
const line = {
  price_data: { currency: 'usd', unit_amount: 1999, product_data: { name: 'Jacket' } },
  quantity: 1,
};

/** Wrong by Stripe's description: parameter, parameters, and where the fault is. */
const wrong: [string, string, object, string, string][] = [
  [
    'a parameter of older versions',
    SESSIONS,
    sessionParams({ payment_method_types: ['card'] }),
    'parameter_unknown',
    'payment_method_types',
  ],
  ['an unknown parameter', SESSIONS, sessionParams({ surprise: 1 }), 'parameter_unknown', 'surprise'],
  ['a retired word', SESSIONS, sessionParams({ ui_mode: 'hosted' }), 'parameter_invalid', 'ui_mode'],
  [
    'a fraction of a cent',
    SESSIONS,
    sessionParams({ line_items: [{ ...line, price_data: { ...line.price_data, unit_amount: '19.99' } }] }),
    'parameter_invalid_integer',
    'line_items[0][price_data][unit_amount]',
  ],
  [
    'no currency',
    SESSIONS,
    sessionParams({ line_items: [{ price_data: { unit_amount: 1, product_data: { name: 'x' } } }] }),
    'parameter_missing',
    'line_items[0][price_data][currency]',
  ],
  [
    'no name',
    SESSIONS,
    sessionParams({
      line_items: [{ price_data: { currency: 'usd', unit_amount: 1, product_data: { description: 'x' } } }],
    }),
    'parameter_missing',
    'line_items[0][price_data][product_data][name]',
  ],
  [
    'a long reference',
    SESSIONS,
    sessionParams({ client_reference_id: 'x'.repeat(201) }),
    'parameter_invalid',
    'client_reference_id',
  ],
  [
    'two discounts',
    SESSIONS,
    sessionParams({ discounts: [{ coupon: 'a' }, { coupon: 'b' }] }),
    'parameter_invalid',
    'discounts',
  ],
  [
    'a long metadata value',
    SESSIONS,
    sessionParams({ metadata: { a: 'x'.repeat(501) } }),
    'parameter_invalid',
    'metadata[a]',
  ],
  [
    'a word for a time',
    SESSIONS,
    sessionParams({ expires_at: 'soon' }),
    'parameter_invalid_integer',
    'expires_at',
  ],
  [
    'a refund of a word',
    '/v1/refunds',
    { payment_intent: 'pi_1', amount: 'all' },
    'parameter_invalid_integer',
    'amount',
  ],
  [
    'an unknown reason',
    '/v1/refunds',
    { payment_intent: 'pi_1', reason: 'mood' },
    'parameter_invalid',
    'reason',
  ],
  [
    'a coupon with a long name',
    '/v1/coupons',
    { amount_off: 1, currency: 'usd', name: 'x'.repeat(41) },
    'parameter_invalid',
    'name',
  ],
  [
    'an endpoint without address',
    '/v1/webhook_endpoints',
    { enabled_events: ['*'] },
    'parameter_missing',
    'url',
  ],
];

/** Right by its shape and refused for its meaning, as Stripe does. */
const meaningless: [string, object, string][] = [
  ['a life of five minutes', { expires_at: inSeconds(300) }, 'expires_at'],
  ['a life of two days', { expires_at: inSeconds(172_800) }, 'expires_at'],
  [
    'discounts and promotion codes at once',
    { discounts: [{ coupon: 'a' }], allow_promotion_codes: true },
    'discounts',
  ],
  ['an unknown coupon', { discounts: [{ coupon: 'nobody' }] }, 'discounts[0][coupon]'],
  [
    'a negative price',
    { line_items: [{ ...line, price_data: { ...line.price_data, unit_amount: -1 } }] },
    'line_items[0][price_data][unit_amount]',
  ],
  ['a quantity of none', { line_items: [{ ...line, quantity: 0 }] }, 'line_items[0][quantity]'],
];

describe('what the sandbox refuses', () => {
  it.each(wrong)('%s, as Stripe’s description does', async (_what, path, params, code, param) => {
    expect(requestFaults('POST', path, form(params))).not.toEqual([]);
    const answer = await wire.post(path, form(params));
    expect([answer.status, answer.body.error]).toEqual([400, expect.objectContaining({ code, param })]);
  });

  it.each(meaningless)('%s', async (_what, params, param) => {
    const answer = await wire.post(SESSIONS, form(sessionParams(params)));
    expect([answer.status >= 400, answer.body.error.param]).toEqual([true, param]);
  });

  it('an amount below the smallest', async () => {
    const tiny = [{ ...line, price_data: { ...line.price_data, unit_amount: 49 } }];
    const answer = await wire.post(SESSIONS, form(sessionParams({ line_items: tiny })));
    expect(answer.body.error.code).toBe('amount_too_small');
  });

  it.each([
    '/v1/checkout/sessions/cs_no',
    '/v1/refunds/re_no',
    '/v1/payment_intents/pi_no',
    '/v1/coupons/no',
    '/v1/customers',
  ])('%s, with an error for the SDK to see', async (path) => {
    const answer = await wire.get(path);
    expect([answer.status, answer.body.error.type]).toEqual([404, 'invalid_request_error']);
  });

  it('a caller without the key, or with another', async () => {
    for (const authorization of ['', 'Bearer sk_test_other']) {
      const answer = await wire.post(SESSIONS, form(sessionParams()), { authorization });
      expect(answer.status).toBe(401);
    }
  });
});

describe('the sandbox’s reduced schemas', () => {
  const pairs: [keyof typeof SCHEMAS, string][] = [
    ['session', 'Checkout.SessionCreateParams'],
    ['refund', 'RefundCreateParams'],
    ['coupon', 'CouponCreateParams'],
    ['endpoint', 'WebhookEndpointCreateParams'],
    ['cancel', 'PaymentIntentCancelParams'],
  ];

  it.each(pairs)('%s takes nothing that %s does not know', (name, whole) => {
    const known = Object.keys(description.components.schemas[whole]?.['properties'] ?? {});
    const taken = Object.keys((SCHEMAS[name] as { properties: object }).properties);
    expect(taken.filter((parameter) => !known.includes(parameter))).toEqual([]);
  });
});

describe('idempotency at the sandbox', () => {
  const key = (name: string) => ({ 'idempotency-key': name });

  it('gives the first answer again, also to twenty at once', async () => {
    const params = form(sessionParams());
    const first = await wire.post(SESSIONS, params, key('once'));
    const again = await wire.post(SESSIONS, params, key('once'));
    expect(again.body.id).toBe(first.body.id);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('request-id')).toBe(first.headers.get('request-id'));
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => wire.post(SESSIONS, params, key('crowd'))),
    );
    const made = crowd.filter(({ status }) => status === 200).map(({ body }) => String(body.id));
    expect(new Set(made).size).toBe(1);
    for (const answer of crowd.filter(({ status }) => status !== 200)) {
      expect(answer.status).toBe(409);
      expect(answer.headers.get('stripe-should-retry')).toBe('true');
    }
  });

  it('refuses other parameters under the same key', async () => {
    await wire.post(SESSIONS, form(sessionParams()), key('changed'));
    const other = await wire.post(
      SESSIONS,
      form(sessionParams({ customer_email: 'eve@example.com' })),
      key('changed'),
    );
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
  });

  it('does not keep a refusal', async () => {
    const bad = await wire.post(SESSIONS, form(sessionParams({ surprise: 1 })), key('refused'));
    expect(bad.status).toBe(400);
    expect((await wire.post(SESSIONS, form(sessionParams()), key('refused'))).status).toBe(200);
  });
});
