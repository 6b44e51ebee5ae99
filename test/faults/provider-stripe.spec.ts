import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { properly, sessionFor } from '../contract/stripe-answers.js';
import {
  ScriptedProvider,
  HandClock,
  all,
  attempt,
  gatewayTo,
  json,
  type Answering,
} from '../contract/stripe-client.js';

// one for each test: what the shop no longer waits for may still be sent again
let scripted: ScriptedProvider;
beforeEach(async () => (scripted = await new ScriptedProvider().open()));
afterEach(() => scripted.close());

const html = (response: ServerResponse, status: number) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
const half = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"id":"cs_test_');
  response.destroy();
};
const refusal = (code: string) => ({
  error: { type: 'invalid_request_error', code, message: `no: ${code}` },
});

const unknowns: [string, Answering][] = [
  ['hangs up', (_request, response) => response.destroy()],
  ['never answers', () => undefined],
  ['answers 500', (_request, response) => json(response, 500, { error: { type: 'api_error' } })],
  ['answers 409 to all tries', (_request, response) => json(response, 409, refusal('in_progress'))],
  ['answers 429', (_request, response) => json(response, 429, refusal('rate_limit'))],
  ['answers 502 in HTML', (_request, response) => html(response, 502)],
  ['answers 200 in HTML', (_request, response) => html(response, 200)],
  ['breaks off half way', (_request, response) => half(response)],
  ['answers 404 without an error', (_request, response) => json(response, 404, { message: 'not here' })],
  ['redirects', (_request, response) => json(response, 307, { location: 'elsewhere' })],
  [
    'answers another object',
    (_request, response) => json(response, 200, { id: 'cs_test_1', object: 'customer' }),
  ],
  [
    'answers a live session',
    (request, response) => json(response, 200, sessionFor(request, { livemode: true })),
  ],
  [
    'answers somebody else’s session',
    (request, response) =>
      json(response, 200, sessionFor(request, { client_reference_id: 'someone', metadata: {} })),
  ],
  [
    'sends the shopper elsewhere',
    (request, response) => json(response, 200, sessionFor(request, { url: 'https://evil.example/pay' })),
  ],
  ['has no page', (request, response) => json(response, 200, sessionFor(request, { url: null }))],
];

describe('a card provider that misbehaves (R21, R22, R23)', () => {
  it.each(unknowns)('leaves the outcome unknown when it %s', async (_what, answering) => {
    scripted.answering = answering;
    expect((await gatewayTo(scripted.origin).openSession(attempt())).outcome).toBe('unknown');
    expect(scripted.requests.length).toBeGreaterThan(0);
    expect(new Set(scripted.requests.map((request) => request.headers['idempotency-key'])).size).toBe(1);
  });

  it.each([400, 401, 402, 403])('makes a definite no of a %p', async (status) => {
    scripted.answering = (_request, response) => json(response, status, refusal('amount_too_small'));
    const outcome = await gatewayTo(scripted.origin).openSession(attempt());
    expect(outcome).toMatchObject({ outcome: 'refused', code: 'amount_too_small' });
    expect(scripted.requests).toHaveLength(1);
  });

  it.each([{ amount_total: 2998 }, { currency: 'eur' }])(
    'closes a session that asks for %p (failure 12)',
    async (wrong) => {
      scripted.answering = (request, response) =>
        request.path.endsWith('/expire')
          ? json(response, 200, {})
          : json(response, 200, sessionFor(request, wrong));
      const outcome = await gatewayTo(scripted.origin).openSession(attempt());
      expect(outcome).toMatchObject({ outcome: 'refused', code: 'amount_mismatch' });
      expect(scripted.requests.at(-1)?.path).toBe('/v1/checkout/sessions/cs_test_desk/expire');
    },
  );

  it('opens one session when the first answer was lost (failure 14)', async () => {
    const opened = new Map<string, unknown>();
    let calls = 0;
    scripted.answering = (request, response) => {
      const key = String(request.headers['idempotency-key']);
      opened.set(key, opened.get(key) ?? sessionFor(request));
      calls += 1;
      if (calls === 1) response.destroy();
      else json(response, 200, opened.get(key));
    };
    expect((await gatewayTo(scripted.origin).openSession(attempt())).outcome).toBe('opened');
    expect(calls).toBeGreaterThanOrEqual(2);
    expect(opened.size).toBe(1);
  });

  it('takes a 404 with an error for a missing session, and nothing else', async () => {
    scripted.answering = (_request, response) => json(response, 404, refusal('resource_missing'));
    expect(await gatewayTo(scripted.origin).readSession('cs_test_no')).toEqual({ outcome: 'missing' });
    scripted.answering = (_request, response) => json(response, 404, {});
    expect((await gatewayTo(scripted.origin).readSession('cs_test_no')).outcome).toBe('unknown');
  });

  it('reads a session again when it could not be expired, for it was paid meanwhile', async () => {
    scripted.answering = properly;
    await gatewayTo(scripted.origin).openSession(attempt());
    scripted.answering = (request, response) =>
      request.path.endsWith('/expire')
        ? json(response, 400, refusal('not_open'))
        : properly(request, response);
    expect(await gatewayTo(scripted.origin).expireSession('cs_test_desk')).toMatchObject({
      outcome: 'found',
    });
  });

  it('says that it could not list rather than that there is nothing', async () => {
    scripted.answering = (_request, response) => json(response, 500, { error: { type: 'api_error' } });
    await expect(all(gatewayTo(scripted.origin).listSessions(new Date()))).rejects.toThrow('did not list');
  });

  it('lists ours although others of the account have sessions that say nothing to the shop (R22)', async () => {
    const listed: object[] = [];
    scripted.answering = (request, response) => {
      const ours = sessionFor(request);
      listed.push({ ...ours, id: 'cs_test_setup', mode: 'setup', amount_total: null, currency: null }, ours);
      json(response, 200, ours);
    };
    const gateway = gatewayTo(scripted.origin);
    await gateway.openSession(attempt());
    scripted.answering = (_request, response) =>
      json(response, 200, { object: 'list', has_more: false, data: listed });
    expect((await all(gateway.listSessions(new Date()))).map(({ ref }) => ref)).toEqual(['cs_test_desk']);
  });

  it('is left alone after five failures and tried again after ten seconds (R23)', async () => {
    const clock = new HandClock();
    const gateway = gatewayTo(scripted.origin, 'sk_test_desk', clock);
    scripted.answering = (_request, response) => json(response, 429, refusal('rate_limit'));
    for (let failure = 0; failure < 5; failure += 1) await gateway.readSession('cs_test_1');
    const sent = scripted.requests.length;
    expect((await gateway.openSession(attempt())).outcome).toBe('unknown');
    expect(scripted.requests).toHaveLength(sent);
    clock.moment = new Date(clock.moment.getTime() + 10_000);
    scripted.answering = properly;
    expect((await gateway.openSession(attempt())).outcome).toBe('opened');
  });
});
