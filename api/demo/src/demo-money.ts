import { Money } from '@duka/api/kernel/money.js';
import { demoId } from './demo-ids.js';
import { stateOf, wasCancelled, wasDelivered, wasPaid, type DemoOrder } from './demo-order.js';

const DEPOSIT_PERCENT = 40;
const PROVIDERS = { card: 'stripe', mobile: 'momo', cash: 'cash' } as const;

/** One tender of an order with the money that came for it and went back. */
export interface DemoPayment {
  id: string;
  order: DemoOrder;
  kind: 'full' | 'deposit' | 'balance';
  amount: Money;
  paidAt: Date | undefined;
  status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
}

export interface DemoRefund {
  id: string;
  payment: DemoPayment;
  amount: Money;
  at: Date;
  reason: string;
}

export const providerOf = ({ method }: DemoOrder) => PROVIDERS[method];
export const attemptId = (payment: DemoPayment) => demoId('attempt', payment.id);

/** What an order owes: the total, or in cash the deposit and the balance, which add up exactly. */
export function paymentsOf(order: DemoOrder): DemoPayment[] {
  const payment = (kind: DemoPayment['kind'], amount: Money, paidAt: Date | undefined): DemoPayment => ({
    id: demoId('payment', `${order.id}/${kind}`),
    order,
    kind,
    amount,
    paidAt,
    status: statusOf(order, paidAt),
  });
  if (order.method !== 'cash') return [payment('full', order.total, order.at.paid)];
  const deposit = order.total.percent(DEPOSIT_PERCENT);
  const balancePaid = wasDelivered(order) ? order.at.delivered : undefined;
  return [
    payment('deposit', deposit, order.at.paid),
    payment('balance', order.total.minus(deposit), balancePaid),
  ];
}

function statusOf(order: DemoOrder, paidAt: Date | undefined): DemoPayment['status'] {
  if (order.outcome === 'payment-failed') return 'failed';
  if (!paidAt) return wasCancelled(order) ? 'cancelled' : 'pending';
  return order.outcome === 'cancelled-paid' || order.outcome === 'returned' ? 'refunded' : 'paid';
}

/** Money that went back: all of a cancelled or returned order, one piece of a partly refunded one. */
export function refundsOf(order: DemoOrder): DemoRefund[] {
  const { refunded } = order.at;
  if (!refunded) return [];
  const [first] = order.lines;
  const part = order.outcome === 'partly-refunded' && first ? first.total : undefined;
  return paymentsOf(order)
    .filter((payment) => payment.paidAt)
    .map((payment) => ({
      id: demoId('refund', payment.id),
      payment,
      amount: part ? smaller(half(part), payment.amount) : payment.amount,
      at: refunded,
      reason: REASONS[order.outcome] ?? 'Order cancelled',
    }));
}

const REASONS: Readonly<Record<string, string>> = {
  'partly-refunded': 'Arrived with a scratch, price reduced',
  returned: 'Returned within 30 days',
};
const half = (amount: Money) => Money.ofCents(Math.max(1, Math.floor(amount.cents / 2)));
const smaller = (a: Money, b: Money) => (a.lessThan(b) ? a : b);

/** Captured and returned, with the words that the shop derives from them. */
export function moneyOf(order: DemoOrder) {
  const captured = Money.sum(
    paymentsOf(order)
      .filter((payment) => payment.paidAt)
      .map((payment) => payment.amount),
  );
  const refunded = Money.sum(refundsOf(order).map((refund) => refund.amount));
  return { captured, refunded, ...textFor(order, captured, refunded) };
}

function textFor(order: DemoOrder, captured: Money, refunded: Money): { status: string; detail: string } {
  if (captured.isZero) return { status: lostTry(order) ? 'failed' : 'pending', detail: 'unpaid' };
  if (captured.equals(refunded)) return { status: 'refunded', detail: 'refunded' };
  if (captured.lessThan(order.total)) return { status: 'pending', detail: 'deposit_paid' };
  return { status: 'paid', detail: refunded.isZero ? 'paid' : 'partially_refunded' };
}

/** The payment of a wallet or card that a pending or cancelled order tried and did not get. */
export function lostTry(order: DemoOrder): 'failed' | 'expired' | undefined {
  if (order.method === 'cash' || wasPaid(order)) return undefined;
  return stateOf(order) === 'pending' ? 'failed' : 'expired';
}
