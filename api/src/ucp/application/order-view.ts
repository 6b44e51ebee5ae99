import type { Order } from '../../orders/domain/order.js';
import type { OrderLine } from '../../orders/domain/order-line.js';
import { isOpen, piecesIn, type Parcel } from '../../orders/domain/parcel.js';
import type { TrackingEvent } from '../../orders/domain/tracking.js';
import { nextStepOf } from '../../payments/methods/known.js';
import { NEWEST } from '../domain/releases.js';
import { orderIdOf, type UcpSession } from '../domain/session.js';
import type { Asked } from './catalogue-calls.js';
import { CHECKOUT, fullTitle, linksOf } from './checkout-view.js';
import { envelope, type Answer, type Message } from './envelope.js';
import { postalOf } from './fulfilment-view.js';
import { addressIn } from './goods-views.js';
import { handlersOf } from './payment-handlers.js';
import { lineTotals, onlyTotal, totalsOf } from './money-views.js';

/** An order of a checkout, with the page where its buyer sees it. */
export interface SeenOrder {
  session: UcpSession;
  order: Order;
  page: string;
}

const HANDED_OVER = ['shipped', 'delivered'];

/** An order that waits for money that the buyer has yet to send elsewhere, or to confirm, is not complete. */
export function statusOf({ status, paymentMethod }: Order): string {
  if (status === 'cancelled') return 'canceled';
  const next = nextStepOf(paymentMethod);
  if (status !== 'pending' || next === 'placed') return 'completed';
  return next === 'redirect' ? 'requires_escalation' : 'complete_in_progress';
}

const itemOf = (line: OrderLine, shop: string): Answer => ({
  ...{ id: line.variantId, title: fullTitle(line), price: line.unitPrice.cents },
  ...(line.image ? { image_url: addressIn(shop, line.image) } : {}),
});

/** A checkout that has become an order; `isFailed` where its money may be asked for once more. */
export function placedView(
  { release, shop }: Asked,
  { session, order, page }: SeenOrder,
  isFailed: boolean,
  more: readonly Message[],
): Answer {
  const isHere = isFailed && nextStepOf(order.paymentMethod) !== 'redirect';
  const status = isHere ? 'ready_for_complete' : statusOf(order);
  const isPaidThere = status === 'requires_escalation';
  const messages = [...(isHere ? [PAY_AGAIN] : []), ...(isPaidThere ? [PAY_THERE] : []), ...more];
  return {
    ucp: {
      ...envelope(release, CHECKOUT),
      payment_handlers: isHere ? handlersOf(release, [order.paymentMethod]) : {},
    },
    ...{ id: session.id, status, currency: order.currency },
    line_items: [...order.lines].map((line) => ({
      ...{ id: line.variantId, item: itemOf(line, shop), quantity: line.quantity },
      totals: lineTotals(line.subtotal, line.discount),
    })),
    totals: totalsOf(order.bill),
    ...{ links: linksOf(shop), order: confirmationOf(session, order, page) },
    ...(isPaidThere ? { continue_url: session.payUrl ?? page } : {}),
    ...(messages.length > 0 ? { messages } : {}),
  };
}

const PAY_AGAIN: Message = {
  ...{ type: 'warning', code: 'payment_failed' },
  content: 'The order is placed, but its payment failed. Complete again, under a new key, to ask once more.',
};

const PAY_THERE: Message = {
  ...{ type: 'error', code: 'payment_required', severity: 'requires_buyer_input' },
  content: 'The order is placed. The buyer pays it on the page that continue_url names.',
};

const confirmationOf = (session: UcpSession, { number }: Order, page: string): Answer => ({
  ...{ id: orderIdOf(session.id), label: number, permalink_url: page },
});

/** An order as its platform reads it. */
export function orderView(
  { release, shop }: Asked,
  { session, order, page }: SeenOrder,
  way: readonly TrackingEvent[],
  parcels: readonly Parcel[],
): Answer {
  const lines = [...order.lines];
  const isOver = order.status === 'cancelled';
  const hasTerm = release === NEWEST && session.term !== null;
  return {
    ucp: envelope(release, [
      'dev.ucp.shopping.order',
      ...(hasTerm ? (['dev.ucp.shopping.payment_terms'] as const) : []),
    ]),
    ...{ ...confirmationOf(session, order, page), checkout_id: session.id },
    line_items: lines.map((line) => {
      const { total, sent } = isOver ? { total: 0, sent: 0 } : piecesOf(order, line, parcels);
      return {
        ...{ id: line.variantId, item: itemOf(line, shop) },
        quantity: { original: line.quantity, total, fulfilled: sent },
        totals: lineTotals(line.subtotal, line.discount),
        status: isOver ? 'removed' : statusOfLine(sent, total),
      };
    }),
    fulfillment: { expectations: isOver ? [] : expectationsOf(order), events: eventsOf(order, way, parcels) },
    adjustments: adjustmentsOf(order),
    ...{ currency: order.currency, totals: totalsOf(order.bill) },
    ...(hasTerm ? { payment: { accepted_term: session.term } } : {}),
  };
}

/** What of a line is meant to go, and what has left. Once the order has left, nothing else goes; what needs no parcel is there as well. */
function piecesOf({ status }: Order, { variantId, quantity }: OrderLine, parcels: readonly Parcel[]) {
  const left = parcels.filter((one) => !isOpen(one));
  const sent = piecesIn(left, variantId);
  if (!HANDED_OVER.includes(status)) return { total: quantity, sent };
  return sent > 0 ? { total: sent, sent } : { total: quantity, sent: quantity };
}

function statusOfLine(sent: number, total: number): string {
  if (sent === 0) return 'processing';
  return sent < total ? 'partial' : 'fulfilled';
}

const pieces = (order: Order, parcel?: Parcel): Answer[] =>
  [...(parcel?.lines ?? order.lines)].map(({ variantId, quantity }) => ({ id: variantId, quantity }));

function expectationsOf(order: Order): Answer[] {
  const { delivery, shippingAddress } = order;
  if (!delivery || !shippingAddress) return [];
  return [
    {
      ...{ id: 'expectation_1', line_items: pieces(order), destination: postalOf(shippingAddress) },
      method_type: delivery.way === 'pickup' ? 'pickup' : 'shipping',
      description: `${delivery.name}, ${delivery.daysFrom} to ${delivery.daysTo} working days`,
    },
  ];
}

const byTime = (one: TrackingEvent, other: TrackingEvent): number =>
  one.timestamp.getTime() - other.timestamp.getTime();

const sendings = (way: readonly TrackingEvent[], parcels: readonly Parcel[]): TrackingEvent[] =>
  parcels.flatMap(({ id, number, sentAt }): TrackingEvent[] => {
    const isTold = way.some((event) => event.parcelId === id && event.status === 'shipped');
    if (!sentAt || isTold) return [];
    const description = `Parcel ${number} has been shipped`;
    return [
      { id: `sent_${id}`, parcelId: id, status: 'shipped', description, timestamp: sentAt, location: '' },
    ];
  });

/** What carriers told, and of each parcel that it has left, whoever else has told that. */
const eventsOf = (order: Order, way: readonly TrackingEvent[], parcels: readonly Parcel[]): Answer[] =>
  [...sendings(way, parcels), ...way]
    .toSorted(byTime)
    .map(({ id, status, description, timestamp, parcelId }) => {
      const parcel = parcels.find((one) => one.id === parcelId);
      const { trackingNumber, carrier } = parcel ?? order;
      return {
        ...{ id, occurred_at: timestamp.toISOString(), type: status, line_items: pieces(order, parcel) },
        description,
        ...(trackingNumber ? { tracking_number: trackingNumber } : {}),
        ...(carrier ? { carrier } : {}),
      };
    });

/** What changed since: money given back, or all of it taken back. */
function adjustmentsOf(order: Order): Answer[] {
  const at = { occurred_at: order.updatedAt.toISOString(), status: 'completed' };
  return [
    ...(order.status === 'cancelled'
      ? [
          {
            id: 'cancellation',
            type: 'cancellation',
            ...at,
            ...(order.cancelReason ? { description: order.cancelReason } : {}),
          },
        ]
      : []),
    ...(order.refunded.isZero
      ? []
      : [{ id: 'refund', type: 'refund', ...at, totals: onlyTotal(order.refunded.negated()) }]),
  ];
}
