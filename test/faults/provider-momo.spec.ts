import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { request, walletTo, withToken } from '../contract/momo-client.js';
import { ScriptedProvider, HandClock, json, type Answering } from '../contract/stripe-client.js';

let scripted: ScriptedProvider;
beforeAll(async () => (scripted = await new ScriptedProvider().open()));
afterAll(() => scripted.close());
beforeEach(() => {
  scripted.requests.length = 0;
});

const faults: [string, Answering][] = [
  ['hangs up', (_call, response) => response.destroy()],
  ['never answers', () => undefined],
  ['answers 500', (_call, response) => json(response, 500, { code: 'INTERNAL_PROCESSING_ERROR' })],
  ['answers 503 in HTML', (_call, response) => response.writeHead(503).end('<h1>no</h1>')],
  ['redirects', (_call, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
];

describe('a mobile-money provider that misbehaves', () => {
  it.each(faults)('leaves the request unknown when it %s', async (_what, answering) => {
    scripted.answering = withToken(answering);
    expect((await walletTo(scripted.origin).requestToPay(request())).outcome).toBe('unknown');
  });

  it.each(faults)('leaves the status unknown when it %s', async (_what, answering) => {
    scripted.answering = withToken(answering);
    expect((await walletTo(scripted.origin).readStatus(randomUUID())).outcome).toBe('unknown');
  });

  it.each([
    ['no token', { access_token: '' }],
    ['a token without an end', { access_token: 'a', token_type: 'b' }],
  ])('sends nothing when it gives %s', async (_what, token) => {
    scripted.answering = (_call, response) => json(response, 200, token);
    expect((await walletTo(scripted.origin).requestToPay(request())).outcome).toBe('unknown');
    expect(scripted.requests.map(({ path }) => path)).toEqual(['/collection/token/']);
  });

  it('does not take a stranger’s 404, a word or half an answer for a status', async () => {
    const answers: [number, unknown][] = [
      [404, { message: 'no route' }],
      [200, 'PAID'],
      [200, { status: 'DONE' }],
      [200, null],
    ];
    for (const [status, body] of answers) {
      scripted.answering = withToken((_call, response) => json(response, status, body));
      expect((await walletTo(scripted.origin).readStatus(randomUUID())).outcome).toBe('unknown');
    }
  });

  it('is missing a request only when it says so itself, and then gets it again under the same reference', async () => {
    scripted.answering = withToken((_call, response) => json(response, 404, { code: 'RESOURCE_NOT_FOUND' }));
    const one = request();
    const wallet = walletTo(scripted.origin);
    expect(await wallet.readStatus(one.reference)).toEqual({ outcome: 'missing' });
    scripted.answering = withToken((_call, response) =>
      json(response, 409, { code: 'RESOURCE_ALREADY_EXIST' }),
    );
    expect(await wallet.requestToPay(one)).toEqual({ outcome: 'requested' });
    expect(scripted.requests.at(-1)?.headers['x-reference-id']).toBe(one.reference);
  });

  it('is left alone after five failures and tried again after ten seconds', async () => {
    const clock = new HandClock();
    const wallet = walletTo(scripted.origin, clock);
    scripted.answering = withToken((_call, response) => json(response, 500, {}));
    for (let failure = 0; failure < 5; failure += 1) await wallet.readStatus(randomUUID());
    const sent = scripted.requests.length;
    await wallet.readStatus(randomUUID());
    expect(scripted.requests).toHaveLength(sent);
    clock.moment = new Date(clock.moment.getTime() + 10_000);
    scripted.answering = withToken((_call, response) => json(response, 200, { status: 'PENDING' }));
    expect(await wallet.readStatus(randomUUID())).toMatchObject({ state: 'pending' });
  });
});
