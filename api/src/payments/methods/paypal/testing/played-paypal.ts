import type { WireAnswer } from '../../../../../sandbox/src/adapters/wire/wire-call.js';
import { paypal } from '../../../../../sandbox/src/plugins/paypal/paypal.js';
import { yes, type Capture, type Order } from '../../../../../sandbox/src/plugins/paypal/wire.js';
import { PluginOnAPort } from '../../../../../sandbox/src/plugins/testing/play-plugin.js';
import { Money } from '../../../../kernel/money.js';
import { ProviderAccess } from '../../../../platform/config/provider-access.js';
import type { Attempt } from '../../../domain/payment.js';
import { paymentSettings } from '../../../testing/payment-settings.js';
import { aTender, anAttempt } from '../../../testing/stores-contract.js';
import type { ProviderAnswer } from '../../contract.js';
import { PayPalCaller } from '../caller.js';
import { PayPalStrategy } from '../paypal-strategy.js';

const start = new Date('2026-11-21T12:00:00Z');
let now = start;
const clock = { now: () => now };
export const later = (minutes: number): unknown => (now = new Date(start.getTime() + minutes * 60_000));

/** The sandbox's PayPal, with what is in its books. */
export const played = new PluginOnAPort(paypal, clock);
const all = <T>(kind: string): T[] =>
  played.objects.all.filter((one) => one.kind === kind).map(({ data }) => data as T);
export const order = (): Order => all<Order>('paypal.order')[0]!;
export const unit = () => order().purchase_units[0]!;
export const captures = (): Capture[] => all('paypal.capture');
export const refunds = (): object[] => all('paypal.refund');
export const created = () => played.asked('/v2/checkout/orders');
export const verified = (): string[] =>
  played.calls.filter(({ path }) => path.endsWith('/verify-webhook-signature')).map(({ body }) => body);
/** What PayPal says to calls whose path ends so. */
export const says = (end: string, answer: WireAnswer): unknown =>
  (played.instead = ({ path }) => (path.endsWith(end) ? answer : undefined));
export const isAway = (): WireAnswer => ({ status: 503, body: {}, headers: {} });
/** An order whose money came to this. */
export const collectedAs = (status: string): WireAnswer => {
  const { amount, custom_id } = unit();
  const payments = { captures: [{ id: 'CAPTURE1', status, amount, custom_id }] };
  return yes({ ...order(), status: 'COMPLETED', purchase_units: [{ ...unit(), payments }] }, 201);
};
export const approve = (account = 'buyer@example.com') => played.page.approve(order().id, account);
export const link = (rel: string, path: string) => [
  { rel, href: `https://api-m.paypal.com/v2/payments${path}` },
];

/** A shop whose PayPal is played here, and its first attempt: begun, opened, approved. */
export function aShop() {
  later(0);
  played.forget();
  const access = new ProviderAccess();
  access.announce('paypal', { baseUrl: played.baseUrl, secrets: played.keys });
  const caller = new PayPalCaller(access, clock);
  const strategy = new PayPalStrategy(caller, paymentSettings, { next: () => 'ref-1' }, clock);
  const anAttemptOf = (amount: Money): Attempt => {
    const createdAt = clock.now();
    const plan = strategy.plan({ email: 'ada@example.com', orderNumber: 'A1B2C3D4' } as never, createdAt);
    const payment = aTender('payment', 'order', { amount });
    return anAttempt('attempt', payment, { ...plan, amount, createdAt, state: 'creating' });
  };
  const attempt = anAttemptOf(Money.ofCents(2_549));
  const opened = async (): Promise<Attempt> => after(attempt, await strategy.start(attempt), 'open');
  const approved = async (account?: string): Promise<Attempt> => {
    const open = await opened();
    await approve(account);
    return open;
  };
  /** Collects as the shop does, which hears nothing of it. */
  const collect = () =>
    caller.call(`/v2/checkout/orders/${order().id}/capture`, { body: {}, key: 'capture-attempt' });
  return { caller, strategy, anAttemptOf, attempt, opened, approved, collect };
}

/** As the shop keeps what was answered. */
export const after = (attempt: Attempt, answer: ProviderAnswer, state: Attempt['state']): Attempt => ({
  ...{ ...attempt, state, url: answer.url ?? attempt.url },
  providerIntent: answer.intentRef ?? attempt.providerIntent,
});

/** A message's text as PayPal writes it: not as `JSON.stringify` would. */
export const message = (type: string, resource: object): string =>
  `{"id":"WH-1","event_type":"${type}","create_time":"2026-11-21T12:06:00Z","fee":1.0,"resource":${JSON.stringify(resource)}}`;

export const CLAIM = { ref: 'PP-D-1', intentRef: 'CAPTURE1', amountCents: 2_549, currency: 'USD' };
export const aDispute = (more: object) => ({
  ...{ dispute_id: 'PP-D-1', dispute_life_cycle_stage: 'CHARGEBACK', status: 'UNDER_REVIEW' },
  dispute_amount: { currency_code: 'USD', value: '25.49' },
  ...{ disputed_transactions: [{ seller_transaction_id: 'CAPTURE1' }], ...more },
});
export const decided = (outcome_code: string) =>
  aDispute({ status: 'RESOLVED', dispute_outcome: { outcome_code } });
