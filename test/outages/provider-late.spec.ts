import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionFor } from '../contract/stripe-answers.js';
import { ScriptedProvider, SHOP, json, type Answering, type Recorded } from '../contract/stripe-client.js';
import type { Answer, Client, Json } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import { eventually, goods, mustBeSound, runJob, stockOf, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { Shop } from '../support/shop.js';

const OPEN = '/v1/checkout/sessions';
const FAILED = 'Checkout failed. Please try again.';
const SLOTS = 4;
const REFUSED = 7;

type Session = ReturnType<typeof sessionFor>;

/** Each session under its key, as the provider keeps it whether or not its answer arrives. */
const opened = new Map<string, Session>();
const provider = new ScriptedProvider();
let shop: Shop;

function sessionUnderKey(request: Recorded, more: Partial<Session> = {}): Session {
  const key = String(request.headers['idempotency-key']);
  const session = opened.get(key) ?? sessionFor(request, { id: `cs_test_${opened.size + 1}`, ...more });
  opened.set(key, session);
  return session;
}

const isOpening = ({ method, path }: Recorded) => method === 'POST' && path === OPEN;
/** The keys of the tests before: what the shop no longer waits for may still be sent again. */
const former = new Set<unknown>();
const keyOf = ({ headers }: Recorded) => headers['idempotency-key'];
const openings = () => provider.requests.filter((one) => isOpening(one) && !former.has(keyOf(one)));

/** Opens, finds and closes sessions as it should. */
const properly: Answering = (request, response) => {
  if (isOpening(request)) return json(response, 200, sessionUnderKey(request));
  const id = request.path.split('/')[4];
  const found = [...opened].find(([, session]) => session.id === id);
  if (!found)
    return json(response, 404, { error: { type: 'invalid_request_error', code: 'resource_missing' } });
  if (request.path.endsWith('/expire')) found[1].status = 'expired';
  return json(response, 200, found[1]);
};

/** Does its work and answers `badly` whoever wants to open a session. */
const when =
  (badly: Answering): Answering =>
  (request, response) =>
    (isOpening(request) ? badly : properly)(request, response);
const html = (response: ServerResponse, status: number) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

beforeAll(async () => {
  await provider.open();
  shop = new Shop({
    env: {
      DATABASE_POOL: String(SLOTS),
      PUBLIC_URL: SHOP,
      STRIPE_API_BASE: provider.origin,
      STRIPE_SECRET_KEY: 'sk_test_late',
      STRIPE_WEBHOOK_SECRET: 'whsec_late',
      WORKER: '0',
    },
  });
  await shop.open();
});
afterAll(async () => {
  await mustBeSound(shop);
  await shop.close();
  await provider.close();
});
beforeEach(async () => {
  provider.answering = properly;
  const [shopper, body, key] = [await shop.shopper(), wanted(await goods(shop)), randomUUID()];
  await eventually(
    () => pay(shopper, body, key),
    ({ status }) => status === 200,
  );
  for (const one of provider.requests) former.add(keyOf(one));
  provider.requests.length = 0;
});

const pay = (shopper: Client, body: object, key: string = randomUUID()) =>
  shopper.post('/payments/create-checkout-session', body, { key });

const paymentsHealth = async () => {
  const { body } = await (await shop.admin()).get<Json>('/admin/health', { expect: 200 });
  return body.data.find(({ id }: Json) => id === 'payments');
};

const isPaused = async () =>
  /^duka_provider_paused\{provider="stripe"\} (.+)$/m.exec(await shop.api.metrics())?.[1];

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const since = performance.now();
  return [await work(), performance.now() - since];
};

/** What the slowest of fifty looks at the shop took. */
async function slowestLook(): Promise<number> {
  let slowest = 0;
  for (let look = 0; look < 50; look += 1) {
    const [{ status }, ms] = await timed(() => shop.client.get(`/products?q=look${look}`));
    expect(status).toBe(200);
    slowest = Math.max(slowest, ms);
  }
  return slowest;
}

/** The hold of what somebody ordered ends, and a pass lets go of what nobody can pay any more. */
async function holdEnds(email: string): Promise<void> {
  await shop.sql(
    `update orders set hold_expires_at = now() - interval '1 second'
     where account_id = (select id from account where email = $1)`,
    [email],
  );
  const worker = await shop.startApi({ WORKER: '1' });
  await runJob(shop, 'checkout.expire', randomUUID());
  await worker.stop();
}

const slowest = (all: readonly (readonly [unknown, number])[]) => Math.max(...all.map(([, ms]) => ms));

const middle = (all: readonly (readonly [unknown, number])[]) =>
  all.map(([, ms]) => ms).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** What the slowest of so many who pay at once takes while the provider answers. */
async function whileItAnswers(many: number): Promise<number> {
  const jacket = await goods(shop, { stock: 20 });
  const people = await crowd(shop, many);
  const paid = await Promise.all(people.map((one) => timed(() => pay(one, wanted(jacket)))));
  for (const one of provider.requests) former.add(keyOf(one));
  return slowest(paid);
}

describe('R21 a provider that answers', () => {
  it.each([
    ['after ten seconds', 10_000],
    ['after a minute', 60_000],
    ['never', undefined],
  ])('%s is given up within six; the pieces stay held, and who looks does not notice', async (_when, ms) => {
    const jacket = await goods(shop, { stock: 20 });
    const people = await crowd(shop, 3 * SLOTS);
    const keys = people.map(() => randomUUID());
    const own = await whileItAnswers(people.length);
    const calm = await slowestLook();
    provider.answering = when((request, response) => {
      if (ms !== undefined)
        setTimeout(() => {
          if (!response.destroyed) json(response, 200, sessionUnderKey(request));
        }, ms).unref();
    });
    const paying = Promise.all(
      people.map((one, index) => timed(() => pay(one, wanted(jacket), keys[index]))),
    );
    await until('all wait for the provider', () => openings().length >= people.length);
    const busy = await slowestLook();
    const answers = await paying;
    expect(answers.map(([{ status, body }]) => [status, body.message])).toEqual(
      people.map(() => [503, FAILED]),
    );
    // each of them, but for what as many take when the provider answers at once
    expect(slowest(answers) - own).toBeLessThan(6_000);
    expect(busy).toBeLessThan(2 * calm + 100);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 20, held: people.length });
    provider.answering = properly;
  });
});

describe('R21 pieces that are held for a provider that does not answer', () => {
  it('are held beyond their time as long as they may have been paid, and are free when it says that they were not', async () => {
    const jacket = await goods(shop);
    const shopper = await shop.shopper();
    provider.answering = () => undefined;
    expect((await pay(shopper, wanted(jacket))).status).toBe(503);
    await holdEnds(shopper.email);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
    provider.answering = properly;
    await holdEnds(shopper.email);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
  });
});

const troubles: [string, number, Answering][] = [
  ['an error', 503, (_request, response) => json(response, 500, { error: { type: 'api_error' } })],
  [
    '“too many requests”',
    503,
    (_request, response) => json(response, 429, { error: { type: 'rate_limit_error' } }),
  ],
  ['by hanging up', 503, (_request, response) => response.destroy()],
  [
    'half',
    503,
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"id":"cs_test_');
      response.destroy();
    },
  ],
  ['with a web page', 503, (_request, response) => html(response, 502)],
  [
    'with another amount',
    422,
    (request, response) => json(response, 200, sessionUnderKey(request, { amount_total: 1 })),
  ],
  [
    'in another currency',
    422,
    (request, response) => json(response, 200, sessionUnderKey(request, { currency: 'eur' })),
  ],
];

describe('R22 a provider that answers', () => {
  it.each(troubles)(
    '%s is a %i, no order is paid by it, and the shop is told',
    async (_what, status, badly) => {
      const shopper = await shop.shopper();
      const before = shop.api.log;
      provider.answering = when(badly);
      const answer = await pay(shopper, wanted(await goods(shop)));
      expect([answer.status, answer.body.message]).toEqual([status, FAILED]);
      const { data } = (await shopper.get('/orders/all', { expect: 200 })).body;
      expect(data.map((one: Json) => [one.status, one.paymentStatus])).not.toContainEqual([
        expect.anything(),
        'paid',
      ]);
      expect(await shop.sql('select 1 from ledger_transaction')).toEqual([]);
      const session = opened.get(String(openings()[0]?.headers['idempotency-key']));
      expect(session?.status ?? 'expired').toBe('expired');

      const told = await shop.sql<Json>(
        `select payload->>'orderId' as id from outbox where topic = 'payment.mismatch' and payload->>'orderId' = $1`,
        [data[0]?._id],
      );
      expect(told).toHaveLength(status === 422 ? 1 : 0);
      const logged = shop.api.log.slice(before.length);
      expect(logged.includes('a call to the card provider failed')).toBe(status === 503);
    },
  );
});

describe('R23 a provider whose answer is lost', () => {
  it('is asked again under the same key: one session, one order', async () => {
    const [shopper, body, key] = [await shop.shopper(), wanted(await goods(shop)), randomUUID()];
    provider.answering = when((request, response) => {
      sessionUnderKey(request);
      response.destroy();
    });
    expect((await pay(shopper, body, key)).status).toBe(503);
    provider.answering = properly;
    const { body: paid } = await pay(shopper, body, key);
    expect(new Set(openings().map(keyOf)).size).toBe(1);
    expect(openings().length).toBeGreaterThan(2);
    expect(paid.id).toBe(opened.get(String(keyOf(openings()[0] as Recorded)))?.id);
    expect((await shopper.get('/orders/all')).body.meta.total).toBe(1);
  });

  it('is left alone after five failures, which the merchant sees, and asked by one shopper ten seconds later', async () => {
    const people = await crowd(shop, 5 + 2 * REFUSED + 4);
    const body = wanted(await goods(shop, { stock: 40 }));
    const buy = () => timed(() => pay(people.shift() as Client, body));
    provider.answering = (_request, response) => json(response, 500, { error: { type: 'api_error' } });
    for (let failure = 0; failure < 5; failure += 1) await buy();
    const since = performance.now();
    const asked = openings().length;
    const cash = { ...body, amount: 10.2 };
    const [refused, without]: [[Answer, number][], [Answer, number][]] = [[], []];
    for (let time = 0; time < REFUSED; time += 1) {
      refused.push(await buy());
      without.push(await timed(() => (people.shift() as Client).post('/payments/cash', cash)));
    }
    expect(refused.map(([{ status }]) => status)).toEqual(refused.map(() => 503));
    expect(without.map(([{ status }]) => status)).toEqual(without.map(() => 200));
    // each against what an order without any provider takes at this moment
    expect(middle(refused) - middle(without)).toBeLessThan(50);
    expect(slowest(refused) - slowest(without)).toBeLessThan(500);
    expect(openings()).toHaveLength(asked);
    expect([await paymentsHealth(), await isPaused()]).toEqual([
      expect.objectContaining({ state: 'waits' }),
      '1',
    ]);

    provider.answering = when((request, response) => {
      setTimeout(() => json(response, 200, sessionUnderKey(request)), 1_000);
    });
    await pause(since + 10_000 - performance.now());
    const three = await Promise.all([buy(), buy(), buy()]);
    expect(three.map(([{ status }]) => status).toSorted()).toEqual([200, 503, 503]);
    expect(openings()).toHaveLength(asked + 1);
    expect((await buy())[0].status).toBe(200);
    expect([await paymentsHealth(), await isPaused()]).toEqual([
      expect.objectContaining({ state: 'well' }),
      '0',
    ]);
  });
});
