import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { paypal } from './definition.js';
import {
  aDispute,
  aShop,
  after,
  approve,
  CLAIM,
  collect,
  decided,
  giveBack,
  later,
  link,
  message,
  ok,
  play,
  playAnew,
  played,
  SIGNED,
  stopPlaying,
  unit,
} from './testing/played-paypal.js';

const SESSION = { kind: 'session', ref: 'ref-1' };
const REFUND = '0192f1c4-0000-7000-8000-0000000000aa';
let { strategy, attempt, anAttemptOf, opened, approved } = {} as ReturnType<typeof aShop>;

beforeAll(play);
afterAll(stopPlaying);
beforeEach(() => {
  playAnew();
  ({ strategy, attempt, anAttemptOf, opened, approved } = aShop());
});

describe('paying by PayPal', () => {
  it('opens its page for exactly the amount, and comes back to the shop with the reference', async () => {
    const answer = await strategy.start(attempt);
    expect(answer).toMatchObject({
      ...{ event: 'opened', intentRef: 'ORDER1', url: 'https://www.paypal.com/checkoutnow?token=ORDER1' },
    });
    const amount = { currency_code: 'USD', value: '25.49' };
    const purchase_units = [{ custom_id: 'ref-1', invoice_id: 'attempt', amount }];
    const return_url = 'https://shop.example/payment-success?session_id=ref-1';
    const experience_context = { return_url, cancel_url: 'https://shop.example/cart' };
    const payment_source = { paypal: { experience_context } };
    expect(played.created).toMatchObject([{ intent: 'CAPTURE', purchase_units, payment_source }]);
  });

  it('collects what was approved, once', async () => {
    const open = await opened();
    expect(await strategy.read(open)).toEqual({ event: 'opened' });
    approve();
    const paid = { event: 'paid', intentRef: 'CAPTURE1', mismatch: null };
    const [first, second] = await Promise.all([strategy.read(open), strategy.read(open)]);
    expect([first, second, await strategy.read(open)]).toMatchObject([paid, paid, paid]);
    expect(first.paidAt).toEqual(new Date('2026-11-21T12:05:00Z'));
    expect(await strategy.read(after(open, first, 'succeeded'))).toMatchObject(paid);
    expect(played.captures).toHaveLength(1);
  });

  it('finds money whose answer was lost', async () => {
    const open = await approved();
    collect();
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', intentRef: 'CAPTURE1' });
    expect(await strategy.stop(open)).toMatchObject({ event: 'paid', intentRef: 'CAPTURE1' });
    expect(played.captures).toHaveLength(1);
  });

  it('waits for money that PayPal holds', async () => {
    const open = await approved();
    played.captureStatus = 'PENDING';
    expect(await strategy.read(open)).toEqual({
      ...{ event: 'in_progress', error: 'PayPal holds the payment: ECHECK.' },
    });
    later(3 * 24 * 60);
    const waiting = { ...open, state: 'processing' as const };
    expect((await strategy.read(waiting)).event).toBe('in_progress');
    played.captures[0]!['status'] = 'COMPLETED';
    expect(await strategy.read(waiting)).toMatchObject({ event: 'paid', intentRef: 'CAPTURE1' });
  });

  it.each(['DECLINED', 'FAILED'])('fails with a capture that is %s', async (status) => {
    const open = await approved();
    played.captureStatus = status;
    expect(await strategy.read(open)).toEqual({ event: 'failed', error: 'PayPal declined the payment.' });
  });

  it('fails with a refused capture and a voided order, and waits where PayPal is not done', async () => {
    const open = await approved();
    played.refuses = 'ORDER_COMPLETION_IN_PROGRESS';
    expect((await strategy.read(open)).event).toBe('unclear');
    played.answers.clear();
    played.refuses = 'INSTRUMENT_DECLINED';
    expect(await strategy.read(open)).toEqual({ event: 'failed', error: 'No: INSTRUMENT_DECLINED.' });
    played.order = { ...played.order, status: 'VOIDED' };
    expect((await strategy.read(open)).event).toBe('failed');
  });

  it.each([
    [{ amount: { currency_code: 'USD', value: '25.48' } }, 'amount 2548, ours 2549'],
    [{ amount: { currency_code: 'EUR', value: '25.49' } }, 'currency EUR'],
    [{ amount: { currency_code: 'USD', value: '25.490000001' } }, 'amount unknown, ours 2549'],
    [{ custom_id: 'ref-2' }, 'reference ref-2'],
  ])('takes no other money for ours, and collects none: %j', async (more, mismatch) => {
    const open = await approved();
    Object.assign(unit(), more);
    expect(await strategy.read(open)).toMatchObject({ event: 'failed', mismatch });
    expect(played.captures).toEqual([]);
    collect();
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', mismatch });
  });

  it('collects nothing for an attempt that is over', async () => {
    const open = await approved();
    expect(await strategy.stop(open)).toEqual({ event: 'expired' });
    for (const state of ['expired', 'failed'] as const) await strategy.read({ ...open, state });
    expect(played.captures).toEqual([]);
  });

  it('is over after half an hour, whatever PayPal still keeps', async () => {
    const open = await opened();
    later(31);
    expect(await strategy.read(open)).toEqual({ event: 'expired' });
    played.order = undefined;
    expect(await strategy.read(open)).toEqual({ event: 'expired' });
    expect(await strategy.read(attempt)).toEqual({ event: 'expired' });
  });

  it('finds the same order where the first answer was lost', async () => {
    await strategy.start(attempt);
    expect(await strategy.read(attempt)).toMatchObject({ event: 'opened', intentRef: 'ORDER1' });
    expect(played.created).toHaveLength(1);
  });

  it('fails for good where PayPal says no, and knows nothing where it does not answer', async () => {
    const yuan = anAttemptOf(Money.ofCents(1_000, Currency.of('CNY')));
    expect(await strategy.start(yuan)).toEqual({ event: 'failed', error: 'No: CURRENCY_NOT_SUPPORTED.' });
    const open = { ...attempt, providerIntent: 'ORDER1', state: 'open' as const };
    played.isAway = true;
    const asked = [strategy.start(attempt), strategy.read(open), strategy.stop(open)];
    for (const answer of await Promise.all(asked)) expect(answer.event).toBe('unclear');
  });

  it('sends shoppers nowhere but to PayPal', async () => {
    played.answers.set(
      'order-attempt',
      ok({
        ...{ id: 'ORDER1', status: 'CREATED', purchase_units: [{}] },
        links: [{ rel: 'approve', href: 'https://www.paypal.com.example/checkoutnow' }],
      }),
    );
    expect(await strategy.start(attempt)).toEqual({ event: 'unclear', error: 'PayPal gave no page.' });
  });
});

describe('what PayPal takes', () => {
  it.each([
    ['HUF', 105_000, '1050'],
    ['TWD', 105_000, '1050'],
    ['JPY', 1_050, '1050'],
    ['EUR', 5, '0.05'],
  ])('is %s in the decimals that PayPal has', async (code, cents, value) => {
    await strategy.start(anAttemptOf(Money.ofCents(cents, Currency.of(code))));
    expect(played.created).toMatchObject([{ purchase_units: [{ amount: { currency_code: code, value } }] }]);
    const open = { ...anAttemptOf(Money.ofCents(cents, Currency.of(code))), providerIntent: 'ORDER1' };
    approve();
    expect(await strategy.read({ ...open, state: 'open' })).toMatchObject({ event: 'paid', mismatch: null });
  });

  it('is no currency that it does not collect, and no part of a whole forint', () => {
    const takes = ['USD', 'HUF', 'RWF', 'KWD', 'RUB'].map((code) => strategy.takes(code));
    expect(takes).toEqual([true, true, false, false, false]);
    const why = (cents: number, code: string) =>
      strategy.whyNotAmount(Money.ofCents(cents, Currency.of(code)));
    const forints = [105_050, 50, 105_000].map((cents) => why(cents, 'HUF'));
    expect([...forints, why(1, 'USD')]).toEqual(['between_steps', 'below_least', null, null]);
    const refundable = [150, 200].map((cents) => strategy.refundCalls.takes(cents, 'HUF'));
    expect(refundable).toEqual([false, true]);
  });
});

describe('the token', () => {
  it('is asked for once, kept until its end, and renewed when PayPal no longer takes it', async () => {
    await Promise.all([strategy.start(attempt), strategy.stop({ ...attempt, providerIntent: 'ORDER1' })]);
    await strategy.start(attempt);
    expect(played.tokens).toBe(1);
    later(9 * 60);
    await strategy.start(attempt);
    expect(played.tokens).toBe(2);
    played.taken = 'revoked';
    expect((await strategy.start(attempt)).event).toBe('opened');
    expect(played.tokens).toBe(3);
  });
});

describe('money that PayPal gives back', () => {
  const ask = (amountCents: number, refundId = REFUND) =>
    strategy.refundCalls.refund({
      ...{ refundId, orderId: 'order', intentRef: 'CAPTURE1', amountCents, currency: 'USD' },
      idempotencyKey: `refund:${refundId}`,
    });
  const listed = async () => {
    const found = [];
    for await (const refund of strategy.refundCalls.listRefunds('CAPTURE1')) found.push(refund);
    return found;
  };
  beforeEach(async () => void (await strategy.read(await approved())));

  it.each([2_549, 1_000])('goes back once, however often it is asked for: %i', async (amountCents) => {
    const [first, second] = [await ask(amountCents), await ask(amountCents)];
    const refund = { ref: 'REFUND1', status: 'succeeded', amountCents, currency: 'USD', refundId: REFUND };
    expect(first).toMatchObject({ outcome: 'accepted', refund: { ...refund, intentRef: 'CAPTURE1' } });
    expect(second).toEqual(first);
    expect(played.refunds).toHaveLength(1);
    expect(await listed()).toMatchObject([refund]);
  });

  it.each([
    ['COMPLETED', 'succeeded'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
  ])('may be on its way first, and is then %s', async (status, ours) => {
    played.refundStatus = 'PENDING';
    expect(await ask(1_000)).toMatchObject({ outcome: 'accepted', refund: { status: 'pending' } });
    played.refunds[0]!['status'] = status;
    expect(await strategy.refundCalls.readRefund('REFUND1')).toMatchObject({
      ...{ outcome: 'found', refund: { status: ours, refundId: REFUND, intentRef: 'CAPTURE1' } },
    });
  });

  it('is refused where it is too much, and unknown where PayPal does not answer', async () => {
    expect(await ask(9_999)).toEqual({
      ...{ outcome: 'refused', code: 'REFUND_AMOUNT_EXCEEDED', message: 'No: REFUND_AMOUNT_EXCEEDED.' },
    });
    expect(await strategy.refundCalls.readRefund('REFUND9')).toEqual({ outcome: 'missing' });
    played.isAway = true;
    expect(await ask(1_000)).toMatchObject({ outcome: 'unknown' });
    await expect(listed()).rejects.toThrow('PayPal');
  });

  it('is found when it was made at PayPal, and not taken for one of ours', async () => {
    giveBack({ amount: { currency_code: 'USD', value: '5.00' }, custom_id: REFUND });
    expect(await listed()).toMatchObject([{ amountCents: 500, refundId: null, status: 'succeeded' }]);
  });
});

describe('a message of PayPal', () => {
  const completed = message('PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE1', custom_id: 'ref-1' });
  const read = (raw: string, more: object = {}) =>
    strategy.messageCalls!.readMessage({ raw, headers: { ...SIGNED, ...more } });

  it('is taken once PayPal calls it its own, by the very text that came', async () => {
    const [first, second] = [await read(completed), await read(completed)];
    expect(first).toMatchObject({
      outcome: 'accepted',
      event: { id: 'WH-1', objectId: 'CAPTURE1', subject: { kind: 'session', ref: 'ref-1' } },
    });
    expect(second).toEqual(first);
    expect(played.verified[0]).toContain(`"webhook_event":${completed}}`);
    expect(JSON.parse(played.verified[0]!)).toMatchObject({
      ...{ webhook_id: 'WEBHOOK1', auth_algo: 'SHA256withRSA', transmission_id: 'tid' },
    });
  });

  it.each([
    ['CHECKOUT.ORDER.APPROVED', { purchase_units: [{ custom_id: 'ref-1' }] }, SESSION],
    [
      'PAYMENT.CAPTURE.REFUNDED',
      { id: 'REFUND1', custom_id: 'ref-1', links: link('up', '/captures/CAPTURE1') },
      { kind: 'charge_refunded', intentRef: 'CAPTURE1' },
    ],
    ['PAYMENT.REFUND.FAILED', { id: 'REFUND1' }, { kind: 'other' }],
    ['CUSTOMER.DISPUTE.CREATED', { custom_id: 'ref-1' }, { kind: 'other' }],
    ['CUSTOMER.DISPUTE.CREATED', aDispute({ dispute_life_cycle_stage: 'INQUIRY' }), { kind: 'other' }],
    ['CUSTOMER.DISPUTE.CREATED', aDispute({}), { kind: 'dispute', dispute: { ...CLAIM, status: 'open' } }],
    ['CUSTOMER.DISPUTE.RESOLVED', decided('RESOLVED_SELLER_FAVOUR'), { dispute: { status: 'won' } }],
    ['CUSTOMER.DISPUTE.RESOLVED', decided('RESOLVED_BUYER_FAVOUR'), { dispute: { status: 'lost' } }],
    ['CUSTOMER.DISPUTE.RESOLVED', decided('SOMETHING_NEW'), { dispute: { status: 'open' } }],
  ])('says no more than what to ask about: %s', async (type, resource, subject) => {
    expect(await read(message(type, resource))).toMatchObject({ outcome: 'accepted', event: { subject } });
  });

  it('is not believed: money that PayPal does not tell of when asked is none', async () => {
    const open = await opened();
    expect((await read(completed)).outcome).toBe('accepted');
    expect(await strategy.read(open)).toEqual({ event: 'opened' });
  });

  it('is refused where PayPal does not know it, or cannot be asked', async () => {
    const refused = { outcome: 'rejected', reason: 'signature' };
    played.verification = 'FAILURE';
    expect(await read(completed)).toEqual(refused);
    played.isAway = true;
    expect(await read(completed)).toEqual(refused);
  });

  it.each([
    [{ 'paypal-transmission-sig': undefined }],
    [{ 'paypal-auth-algo': '' }],
    [{ 'paypal-cert-url': 'https://paypal.com.example/certs/CERT-1' }],
    [{ 'paypal-cert-url': 'not an address' }],
  ])('is refused without asking with %j', async (more) => {
    expect(await read(completed, more)).toEqual({ outcome: 'rejected', reason: 'signature' });
    expect(played.verified).toEqual([]);
  });

  it.each(['not json', '{}', 'null', '[]', '{"id":"WH-1"}', `${completed},"webhook_id":"X"`])(
    'that cannot be read is refused: %s',
    async (raw) => {
      expect(await read(raw)).toEqual({ outcome: 'rejected', reason: 'body' });
      expect(played.verified).toEqual([]);
    },
  );
});

it('is set up by all three keys, live unless it is said to be the sandbox', () => {
  const keys = { PAYPAL_CLIENT_ID: 'i', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'W' };
  const sandbox = { ...keys, PAYPAL_API: 'sandbox' };
  expect([keys, sandbox].map((one) => [paypal.access?.(one)?.baseUrl, ...paypal.hosts(one)])).toEqual([
    ['https://api-m.paypal.com', 'https://www.paypal.com'],
    ['https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com'],
  ]);
  for (const name of Object.keys(keys)) {
    expect(paypal.access?.({ ...keys, [name]: undefined })).toBeUndefined();
    expect(paypal.contradictions?.({ ...keys, [name]: undefined }, 'USD')).toHaveLength(1);
  }
});
