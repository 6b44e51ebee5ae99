import { demoId } from './demo-ids.js';
import { paymentsOf, refundsOf } from './demo-money.js';
import { stateOf, type DemoOrder } from './demo-order.js';
import { carrierOf, trackingNumberOf } from './demo-order-rows.js';
import { howPaid } from '@duka/api/payments/methods/known.js';
import type { Money } from '@duka/api/kernel/money.js';

interface Step {
  event: string;
  from: string | null;
  to: string;
  at: Date;
  actor: 'customer' | 'staff' | 'system' | 'provider';
  message: string;
}

/** Who keeps money that was paid so. */
const KEPT_BY = { card: 'stripe', mobile: 'momo', cash: 'cash' } as const;

const dollars = (amount: Money) => `$${amount.toDecimal().toFixed(2)}`;

const received = (amount: Money, method: DemoOrder['method']) =>
  `Payment of ${dollars(amount)} received ${howPaid(KEPT_BY[method])}`;

/** The order's history, as the shop itself would have written it. */
export function eventRows(orders: readonly DemoOrder[], staffId: string | null) {
  return orders.flatMap((order) =>
    stepsOf(order).map(({ event, from, to, at, actor, message }, index) => ({
      id: demoId('event', `${order.id}/${String(index).padStart(2, '0')}`),
      order_id: order.id,
      event,
      from_status: from,
      to_status: to,
      actor_kind: actor,
      actor_id: { customer: order.account.id, staff: staffId, system: null, provider: null }[actor],
      message,
      detail: {},
      created_at: new Date(at.getTime() + index),
    })),
  );
}

function stepsOf(order: DemoOrder): Step[] {
  const { at } = order;
  const till = order.method === 'cash' ? 'staff' : 'provider';
  const steps: Step[] = [
    { event: 'placed', from: null, to: 'pending', at: at.placed, actor: 'customer', message: 'Order placed' },
  ];
  const add = (event: string, from: string, to: string, when: Date, actor: Step['actor'], message: string) =>
    steps.push({ event, from, to, at: when, actor, message });
  const [first, balance] = paymentsOf(order);
  if (at.failed)
    add('payment_failed', 'pending', 'pending', at.failed, 'provider', 'A payment did not go through');
  if (at.paid && first) {
    add('payment', 'pending', 'pending', at.paid, till, received(first.amount, order.method));
    add('pay', 'pending', 'processing', at.paid, till, 'Payment received; your order is being prepared');
  }
  if (at.ended) add('cancel', at.paid ? 'processing' : 'pending', 'cancelled', at.ended, ...ending(order));
  if (at.shipped) {
    const parcel = `Handed to ${carrierOf(order)}, tracking number ${trackingNumberOf(order)}`;
    add('ship', 'processing', 'shipped', at.shipped, 'staff', parcel);
  }
  if (at.transit) add('scan', 'shipped', 'shipped', at.transit, 'staff', IN_TRANSIT);
  if (at.delivered) {
    if (balance?.paidAt)
      add('payment', 'shipped', 'shipped', at.delivered, 'staff', received(balance.amount, order.method));
    add('deliver', 'shipped', 'delivered', at.delivered, 'staff', 'Delivered');
  }
  for (const refund of refundsOf(order)) {
    const now = stateOf(order);
    add('refund', now, now, refund.at, till, `Refund of ${dollars(refund.amount)}`);
  }
  return steps;
}

/** What the scan of a parcel says. */
export const IN_TRANSIT = 'Your order is on its way';

function ending({ outcome }: DemoOrder): [Step['actor'], string] {
  if (outcome === 'expired') return ['system', 'Order cancelled: the payment did not arrive in time'];
  return ['customer', 'Order cancelled'];
}

/** Where the parcels have been. */
export function trackingRows(orders: readonly DemoOrder[]) {
  return orders.flatMap((order) => {
    const { paid, shipped, transit, delivered } = order.at;
    const row = (status: string, description: string, at: Date, location = '') => ({
      id: demoId('tracking', `${order.id}/${status}`),
      order_id: order.id,
      status,
      description,
      location,
      source: 'shop',
      occurred_at: at,
      created_at: at,
    });
    const { city } = order.address;
    return [
      ...(paid
        ? [row('confirmed', 'Order confirmed', paid), row('processing', 'Your order is being prepared', paid)]
        : []),
      ...(shipped ? [row('shipped', 'Your order has been shipped', shipped, 'Duka warehouse')] : []),
      ...(transit ? [row('in_transit', IN_TRANSIT, transit, 'Distribution centre')] : []),
      ...(delivered ? [row('delivered', 'Delivered', delivered, city)] : []),
    ];
  });
}

/** The announcements of the orders, already told: no mail leaves for them. */
export function outboxRows(orders: readonly DemoOrder[]) {
  return orders.map((order) => ({
    id: demoId('outbox', order.id),
    topic: 'order.placed',
    dedupe_key: `order.placed:${order.id}`,
    payload: { orderId: order.id, totalCents: order.total.cents },
    created_at: order.at.placed,
    delivered_at: order.at.placed,
    tries: 1,
  }));
}

/** Gapless numbers in the order in which the first money of each has come. */
export function invoiceRows(orders: readonly DemoOrder[]) {
  return orders
    .flatMap((order) => {
      const first = paymentsOf(order).find(({ paidAt }) => paidAt)?.paidAt;
      return first ? [{ order_id: order.id, issued_at: first }] : [];
    })
    .sort((a, b) => a.issued_at.getTime() - b.issued_at.getTime())
    .map((invoice, index) => ({ id: demoId('invoice', invoice.order_id), number: index + 1, ...invoice }));
}
