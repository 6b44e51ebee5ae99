import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import type { Attempt } from '../../domain/payment.js';
import { paymentSettings } from '../../testing/payment-settings.js';
import { aTender, anAttempt } from '../../testing/stores-contract.js';
import { FlutterwaveCaller } from './caller.js';
import { flutterwave } from './definition.js';
import { FlutterwaveStrategy } from './flutterwave-strategy.js';

const HASH = 'a secret hash that was made';
const REFUND = '0192f1c4-0000-7000-8000-0000000000aa';
const start = new Date('2026-11-21T12:00:00Z');
let now = start;
const clock = { now: () => now };

/** Flutterwave's wire, as far as the shop speaks it; the test says who pays and who is away. */
const played = {
  links: [] as Record<string, unknown>[],
  transactions: [] as Record<string, unknown>[],
  refunds: [] as Record<string, unknown>[],
  isAway: false,
  isLockedOut: false,
  host: 'https://checkout.flutterwave.com',
  authorization: '',
};

const ok = (data: unknown) => ({ status: 200, body: { status: 'success', message: 'ok', data } });
const no = (status: number, message: string) => ({ status, body: { status: 'error', message, data: null } });

function answerTo(method: string, path: string, query: URLSearchParams, body: Record<string, unknown>) {
  if (played.isAway) return no(502, 'Bad gateway');
  if (played.isLockedOut) return no(401, 'Invalid authorization key');
  if (path === '/v3/payments') {
    if (body['currency'] === 'ETB') return no(400, 'This currency is not enabled.');
    played.links.push(body);
    return ok({ link: `${played.host}/v3/hosted/pay/${String(body['tx_ref'])}` });
  }
  if (path.endsWith('/verify_by_reference')) {
    const found = played.transactions.find((one) => one['tx_ref'] === query.get('tx_ref'));
    return found ? ok(found) : no(404, 'No transaction was found for this id');
  }
  if (path.endsWith('/verify')) return ok(played.transactions[0]);
  if (method === 'POST' && path.endsWith('/refund')) {
    const amount = Number(body['amount']);
    if (amount > 25.49) return no(400, 'Refund amount exceeds the transaction.');
    const refund = {
      id: 75_923 + played.refunds.length,
      tx_id: 288,
      amount_refunded: amount,
      status: 'completed',
      comment: body['comments'],
    };
    played.refunds.push(refund);
    return ok(refund);
  }
  if (path === '/v3/refunds') return ok(played.refunds);
  const one = played.refunds.find(({ id }) => path === `/v3/refunds/${String(id)}`);
  return one ? ok(one) : no(404, 'Refund not found');
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString('utf8');
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

let server: Server;
let strategy: FlutterwaveStrategy;
let attempt: Attempt;

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      played.authorization = request.headers.authorization ?? '';
      const url = new URL(request.url ?? '/', 'http://played');
      const answer = answerTo(request.method ?? '', url.pathname, url.searchParams, body);
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  now = start;
  Object.assign(played, { links: [], transactions: [], refunds: [], isAway: false, isLockedOut: false });
  played.host = 'https://checkout.flutterwave.com';
  const access = new ProviderAccess();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  access.announce('flutterwave', { baseUrl, secrets: { key: 'FLWSECK_TEST-x', hash: HASH } });
  strategy = new FlutterwaveStrategy(
    new FlutterwaveCaller(access, clock),
    paymentSettings,
    { next: () => 'tx-1' },
    clock,
  );
  const amount = Money.ofCents(2_549);
  const payment = aTender('payment', 'order', { amount });
  const plan = strategy.plan({ email: 'ada@example.com', orderNumber: 'A1B2C3D4' } as never, now);
  attempt = anAttempt('attempt', payment, { ...plan, amount, createdAt: start });
});

const paid = (more: object = {}) =>
  void played.transactions.push({
    ...{ id: 288, tx_ref: 'tx-1', amount: 25.49, currency: 'USD', status: 'successful' },
    ...{ created_at: '2026-11-21T12:05:00.000Z', processor_response: 'Approved' },
    ...more,
  });
const opened = async (): Promise<Attempt> => {
  const { url = null } = await strategy.start(attempt);
  return { ...attempt, url, state: 'open' };
};

describe('paying at Flutterwave', () => {
  it('opens its page for exactly the amount, and comes back to the shop with the reference', async () => {
    expect((await opened()).url).toBe('https://checkout.flutterwave.com/v3/hosted/pay/tx-1');
    expect(played.authorization).toBe('Bearer FLWSECK_TEST-x');
    expect(played.links).toMatchObject([
      {
        ...{ tx_ref: 'tx-1', amount: 25.49, currency: 'USD', customer: { email: 'ada@example.com' } },
        redirect_url: 'https://shop.example/payment-success?session_id=tx-1',
      },
    ]);
  });

  it('is paid once Flutterwave says so, with its own id of the money', async () => {
    const open = await opened();
    expect(await strategy.read(open)).toEqual({ event: 'opened' });
    paid();
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', intentRef: '288', mismatch: null });
  });

  it.each([
    [{ amount: 25.48 }, 'amount 2548, ours 2549'],
    [{ currency: 'NGN' }, 'currency NGN'],
    [{ amount: 25.495 }, 'amount unknown, ours 2549'],
    [{ amount: 25.48, created_at: undefined }, 'amount 2548, ours 2549'],
  ])('takes no other money for ours: %j', async (more, mismatch) => {
    const open = await opened();
    paid(more);
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', mismatch });
  });

  it('leaves the page open after a decline, until it is over', async () => {
    const open = await opened();
    paid({ status: 'failed', processor_response: 'Insufficient funds' });
    expect(await strategy.read(open)).toEqual({ event: 'opened', error: 'Insufficient funds' });
    now = new Date(start.getTime() + 32 * 60_000);
    expect((await strategy.read(open)).event).toBe('failed');
    played.transactions.length = 0;
    expect(await strategy.read(open)).toEqual({ event: 'expired' });
  });

  it('fails for good where it says no, and knows nothing where it does not answer', async () => {
    const amount = Money.fromDecimal(
      10,
      'amount',
      (await import('../../../kernel/currency.js')).Currency.of('ETB'),
    );
    expect(await strategy.start({ ...attempt, amount })).toEqual({
      event: 'failed',
      error: 'This currency is not enabled.',
    });
    played.isAway = true;
    for (const answer of [
      await strategy.start(attempt),
      await strategy.read(attempt),
      await strategy.stop(attempt),
    ])
      expect(answer.event).toBe('unclear');
  });

  it('calls nothing over while its key is refused: somebody may have paid', async () => {
    const open = await opened();
    played.isLockedOut = true;
    now = new Date(start.getTime() + 32 * 60_000);
    for (const answer of [await strategy.read(open), await strategy.stop(open)])
      expect(answer).toEqual({ event: 'unclear', error: 'Invalid authorization key' });
  });

  it('sends nobody to another host, but to that of test keys with one', async () => {
    played.host = 'https://checkout-v2.dev-flutterwave.com';
    expect((await strategy.start(attempt)).event).toBe('opened');
    played.host = 'https://checkout.flutterwave.example';
    expect((await strategy.start(attempt)).event).toBe('unclear');
    expect(flutterwave.hosts({ FLUTTERWAVE_SECRET_KEY: 'FLWSECK-live' })).toEqual([
      'https://checkout.flutterwave.com',
    ]);
  });

  it('opens a page whose answer was lost once more, unless it was paid', async () => {
    expect((await strategy.read(attempt)).event).toBe('opened');
    expect(played.links).toHaveLength(1);
    paid();
    expect((await strategy.read(attempt)).event).toBe('paid');
    expect(played.links).toHaveLength(1);
  });

  it('does not call a page over that somebody may still pay on', async () => {
    expect((await strategy.stop(await opened())).event).toBe('unclear');
    expect((await strategy.stop(attempt)).event).toBe('expired');
  });
});

describe('money that Flutterwave gives back', () => {
  const ask = (amountCents: number) =>
    strategy.refundCalls.refund({
      ...{ refundId: REFUND, orderId: 'order', intentRef: '288', amountCents, currency: 'USD' },
      idempotencyKey: `refund:${REFUND}`,
    });

  it('goes back once, however often it is asked for', async () => {
    const [first, second] = [await ask(1_000), await ask(1_000)];
    expect(first).toMatchObject({
      outcome: 'accepted',
      refund: { status: 'succeeded', amountCents: 1_000, refundId: REFUND },
    });
    expect(second).toEqual(first);
    expect(played.refunds).toHaveLength(1);
  });

  it('is read again, and refused where it is too much', async () => {
    await ask(1_000);
    expect(await strategy.refundCalls.readRefund('75923:USD')).toMatchObject({ outcome: 'found' });
    expect(await strategy.refundCalls.readRefund('1:USD')).toEqual({ outcome: 'missing' });
    played.refunds.length = 0;
    expect(await ask(9_999)).toMatchObject({ outcome: 'refused' });
    played.isAway = true;
    expect(await ask(1_000)).toMatchObject({ outcome: 'unknown' });
  });

  it('is not sent beside one of the same amount that does not name ours', async () => {
    played.refunds.push({ id: 1, tx_id: 288, amount_refunded: 10, status: 'completed' });
    expect(await ask(1_000)).toMatchObject({ outcome: 'unknown' });
    expect(played.refunds).toHaveLength(1);
  });

  it('is found when it was made in the dashboard', async () => {
    paid();
    played.refunds.push({
      id: 1,
      tx_id: 288,
      amount_refunded: 5,
      status: 'completed-bank',
      comment: 'by Ann',
    });
    const found = [];
    for await (const refund of strategy.refundCalls.listRefunds('288')) found.push(refund);
    expect(found).toMatchObject([{ amountCents: 500, currency: 'USD', refundId: null, status: 'succeeded' }]);
  });
});

describe('a message of Flutterwave', () => {
  const raw = JSON.stringify({
    event: 'charge.completed',
    data: { id: 288, tx_ref: 'tx-1', status: 'successful' },
  });

  it('is taken with the shop’s own hash, and is a hint about its reference', async () => {
    expect(await strategy.readMessage({ raw, headers: { 'verif-hash': HASH } })).toMatchObject({
      outcome: 'accepted',
      event: { id: 'charge.completed:288:successful', subject: { kind: 'session', ref: 'tx-1' } },
    });
  });

  it.each([undefined, '', 'another hash', `${HASH} `])('is refused with the hash %p', async (hash) => {
    const read = await strategy.readMessage({ raw, headers: { 'verif-hash': hash } });
    expect(read).toEqual({ outcome: 'rejected', reason: 'signature' });
  });

  it('that cannot be read is refused', async () => {
    for (const body of ['not json', '{}', 'null'])
      expect((await strategy.readMessage({ raw: body, headers: { 'verif-hash': HASH } })).outcome).toBe(
        'rejected',
      );
  });
});
