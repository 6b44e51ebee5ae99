import type { DomainEvent } from '../../kernel/outbox.js';
import type { Order } from '../domain/order.js';

/** What listeners (mails, integrations) need to know of an order; money in cents. */
export function orderEvent(topic: string, order: Order, more: Record<string, unknown> = {}): DomainEvent {
  return {
    topic,
    dedupeKey: `${topic}:${order.id}`,
    payload: {
      orderId: order.id,
      number: order.number,
      accountId: order.accountId,
      name: order.customerName,
      email: order.contactEmail,
      status: order.status,
      paymentMethod: order.paymentMethod,
      totalCents: order.total.cents,
      capturedCents: order.captured.cents,
      dueCents: order.due.cents,
      lines: [...order.lines].map((line) => ({
        name: line.name,
        options: line.options,
        image: line.image,
        quantity: line.quantity,
        totalCents: line.total.cents,
      })),
      ...more,
    },
  };
}
