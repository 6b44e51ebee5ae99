import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import type { WireAnswer } from '../../../../sandbox/src/adapters/wire/wire-call.js';
import { flutterwave as playedFlutterwave } from '../../../../sandbox/src/plugins/flutterwave/flutterwave.js';
import { PluginOnAPort } from '../../../../sandbox/src/plugins/testing/play-plugin.js';
import type { Attempt } from '../../domain/payment.js';
import { paymentSettings } from '../../testing/payment-settings.js';
import { aTender, anAttempt } from '../../testing/stores-contract.js';
import { FlutterwaveCaller } from './caller.js';
import { flutterwave } from './definition.js';
import { FlutterwaveStrategy } from './flutterwave-strategy.js';

const REFUND = '0192f1c4-0000-7000-8000-0000000000aa';
const start = new Date('2026-11-21T12:00:00Z');
let now = start;
const clock = { now: () => now };

const played = new PluginOnAPort(playedFlutterwave, clock);
const no = (status: number, message: string): WireAnswer => ({
  ...{ status, body: { status: 'error', message, data: null }, headers: {} },
});
const HASH = () => played.keys['hash'];
const isAway = () => no(502, 'Bad gateway');
const links = () => played.asked('/v3/payments');
const refunds = () => played.objects.all.filter(({ kind }) => kind === 'flutterwave.refund');

let strategy: FlutterwaveStrategy;
let attempt: Attempt;

beforeAll(() => played.open());
afterAll(() => played.close());

beforeEach(() => {
  now = start;
  played.forget();
  const access = new ProviderAccess();
  access.announce('flutterwave', { baseUrl: played.baseUrl, secrets: played.keys });
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

/** A payment at Flutterwave that no page of ours has made. */
const paid = (more: object = {}) =>
  played.objects.insert({
    ...{ id: 'flw-288', kind: 'flutterwave.transaction', parent: 'tx-1', extra: {} },
    data: {
      ...{ id: 288, tx_ref: 'tx-1', amount: 25.49, currency: 'USD', status: 'successful' },
      ...{ created_at: '2026-11-21T12:05:00.000Z', processor_response: 'Approved' },
      ...more,
    },
  });
const givenBack = (more: object) =>
  played.objects.insert({
    ...{ id: 'flw-refund-1', kind: 'flutterwave.refund', parent: 'flw-288', extra: {} },
    data: { id: 1, tx_id: 288, status: 'completed', ...more },
  });
const opened = async (): Promise<Attempt> => {
  const { url = null } = await strategy.start(attempt);
  return { ...attempt, url, state: 'open' };
};

describe('paying at Flutterwave', () => {
  it('opens its page for exactly the amount, and comes back to the shop with the reference', async () => {
    expect((await opened()).url).toBe('https://shop.example/sandbox/pay/flutterwave/tx-1');
    expect(played.calls[0]?.headers['authorization']).toBe(`Bearer ${played.keys['key']}`);
    expect(links()).toMatchObject([
      {
        ...{ tx_ref: 'tx-1', amount: 25.49, currency: 'USD', customer: { email: 'ada@example.com' } },
        redirect_url: 'https://shop.example/payment-success?session_id=tx-1',
      },
    ]);
  });

  it('is paid once Flutterwave says so, with its own id of the money', async () => {
    const open = await opened();
    expect(await strategy.read(open)).toEqual({ event: 'opened' });
    await paid();
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', intentRef: '288', mismatch: null });
  });

  it('is paid on its page, at once or by a transfer that arrives later, each told with the shop’s own hash', async () => {
    const open = await opened();
    await played.page.approve('tx-1', 'transfer');
    expect((await strategy.read(open)).event).toBe('in_progress');
    await played.timeIsUp();
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', mismatch: null });
    expect(await played.page.approve('tx-1', 'card')).toBe('missing');
    const [{ body, headers } = { body: '', headers: {} }] = played.told;
    const small = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(await strategy.readMessage({ raw: body, headers: small })).toMatchObject({
      ...{ outcome: 'accepted', event: { subject: { kind: 'session', ref: 'tx-1' } } },
    });
  });

  it.each([
    [{ amount: 25.48 }, 'amount 2548, ours 2549'],
    [{ currency: 'NGN' }, 'currency NGN'],
    [{ amount: 25.495 }, 'amount unknown, ours 2549'],
    [{ amount: 25.48, created_at: undefined }, 'amount 2548, ours 2549'],
  ])('takes no other money for ours: %j', async (more, mismatch) => {
    const open = await opened();
    await paid(more);
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', mismatch });
  });

  it('leaves the page open after a decline, until it is over', async () => {
    const open = await opened();
    await played.page.approve('tx-1', 'insufficient');
    expect(await strategy.read(open)).toEqual({ event: 'opened', error: 'Insufficient Funds' });
    now = new Date(start.getTime() + 32 * 60_000);
    expect((await strategy.read(open)).event).toBe('failed');
    played.objects.all.length = 0;
    expect(await strategy.read(open)).toEqual({ event: 'expired' });
  });

  it('fails for good where it says no, and knows nothing where it does not answer', async () => {
    played.instead = () => no(400, 'This currency is not enabled.');
    const refused = { event: 'failed', error: 'This currency is not enabled.' };
    expect(await strategy.start(attempt)).toEqual(refused);
    played.instead = isAway;
    for (const answer of [
      await strategy.start(attempt),
      await strategy.read(attempt),
      await strategy.stop(attempt),
    ])
      expect(answer.event).toBe('unclear');
  });

  it('calls nothing over while its key is refused: somebody may have paid', async () => {
    const open = await opened();
    played.instead = () => no(401, 'Invalid authorization key');
    now = new Date(start.getTime() + 32 * 60_000);
    for (const answer of [await strategy.read(open), await strategy.stop(open)])
      expect(answer).toEqual({ event: 'unclear', error: 'Invalid authorization key' });
  });

  it('sends nobody to another host, but to that of test keys with one', async () => {
    const opening = (host: string) => {
      const data = { link: `${host}/v3/hosted/pay/tx-1` };
      played.instead = () => ({ status: 200, body: { status: 'success', message: 'ok', data }, headers: {} });
      return strategy.start(attempt);
    };
    expect((await opening('https://checkout.flutterwave.com')).event).toBe('opened');
    expect((await opening('https://checkout-v2.dev-flutterwave.com')).event).toBe('opened');
    expect((await opening('https://checkout.flutterwave.example')).event).toBe('unclear');
    expect(flutterwave.hosts({ FLUTTERWAVE_SECRET_KEY: 'FLWSECK-live' })).toEqual([
      'https://checkout.flutterwave.com',
    ]);
  });

  it('opens a page whose answer was lost once more, unless it was paid', async () => {
    expect((await strategy.read(attempt)).event).toBe('opened');
    expect(links()).toHaveLength(1);
    await paid();
    expect((await strategy.read(attempt)).event).toBe('paid');
    expect(links()).toHaveLength(1);
  });

  it('does not call a page over that somebody may still pay on', async () => {
    expect((await strategy.stop(await opened())).event).toBe('unclear');
    expect((await strategy.stop(attempt)).event).toBe('expired');
  });
});

describe('money that Flutterwave gives back', () => {
  beforeEach(() => paid());
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
    expect(refunds()).toHaveLength(1);
  });

  it('is read again, and refused where it is too much', async () => {
    const asked = await ask(1_000);
    const ref = asked.outcome === 'accepted' ? asked.refund.ref : '';
    expect(await strategy.refundCalls.readRefund(ref)).toMatchObject({ outcome: 'found' });
    expect(await strategy.refundCalls.readRefund('1:USD')).toEqual({ outcome: 'missing' });
    played.objects.all.pop();
    expect(await ask(9_999)).toMatchObject({ outcome: 'refused' });
    played.instead = isAway;
    expect(await ask(1_000)).toMatchObject({ outcome: 'unknown' });
  });

  it('is not sent beside one of the same amount that does not name ours', async () => {
    await givenBack({ amount_refunded: 10 });
    expect(await ask(1_000)).toMatchObject({ outcome: 'unknown' });
    expect(refunds()).toHaveLength(1);
  });

  it('is found when it was made in the dashboard', async () => {
    await givenBack({ amount_refunded: 5, status: 'completed-bank', comment: 'by Ann' });
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
    expect(await strategy.readMessage({ raw, headers: { 'verif-hash': HASH() } })).toMatchObject({
      outcome: 'accepted',
      event: { id: 'charge.completed:288:successful', subject: { kind: 'session', ref: 'tx-1' } },
    });
  });

  it.each([undefined, '', 'another hash', 'a hash '])('is refused with the hash %p', async (hash) => {
    const read = await strategy.readMessage({ raw, headers: { 'verif-hash': hash } });
    expect(read).toEqual({ outcome: 'rejected', reason: 'signature' });
  });

  it('that cannot be read is refused', async () => {
    for (const body of ['not json', '{}', 'null'])
      expect((await strategy.readMessage({ raw: body, headers: { 'verif-hash': HASH() } })).outcome).toBe(
        'rejected',
      );
  });
});
