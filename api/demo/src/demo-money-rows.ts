import { demoId } from './demo-ids.js';
import {
  attemptId,
  lostTry,
  paymentsOf,
  providerOf,
  refundsOf,
  type DemoPayment,
  type DemoRefund,
} from './demo-money.js';
import type { DemoOrder } from './demo-order.js';

const PUBLIC_URL = 'http://localhost:3000';
const short = (id: string) => id.replaceAll('-', '').slice(-20);

/** The provider's names for a payment: of the page or prompt, and of the money itself. */
export function providerRefs(payment: DemoPayment): { ref: string; intent: string } {
  const id = attemptId(payment);
  if (payment.order.method === 'card')
    return { ref: `cs_test_demo${short(id)}`, intent: `pi_demo${short(id)}` };
  return { ref: id, intent: id };
}

export function tenderRows(orders: readonly DemoOrder[]) {
  return orders.flatMap(paymentsOf).map(({ id, order, kind, amount, paidAt, status }) => ({
    id,
    order_id: order.id,
    position: kind === 'balance' ? 1 : 0,
    method: order.method,
    amount_cents: amount.cents,
    currency: 'USD',
    obligation: kind === 'balance' ? 'on-delivery' : 'now',
    state: status,
    created_at: order.at.placed,
    updated_at: paidAt ?? order.at.placed,
  }));
}

export function attemptRows(orders: readonly DemoOrder[]) {
  return orders.flatMap(paymentsOf).flatMap((payment) => {
    const { order } = payment;
    const lost = lostTry(order);
    if (!payment.paidAt && !lost) return [];
    const { ref, intent } = providerRefs(payment);
    return [
      {
        id: attemptId(payment),
        tender_id: payment.id,
        order_id: order.id,
        provider: providerOf(order),
        provider_ref: ref,
        provider_intent: payment.paidAt ? intent : null,
        idempotency_key: order.method === 'cash' ? `cash:${payment.id}` : `demo:${payment.id}`,
        request: requestOf(payment),
        amount_cents: payment.amount.cents,
        currency: 'USD',
        state: payment.paidAt ? 'succeeded' : lost,
        last_error: lost === 'failed' ? LOST[order.method] : null,
        created_at: order.at.placed,
        updated_at: payment.paidAt ?? order.at.failed ?? order.at.ended ?? order.at.placed,
      },
    ];
  });
}

const LOST: Readonly<Record<string, string>> = {
  card: 'Your card was declined.',
  mobile: 'The payment was rejected on the phone.',
};

function requestOf({ order, amount, id }: DemoPayment): object {
  if (order.method === 'cash') return {};
  if (order.method === 'mobile')
    return {
      mobileNumber: order.account.phone.replace(/\D/g, ''),
      message: `Order ${order.id.slice(-8).toUpperCase()}`,
      callbackToken: short(demoId('callback', id)),
      quote: { rate: 1, currency: 'USD', amountCents: amount.cents },
    };
  return {
    lines: order.lines.map(({ variant, quantity, unit }) => ({
      name: variant.product.name,
      quantity,
      unitCents: unit.cents,
    })),
    discountCents: order.discount.cents,
    discountLabel: order.coupon?.code ?? null,
    email: order.account.email,
    shopUrl: PUBLIC_URL,
  };
}

const refundRef = (refund: DemoRefund) => `re_demo${short(refund.id)}`;

export function refundRows(orders: readonly DemoOrder[]) {
  return orders.flatMap(refundsOf).map((refund) => ({
    id: refund.id,
    order_id: refund.payment.order.id,
    tender_id: refund.payment.id,
    attempt_id: attemptId(refund.payment),
    amount_cents: refund.amount.cents,
    currency: 'USD',
    reason: refund.reason,
    lines: [],
    status: 'succeeded',
    provider_ref: refundRef(refund),
    idempotency_key: `refund:${refund.id}`,
    tries: 1,
    actor_kind: refund.payment.order.outcome === 'cancelled-paid' ? 'customer' : 'admin',
    actor_id: refund.payment.order.outcome === 'cancelled-paid' ? refund.payment.order.account.id : null,
    created_at: refund.at,
    updated_at: refund.at,
  }));
}

/** The money book: each capture and each refund with both its sides. */
export function ledgerRows(orders: readonly DemoOrder[]) {
  const captures = orders
    .flatMap(paymentsOf)
    .flatMap((payment) =>
      payment.paidAt && !payment.amount.isZero
        ? [
            entry(
              payment,
              'capture',
              providerRefs(payment).intent,
              payment.amount.cents,
              payment.paidAt,
              null,
            ),
          ]
        : [],
    );
  const refunds = orders
    .flatMap(refundsOf)
    .map((refund) =>
      entry(refund.payment, 'refund', refundRef(refund), -refund.amount.cents, refund.at, refund.id),
    );
  const entries = [...captures, ...refunds];
  return {
    transactions: entries.map(({ transaction }) => transaction),
    postings: entries.flatMap(({ postings }) => postings),
  };
}

function entry(
  payment: DemoPayment,
  type: 'capture' | 'refund',
  providerObjectId: string,
  cents: number,
  occurredAt: Date,
  refundId: string | null,
) {
  const provider = providerOf(payment.order);
  const id = demoId('ledger', `${type}/${providerObjectId}`);
  const posting = (account: string, amount: number) => ({
    id: demoId('posting', `${id}/${account}`),
    transaction_id: id,
    account,
    amount_cents: amount,
    currency: 'USD',
  });
  return {
    transaction: {
      id,
      order_id: payment.order.id,
      tender_id: payment.id,
      attempt_id: attemptId(payment),
      refund_id: refundId,
      type,
      provider,
      provider_object_id: providerObjectId,
      actor_kind: provider === 'cash' ? 'staff' : 'provider',
      occurred_at: occurredAt,
    },
    postings: [
      posting(`provider:${provider}`, cents),
      posting(type === 'capture' ? 'orders:received' : 'orders:refunded', -cents),
    ],
  };
}
