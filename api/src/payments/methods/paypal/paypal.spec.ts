import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { paypal } from './definition.js';
import { no, yes } from '../../../../sandbox/src/plugins/paypal/wire.js';
import {
  aDispute,
  aShop,
  after,
  approve,
  captures,
  CLAIM,
  collectedAs,
  created,
  decided,
  isAway,
  later,
  link,
  message,
  order,
  played,
  refunds,
  says,
  unit,
  verified,
} from './testing/played-paypal.js';

const SESSION = { kind: 'session', ref: 'ref-1' };
const REFUND = '0192f1c4-0000-7000-8000-0000000000aa';
let { caller, strategy, attempt, anAttemptOf, opened, approved, collect } = {} as ReturnType<typeof aShop>;

beforeAll(() => played.open());
afterAll(() => played.close());
beforeEach(() => {
  ({ caller, strategy, attempt, anAttemptOf, opened, approved, collect } = aShop());
});

describe('paying by PayPal', () => {
  it('opens its page for exactly the amount, and comes back to the shop with the reference', async () => {
    const answer = await strategy.start(attempt);
    expect(answer).toMatchObject({
      ...{ event: 'opened', intentRef: order().id },
      url: `https://shop.example/sandbox/pay/paypal/${order().id}`,
    });
    const amount = { currency_code: 'USD', value: '25.49' };
    const purchase_units = [{ custom_id: 'ref-1', invoice_id: 'attempt', amount }];
    const return_url = 'https://shop.example/payment-success?session_id=ref-1';
    const experience_context = { return_url, cancel_url: 'https://shop.example/cart' };
    const payment_source = { paypal: { experience_context } };
    expect(created()).toMatchObject([{ intent: 'CAPTURE', purchase_units, payment_source }]);
  });

  it('collects what was approved, once', async () => {
    const open = await opened();
    expect(await strategy.read(open)).toEqual({ event: 'opened' });
    await approve();
    const paid = { event: 'paid', mismatch: null };
    const [first, second] = await Promise.all([strategy.read(open), strategy.read(open)]);
    expect([first, second, await strategy.read(open)]).toMatchObject([paid, paid, paid]);
    expect(first).toMatchObject({ intentRef: captures()[0]!.id, paidAt: new Date('2026-11-21T12:00:00Z') });
    expect(await strategy.read(after(open, first, 'succeeded'))).toMatchObject(paid);
    expect(captures()).toHaveLength(1);
  });

  it('finds money whose answer was lost', async () => {
    const open = await approved();
    await collect();
    const paid = { event: 'paid', intentRef: captures()[0]!.id };
    expect([await strategy.read(open), await strategy.stop(open)]).toMatchObject([paid, paid]);
    expect(captures()).toHaveLength(1);
  });

  it('waits for money that PayPal holds', async () => {
    const open = await approved('echeck@example.com');
    expect(await strategy.read(open)).toEqual({
      ...{ event: 'in_progress', error: 'PayPal holds the payment: ECHECK.' },
    });
    later(3 * 24 * 60);
    const waiting = { ...open, state: 'processing' as const };
    expect((await strategy.read(waiting)).event).toBe('in_progress');
    await played.timeIsUp();
    expect(await strategy.read(waiting)).toMatchObject({ event: 'paid', intentRef: captures()[0]!.id });
  });

  it.each(['DECLINED', 'FAILED'])('fails with a capture that is %s', async (status) => {
    const open = await approved();
    says('/capture', collectedAs(status));
    expect(await strategy.read(open)).toEqual({ event: 'failed', error: 'PayPal declined the payment.' });
  });

  it('fails with a refused capture and a voided order, and waits where PayPal is not done', async () => {
    const open = await approved('empty@example.com');
    says('/capture', no(422, 'ORDER_COMPLETION_IN_PROGRESS'));
    expect((await strategy.read(open)).event).toBe('unclear');
    played.instead = undefined;
    expect(await strategy.read(open)).toMatchObject({
      event: 'failed',
      error: expect.stringMatching('declined'),
    });
    Object.assign(order(), { status: 'VOIDED' });
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
    expect(captures()).toEqual([]);
    await collect();
    expect(await strategy.read(open)).toMatchObject({ event: 'paid', mismatch });
  });

  it('collects nothing for an attempt that is over', async () => {
    const open = await approved();
    expect(await strategy.stop(open)).toEqual({ event: 'expired' });
    for (const state of ['expired', 'failed'] as const) await strategy.read({ ...open, state });
    expect(captures()).toEqual([]);
  });

  it('is over after half an hour, whatever PayPal still keeps', async () => {
    const open = await opened();
    later(31);
    expect(await strategy.read(open)).toEqual({ event: 'expired' });
    played.objects.all.length = 0;
    expect(await strategy.read(open)).toEqual({ event: 'expired' });
    expect(await strategy.read(attempt)).toEqual({ event: 'expired' });
  });

  it('finds the same order where the first answer was lost', async () => {
    await strategy.start(attempt);
    expect(await strategy.read(attempt)).toMatchObject({ event: 'opened', intentRef: order().id });
    expect(played.objects.all).toHaveLength(1);
  });

  it('fails for good where PayPal says no, and knows nothing where it does not answer', async () => {
    const yuan = anAttemptOf(Money.ofCents(1_000, Currency.of('CNY')));
    expect(await strategy.start(yuan)).toMatchObject({
      event: 'failed',
      error: 'Currency code is not supported.',
    });
    const open = { ...attempt, providerIntent: 'ORDER1', state: 'open' as const };
    played.instead = isAway;
    const asked = [strategy.start(attempt), strategy.read(open), strategy.stop(open)];
    for (const answer of await Promise.all(asked)) expect(answer.event).toBe('unclear');
  });

  it('sends shoppers nowhere but to PayPal', async () => {
    const links = [{ rel: 'approve', href: 'https://www.paypal.com.example/checkoutnow' }];
    says('/orders', yes({ id: 'ORDER1', status: 'CREATED', purchase_units: [{}], links }));
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
    expect(created()).toMatchObject([{ purchase_units: [{ amount: { currency_code: code, value } }] }]);
    const open = { ...anAttemptOf(Money.ofCents(cents, Currency.of(code))), providerIntent: order().id };
    await approve();
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

describe('money that PayPal gives back', () => {
  const ask = (amountCents: number, refundId = REFUND) =>
    strategy.refundCalls.refund({
      ...{ refundId, orderId: 'order', intentRef: captures()[0]!.id, amountCents, currency: 'USD' },
      idempotencyKey: `refund:${refundId}`,
    });
  const listed = async () => {
    const found = [];
    for await (const refund of strategy.refundCalls.listRefunds(captures()[0]!.id)) found.push(refund);
    return found;
  };
  beforeEach(async () => void (await strategy.read(await approved())));

  it.each([2_549, 1_000])('goes back once, however often it is asked for: %i', async (amountCents) => {
    const [first, second] = [await ask(amountCents), await ask(amountCents)];
    const refund = { status: 'succeeded', amountCents, currency: 'USD', refundId: REFUND };
    expect(first).toMatchObject({ outcome: 'accepted', refund });
    expect(second).toEqual(first);
    expect(refunds()).toHaveLength(1);
    expect(await listed()).toMatchObject([refund]);
  });

  it.each([
    ['COMPLETED', 'succeeded'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
  ])('may be on its way first, and is then %s', async (status, ours) => {
    const amount = { currency_code: 'USD', value: '10.00' };
    const links = link('up', '/captures/CAPTURE1');
    const refund = { id: 'REFUND1', amount, custom_id: `refund-${REFUND}`, links };
    says('/refund', yes({ ...refund, status: 'PENDING' }, 201));
    expect(await ask(1_000)).toMatchObject({ outcome: 'accepted', refund: { status: 'pending' } });
    says('/refunds/REFUND1', yes({ ...refund, status }));
    expect(await strategy.refundCalls.readRefund('REFUND1')).toMatchObject({
      ...{ outcome: 'found', refund: { status: ours, refundId: REFUND, intentRef: 'CAPTURE1' } },
    });
  });

  it('is refused where it is too much, and unknown where PayPal does not answer', async () => {
    expect(await ask(9_999)).toEqual({
      ...{ outcome: 'refused', code: 'REFUND_AMOUNT_EXCEEDED', message: expect.any(String) },
    });
    expect(await strategy.refundCalls.readRefund('REFUND9')).toEqual({ outcome: 'missing' });
    played.instead = isAway;
    expect(await ask(1_000)).toMatchObject({ outcome: 'unknown' });
    await expect(listed()).rejects.toThrow('PayPal');
  });

  it('is found when it was made at PayPal, and not taken for one of ours', async () => {
    const body = { amount: { currency_code: 'USD', value: '5.00' }, custom_id: REFUND };
    await caller.call(`/v2/payments/captures/${captures()[0]!.id}/refund`, { body });
    expect(await listed()).toMatchObject([{ amountCents: 500, refundId: null, status: 'succeeded' }]);
  });
});

describe('a message of PayPal', () => {
  const completed = message('PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE1', custom_id: 'ref-1' });
  const read = (raw: string, more: object = {}) =>
    strategy.messageCalls!.readMessage({ raw, headers: { ...played.signed(raw), ...more } });

  it('is taken once PayPal calls it its own, by the very text that came', async () => {
    const [first, second] = [await read(completed), await read(completed)];
    expect(first).toMatchObject({
      outcome: 'accepted',
      event: { id: 'WH-1', objectId: 'CAPTURE1', subject: { kind: 'session', ref: 'ref-1' } },
    });
    expect(second).toEqual(first);
    expect(verified()[0]).toContain(`"webhook_event":${completed}}`);
    expect(JSON.parse(verified()[0]!)).toMatchObject({
      ...{ webhook_id: played.keys['webhook'], auth_algo: 'SHA256withRSA', transmission_id: 'message' },
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
    expect(await read(completed, played.signed(`${completed} `))).toEqual(refused);
    expect(verified()).toHaveLength(1);
    played.instead = isAway;
    expect(await read(completed)).toEqual(refused);
  });

  it.each([
    [{ 'paypal-transmission-sig': undefined }],
    [{ 'paypal-auth-algo': '' }],
    [{ 'paypal-cert-url': 'https://paypal.com.example/certs/CERT-1' }],
    [{ 'paypal-cert-url': 'not an address' }],
  ])('is refused without asking with %j', async (more) => {
    expect(await read(completed, more)).toEqual({ outcome: 'rejected', reason: 'signature' });
    expect(verified()).toEqual([]);
  });

  it.each(['not json', '{}', 'null', '[]', '{"id":"WH-1"}', `${completed},"webhook_id":"X"`])(
    'that cannot be read is refused: %s',
    async (raw) => {
      expect(await read(raw)).toEqual({ outcome: 'rejected', reason: 'body' });
      expect(verified()).toEqual([]);
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
