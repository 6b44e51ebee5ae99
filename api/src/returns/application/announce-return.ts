import type { DomainEvent } from '../../kernel/outbox.js';
import type { TimelineEntry } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { OrderReturn, ReturnLine } from '../domain/order-return.js';

/** What listeners (mails, integrations) need to know of a return; money in cents. */
export function returnEvent(one: OrderReturn): DomainEvent {
  return {
    topic: `return.${one.state}`,
    dedupeKey: `return.${one.state}:${one.id}`,
    payload: {
      returnId: one.id,
      orderId: one.orderId,
      pieces: one.lines.map(pieces),
      amountCents: one.amount.cents,
      handover: one.handover,
      message: one.message,
    },
  };
}

/** The same for the history of the order, which stays where it is. */
export function returnEntry(
  one: OrderReturn,
  { status }: Pick<Order, 'status'>,
  actor: Actor,
): TimelineEntry {
  return {
    orderId: one.orderId,
    event: `return_${one.state}`,
    from: status,
    to: status,
    actor,
    message: `Return ${one.state}: ${one.lines.map(pieces).join(', ')}`,
    detail: { returnId: one.id },
  };
}

const pieces = ({ quantity, received, name }: ReturnLine) => `${received ?? quantity} × ${name}`;
