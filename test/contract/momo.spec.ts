import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { until } from '../support/processes.js';
import type { Shop } from '../support/shop.js';
import { answerFaults, callbackFaults, requestFaults } from './momo-description.js';
import { SECRETS, request, walletTo, withToken } from './momo-client.js';
import { ScriptedProvider, HandClock, json, type Recorded } from './stripe-client.js';
import { openSandbox, type Wire } from './stripe-sandbox-up.js';
import { Shopper } from './stripe-shopper.js';

const faultsOf = (call: Recorded) =>
  requestFaults(call.method, call.path, call.headers, call.body ? JSON.parse(call.body) : undefined);

describe('every request of the mobile-money adapter', () => {
  let scripted: ScriptedProvider;
  beforeAll(async () => (scripted = await new ScriptedProvider().open()));
  afterAll(() => scripted.close());
  beforeEach(() => {
    scripted.requests.length = 0;
  });

  it('is one that MTN’s description takes', async () => {
    scripted.answering = withToken((call, response) =>
      call.method === 'POST' ? response.writeHead(202).end() : json(response, 200, { status: 'PENDING' }),
    );
    const wallet = walletTo(scripted.origin);
    const one = request({ callbackUrl: 'http://localhost:4200/api/v1/payments/webhooks/momo/secret' });
    expect(await wallet.requestToPay(one)).toEqual({ outcome: 'requested' });
    await wallet.readStatus(one.reference);
    expect(scripted.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /collection/token/',
      'POST /collection/v1_0/requesttopay',
      `GET /collection/v1_0/requesttopay/${one.reference}`,
    ]);
    expect(scripted.requests.flatMap(faultsOf)).toEqual([]);
    const [token, prompt] = scripted.requests;
    const basic = Buffer.from(`${SECRETS.apiUser}:${SECRETS.apiKey}`).toString('base64');
    expect(token?.headers.authorization).toBe(`Basic ${basic}`);
    expect(prompt?.headers['x-reference-id']).toBe(one.reference);
    expect(JSON.parse(prompt?.body ?? '')).toMatchObject({
      amount: '12.50',
      currency: 'USD',
      externalId: one.attemptId,
      payer: { partyIdType: 'MSISDN', partyId: '256770000001' },
    });
  });

  it('shares one token among ten that wait, until a minute before its end', async () => {
    const clock = new HandClock();
    const wallet = walletTo(scripted.origin, clock);
    scripted.answering = withToken((_call, response) => json(response, 200, { status: 'PENDING' }));
    const tokens = () => scripted.requests.filter(({ path }) => path === '/collection/token/').length;
    await Promise.all(Array.from({ length: 10 }, () => wallet.readStatus(randomUUID())));
    expect(tokens()).toBe(1);
    clock.moment = new Date(clock.moment.getTime() + 3_541_000);
    await wallet.readStatus(randomUUID());
    expect(tokens()).toBe(2);
  });

  it('is made again once with a new token when the old one is no longer taken', async () => {
    let refused = 0;
    scripted.answering = withToken((_call, response) => {
      refused += 1;
      if (refused === 1) json(response, 401, { message: 'expired' });
      else json(response, 200, { status: 'SUCCESSFUL', amount: '12.50', currency: 'USD' });
    });
    expect(await walletTo(scripted.origin).readStatus(randomUUID())).toMatchObject({
      state: 'paid',
      amountCents: 1250,
    });
    expect(scripted.requests.map(({ path }) => path.split('/')[2])).toEqual([
      'token',
      'v1_0',
      'token',
      'v1_0',
    ]);
  });

  it.each(['APPROVAL_REJECTED', { code: 'APPROVAL_REJECTED', message: 'x' }])(
    'reads the reason %p',
    async (reason) => {
      scripted.answering = withToken((_call, response) => json(response, 200, { status: 'FAILED', reason }));
      const read = await walletTo(scripted.origin).readStatus(randomUUID());
      expect(read).toMatchObject({ outcome: 'found', state: 'failed', failureCode: 'APPROVAL_REJECTED' });
    },
  );

  it('is not sent in another currency than the wallets’', async () => {
    const outcome = await walletTo(scripted.origin).requestToPay(request({ currency: 'EUR' }));
    expect(outcome).toMatchObject({ outcome: 'refused', code: 'INVALID_CURRENCY' });
    expect(scripted.requests).toEqual([]);
  });
});

describe('the sandbox in the place of MTN', () => {
  let shop: Shop;
  let wire: Wire;
  let sink: ScriptedProvider;
  let keys: typeof SECRETS;
  beforeAll(async () => {
    ({ shop, wire } = await openSandbox());
    sink = await new ScriptedProvider().open();
    sink.answering = (_call, response) => json(response, 200, {});
    const [row] = await shop.sql<{ value: typeof SECRETS }>(
      `select value from sandbox.setting where key = 'keys'`,
    );
    keys = row?.value ?? SECRETS;
  });
  afterAll(async () => {
    await sink.close();
    await shop.close();
  });

  const wallet = () => walletTo(wire.origin, new HandClock(), keys);
  const stateOf = async (reference: string) => {
    const read = await wallet().readStatus(reference);
    return read.outcome === 'found' ? (read.failureCode ?? read.state) : read.outcome;
  };

  it('prompts a phone once per reference, and the shopper approves or rejects there', async () => {
    const shopper = new Shopper(shop.client.origin);
    for (const [answer, word] of [
      ['approve', 'paid'],
      ['reject', 'APPROVAL_REJECTED'],
    ] as const) {
      const one = request({ callbackUrl: `${sink.origin}/callback` });
      expect(await wallet().requestToPay(one)).toEqual({ outcome: 'requested' });
      expect(await wallet().requestToPay(one)).toEqual({ outcome: 'requested' });
      expect(await stateOf(one.reference)).toBe('pending');
      const phone = await shopper.open('/sandbox/phone');
      expect(phone.html).toContain('12.50 USD');
      await shopper.send(`/sandbox/phone/${one.reference}`, phone, { answer });
      expect(await stateOf(one.reference)).toBe(word);
    }
    await until('both callbacks', () => sink.requests.length >= 2);
    expect(sink.requests.map(({ body }) => callbackFaults(JSON.parse(body)))).toEqual([[], []]);
    expect(sink.requests[0]?.headers['stripe-signature']).toBeUndefined();
  });

  it.each([
    ['450', 'INTERNAL_PROCESSING_ERROR'],
    ['451', 'APPROVAL_REJECTED'],
    ['452', 'EXPIRED'],
    ['455', 'PAYER_NOT_FOUND'],
  ])('fails the number ending in %p by itself with %p', async (ending, reason) => {
    const one = request({ mobileNumber: `+256770000${ending}` });
    await wallet().requestToPay(one);
    await until(reason, async () => (await stateOf(one.reference)) === reason);
  });

  it('keeps 453 pending and takes no request from 461', async () => {
    const pending = request({ mobileNumber: '+256770000453' });
    await wallet().requestToPay(pending);
    expect(await stateOf(pending.reference)).toBe('pending');
    const broken = request({ mobileNumber: '+256770000461' });
    expect((await wallet().requestToPay(broken)).outcome).toBe('unknown');
    expect(await stateOf(broken.reference)).toBe('missing');
  });

  it('answers as MTN’s description says', async () => {
    const token = await call('POST', '/collection/token/', basic());
    expect(token.faults).toEqual([]);
    const bearer = {
      authorization: `Bearer ${String(token.body.access_token)}`,
      'x-target-environment': 'sandbox',
    };
    const reference = randomUUID();
    const body = JSON.stringify({
      amount: '5',
      currency: 'USD',
      externalId: 'a',
      payer: { partyIdType: 'MSISDN', partyId: '256770000001' },
    });
    const path = '/collection/v1_0/requesttopay';
    const prompt = { ...bearer, 'x-reference-id': reference, 'content-type': 'application/json' };
    const answers = [
      await call('POST', path, prompt, body),
      await call('POST', path, prompt, body),
      await call('POST', path, { ...prompt, 'x-reference-id': 'not-a-uuid' }, body),
      await call('POST', path, { ...prompt, 'x-target-environment': 'mtnuganda' }, body),
      await call('GET', `${path}/${reference}`, bearer),
      await call('GET', `${path}/${randomUUID()}`, bearer),
      await call('GET', `${path}/${reference}`, { ...bearer, authorization: 'Bearer 9.forged' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 409, 400, 400, 200, 404, 401]);
    expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
  });

  const basic = () => ({
    authorization: `Basic ${Buffer.from(`${keys.apiUser}:${keys.apiKey}`).toString('base64')}`,
  });

  async function call(method: string, path: string, headers: Record<string, string>, body?: string) {
    const response = await fetch(`${wire.origin}${path}`, {
      method,
      headers: { 'ocp-apim-subscription-key': keys.subscriptionKey, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const answer = (text === '' ? undefined : JSON.parse(text)) as { access_token?: string };
    return {
      status: response.status,
      body: answer,
      faults: answerFaults(method, path, response.status, answer),
    };
  }
});
