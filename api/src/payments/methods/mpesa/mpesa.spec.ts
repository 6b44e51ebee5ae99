import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { OfferedMethods } from '../../application/offered-methods.js';
import { PaymentMethods } from '../../application/payment-methods.js';
import type { WireAnswer } from '../../../../sandbox/src/adapters/wire/wire-call.js';
import { daraja as playedDaraja } from '../../../../sandbox/src/plugins/daraja/daraja.js';
import { PluginOnAPort } from '../../../../sandbox/src/plugins/testing/play-plugin.js';
import type { Attempt } from '../../domain/payment.js';
import { paymentSettings } from '../../testing/payment-settings.js';
import { aTender, anAttempt } from '../../testing/stores-contract.js';
import { Daraja } from './daraja.js';
import { mpesa } from './definition.js';
import { MpesaStrategy } from './mpesa-strategy.js';

const KES = Currency.of('KES');
const start = new Date('2026-11-21T22:30:00Z');
let now = start;
const clock = { now: () => now };
const later = (seconds: number) => (now = new Date(start.getTime() + seconds * 1_000));

/** The id of the first push. */
const REF = `ws_CO_${'1'.padStart(18, '0')}`;
const wire = (status: number, body: object): WireAnswer => ({ status, body, headers: {} });
const error = (status: number, errorCode: string, errorMessage: string) =>
  wire(status, { requestId: 'r', errorCode, errorMessage });
const result = (ResultCode: string | number, ResultDesc = '') =>
  wire(200, { ResponseCode: '0', CheckoutRequestID: REF, ResultCode, ResultDesc });

const [TOKEN, PUSH, QUERY] = [
  ...['/oauth/v1/generate', '/mpesa/stkpush/v1/processrequest', '/mpesa/stkpushquery/v1/query'],
];
const played = new PluginOnAPort(playedDaraja, clock);
const calls = (path: string) => played.calls.filter((call) => call.path === path).length;
/** What Daraja says at this path, whatever the plugin would. */
const says = (path: string | undefined, answer: WireAnswer) =>
  (played.instead = (call) => (call.path === path ? answer : undefined));
let strategy: MpesaStrategy;
let attempt: Attempt;

beforeAll(() => played.open());
afterAll(() => played.close());

function asked(more: { mobileNumber?: string; amount?: Money } = {}): Attempt {
  const { mobileNumber = '+254712345678', amount = Money.ofCents(1_500_00, KES) } = more;
  const plan = strategy.plan({ mobileNumber, orderNumber: 'A1B2C3D4', total: amount } as never, now);
  const payment = aTender('payment', 'order', { amount });
  return anAttempt('attempt', payment, { ...plan, amount, createdAt: start, state: 'creating' });
}

beforeEach(() => {
  now = start;
  played.forget();
  const access = new ProviderAccess();
  access.announce('daraja', { baseUrl: played.baseUrl, secrets: played.keys });
  strategy = new MpesaStrategy(new Daraja(access, clock), paymentSettings, { next: () => 'ab-cd' }, clock);
  attempt = asked();
});

/** The attempt as the shop keeps it after the prompt was sent. */
async function prompted(): Promise<Attempt> {
  const { ref = null } = await strategy.start(attempt);
  return { ...attempt, providerRef: ref, state: 'processing' };
}
const callback = (more: object = {}, ref = REF) =>
  JSON.stringify({
    Body: { stkCallback: { MerchantRequestID: 'm', CheckoutRequestID: ref, ResultCode: 0, ...more } },
  });
const receipt = (Value: string) => ({
  CallbackMetadata: {
    Item: [
      { Name: 'Amount', Value: 1 },
      { Name: 'MpesaReceiptNumber', Value },
    ],
  },
});
const send = (raw: string, token: string) => strategy.readMessage({ raw, headers: {}, token });

describe('paying by M-Pesa', () => {
  it('asks the phone for whole shillings, signed in the time of Nairobi, under the number of the order', async () => {
    expect(await strategy.start(attempt)).toEqual({ event: 'in_progress', ref: REF });
    const { key, secret, passkey } = played.keys;
    const login = Buffer.from(`${key}:${secret}`).toString('base64');
    expect(played.calls[0]?.headers['authorization']).toBe(`Basic ${login}`);
    expect(played.asked(PUSH!)).toEqual([
      {
        BusinessShortCode: '174379',
        Password: Buffer.from(`174379${passkey}20261122013000`).toString('base64'),
        Timestamp: '20261122013000',
        TransactionType: 'CustomerPayBillOnline',
        ...{ Amount: 1_500, PartyA: '254712345678', PartyB: '174379', PhoneNumber: '254712345678' },
        CallBackURL: 'https://shop.example/api/v1/payments/webhooks/daraja/abcdabcd',
        ...{ AccountReference: 'A1B2C3D4', TransactionDesc: 'Order' },
      },
    ]);
  });

  it('waits while the PIN is typed, in both words that Daraja has for it, and is paid once it says so', async () => {
    const open = await prompted();
    expect(await strategy.read(open)).toEqual({ event: 'in_progress', ref: REF });
    says(QUERY, result(4999, 'The transaction is still under processing'));
    for (let times = 0; times < 8; times += 1)
      expect(await strategy.read(open)).toEqual({ event: 'in_progress', ref: REF });
    played.instead = undefined;
    await played.phone.answer(REF, true);
    expect(await strategy.read(open)).toEqual({ event: 'paid', ref: REF, intentRef: REF, mismatch: null });
    expect(played.asked(QUERY!).at(-1)).toMatchObject({
      BusinessShortCode: '174379',
      CheckoutRequestID: REF,
    });
  });

  it.each([
    [1, 'The wallet does not have enough money.'],
    ['1032', 'The payment was cancelled on the phone.'],
    ['1037', 'The phone did not answer in time.'],
    ['2001', 'The PIN was wrong.'],
    [1025, 'The prompt could not be sent to the phone.'],
    [9999, 'The prompt could not be sent to the phone.'],
    ['1001', 'Another payment is open on this phone. Try again in a minute.'],
  ])('says in a sentence why it failed: %s', async (code, sentence) => {
    const open = await prompted();
    says(QUERY, result(code, 'Unable to lock subscriber, a transaction is already in process'));
    expect(await strategy.stop(open)).toEqual({ event: 'failed', ref: REF, error: sentence });
  });

  it('takes a result that nobody has described for a failure once the prompt is over', async () => {
    const open = await prompted();
    says(QUERY, result('E3008'));
    expect((await strategy.read(open)).event).toBe('unclear');
    later(180);
    expect((await strategy.read(open)).event).toBe('failed');
  });

  it('knows nothing where Daraja does not answer, or says nothing of the payment', async () => {
    const open = await prompted();
    for (const answer of [
      wire(503, {}),
      wire(200, {}),
      error(500, '500.001.1001', 'Wrong credentials'),
      error(429, '500.003.02', 'Spike arrest'),
    ]) {
      says(QUERY, answer);
      expect((await strategy.read(open)).event).toBe('unclear');
    }
  });

  it('fails with Daraja’s words where it says no, and without any call where no phone can be asked', async () => {
    says(PUSH, error(400, '400.002.02', 'Bad Request - Invalid CallBackURL'));
    expect(await strategy.start(attempt)).toEqual({
      event: 'failed',
      error: 'Bad Request - Invalid CallBackURL',
    });
    for (const mobileNumber of ['+256770000123', '+254201234567', '+25471234567', ''])
      expect((await strategy.start({ ...asked({ mobileNumber }), id: mobileNumber })).event).toBe('failed');
    const dear = asked({ amount: Money.ofCents(250_000_01, KES) });
    expect((await strategy.start({ ...dear, id: 'dear' })).event).toBe('failed');
    expect(calls(PUSH!)).toBe(1);
    says(TOKEN, wire(400, {}));
    later(7_200);
    const next = { ...asked(), id: 'next', createdAt: now };
    expect(await strategy.start(next)).toEqual({
      event: 'failed',
      error: 'M-Pesa cannot be reached just now. Your phone was not asked.',
    });
  });

  it('asks no phone twice, whoever repeats it, and reads what became of it', async () => {
    says(PUSH, wire(502, {}));
    const both = await Promise.all([strategy.start(attempt), strategy.start(attempt)]);
    expect(both.map(({ event }) => event)).toEqual(['unclear', 'unclear']);
    const lost: Attempt = { ...attempt, state: 'unknown' };
    expect((await strategy.start(lost)).event).toBe('unclear');
    expect((await strategy.stop(lost)).event).toBe('unclear');
    expect((await strategy.start({ ...lost, id: 'another process began it' })).event).toBe('unclear');
    later(179);
    expect((await strategy.start({ ...attempt, id: 'of a process that ended' })).event).toBe('unclear');
    later(180);
    expect(await strategy.read(lost)).toEqual({
      event: 'failed',
      error: 'The prompt never reached the phone.',
    });
    expect([calls(PUSH!), calls(QUERY!)]).toEqual([1, 0]);
  });
});

describe('a number that M-Pesa plays', () => {
  it.each([
    ['450', 'The wallet does not have enough money.'],
    ['451', 'The payment was cancelled on the phone.'],
    ['452', 'The phone did not answer in time.'],
    ['456', 'The PIN was wrong.'],
  ])('that ends in %s fails by itself, and its callback leads to the attempt', async (ending, sentence) => {
    attempt = asked({ mobileNumber: `+254700000${ending}` });
    const open = await prompted();
    await played.timeIsUp();
    expect(await strategy.read(open)).toMatchObject({ event: 'failed', error: sentence });
    expect(played.told).toMatchObject([{ url: expect.stringMatching(/daraja\/abcdabcd$/) }]);
  });
});

describe('a callback of M-Pesa', () => {
  it('is never believed: what it says is asked of Daraja, however often it comes', async () => {
    const open = await prompted();
    for (let times = 0; times < 2; times += 1) {
      expect(await send(callback(receipt('NLJ7RT61SV')), 'abcdabcd')).toEqual({
        outcome: 'hint',
        token: 'abcdabcd',
      });
      expect((await strategy.read(open)).event).toBe('in_progress');
    }
    says(QUERY, result(0));
    const paid = { event: 'paid', ref: REF, intentRef: 'NLJ7RT61SV', mismatch: null };
    expect(await strategy.read(open)).toEqual(paid);
    expect(await strategy.read({ ...open, state: 'succeeded' })).toEqual(paid);
  });

  it('that comes after the money changes nothing but the number by which it is known', async () => {
    const open = await prompted();
    says(QUERY, result(0));
    expect((await strategy.read(open)).intentRef).toBe(REF);
    await send(callback(receipt('NLJ7RT61SV')), 'abcdabcd');
    expect((await strategy.read({ ...open, state: 'succeeded', providerIntent: REF })).intentRef).toBe(
      'NLJ7RT61SV',
    );
  });

  it('with another token, or about another push, says nothing of ours', async () => {
    const open = await prompted();
    says(QUERY, result(0));
    await send(callback(receipt('FORGED1234')), 'another');
    expect((await strategy.read(open)).intentRef).toBe(REF);
    await send(callback(receipt('FORGED1234'), 'ws_CO_other'), 'abcdabcd');
    expect(await strategy.read(open)).toMatchObject({ ref: REF, intentRef: REF });
  });

  it('finds a push whose answer was lost, which is then asked about', async () => {
    says(PUSH, wire(502, {}));
    await strategy.start(attempt);
    const lost: Attempt = { ...attempt, state: 'failed' };
    await send(callback(receipt('NLJ7RT61SV')), 'abcdabcd');
    says(QUERY, result(0));
    expect(await strategy.read(lost)).toMatchObject({ event: 'paid', ref: REF, intentRef: 'NLJ7RT61SV' });
    expect(played.asked(QUERY!)).toMatchObject([{ CheckoutRequestID: REF }]);
  });

  it('that cannot be read is a hint all the same', async () => {
    for (const raw of [
      'not json',
      '{}',
      'null',
      callback({}, '../x'),
      callback({ CallbackMetadata: { Item: [null] } }),
    ])
      expect(await send(raw, 'abcdabcd')).toEqual({ outcome: 'hint', token: 'abcdabcd' });
    expect(await strategy.readMessage({ raw: callback(), headers: {} })).toEqual({
      outcome: 'hint',
      token: '',
    });
  });
});

describe('the token of Daraja', () => {
  it('is kept until shortly before its end', async () => {
    const open = await prompted();
    later(3_500);
    await strategy.read(open);
    expect(calls(TOKEN!)).toBe(1);
    later(3_599);
    await strategy.read(open);
    expect(calls(TOKEN!)).toBe(2);
  });

  it.each([
    ['404 and a code', error(404, '404.001.03', 'Invalid Access Token')],
    ['401', wire(401, {})],
  ])(
    'is asked for anew where Daraja takes it no more (%s), and what was refused is sent again',
    async (_, no) => {
      const open = await prompted();
      // another process has asked for one, which ends that of ours
      played.instead = (call) => (calls(QUERY!) === 1 && call.path === QUERY ? no : undefined);
      expect((await strategy.read(open)).event).toBe('in_progress');
      expect([calls(TOKEN!), calls(QUERY!)]).toEqual([2, 2]);
    },
  );
});

describe('what M-Pesa collects', () => {
  const methods = () => new PaymentMethods([strategy]);
  const told = async (cents: number, code = 'KES') => {
    const total = Money.ofCents(cents, Currency.of(code));
    const offered = new OfferedMethods(methods(), paymentSettings);
    return (await offered.all({ currency: total.currency, total }))[0]?.reason ?? null;
  };

  it('are whole shillings from one to 250,000, which is told before an order is placed', async () => {
    expect([await told(1_00), await told(250_000_00)]).toEqual([null, null]);
    expect(await told(1_500_50)).toBe('M-Pesa payments are made in steps of KES 1.00.');
    expect(await told(50)).toBe('M-Pesa payments begin at KES 1.00.');
    expect(await told(250_001_00)).toBe('M-Pesa payments go up to KES 250000.00.');
    expect(await told(1_00, 'USD')).toBe('M-Pesa payments are not made in USD.');
  });

  it('goes back by hand', () => {
    expect([strategy.refunds, strategy.retry, strategy.needs]).toEqual(['by-hand', true, ['mobileNumber']]);
  });

  it('is off until all of its variables are set, and asks the host that they name', () => {
    const keys = {
      MPESA_CONSUMER_KEY: 'k',
      MPESA_CONSUMER_SECRET: 's',
      MPESA_SHORTCODE: '174379',
      MPESA_PASSKEY: 'p',
    };
    expect(mpesa.access?.(keys)?.baseUrl).toBe('https://api.safaricom.co.ke');
    expect(mpesa.access?.({ ...keys, MPESA_API: 'sandbox' })?.baseUrl).toBe(
      'https://sandbox.safaricom.co.ke',
    );
    expect(mpesa.contradictions?.(keys, 'KES')).toEqual([]);
    expect(mpesa.contradictions?.({ ...keys, MPESA_PASSKEY: '' }, 'KES')).toEqual([
      'MPESA_CONSUMER_SECRET, MPESA_SHORTCODE and MPESA_PASSKEY belong to MPESA_CONSUMER_KEY; one is missing.',
    ]);
  });
});
