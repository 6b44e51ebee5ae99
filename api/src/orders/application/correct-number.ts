import { wayOf } from '../../kernel/delivery-way.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import { OrderNotFound, TransitionRefused } from '../domain/refusals.js';
import type { Actor } from '../domain/snapshots.js';
import { orderEvent } from './announce.js';
import type { Orders, OrderTimeline, Parcels } from './ports.js';

export interface Correction {
  orderId: string;
  actor: Actor;
  carrier: string;
  trackingNumber: string;
}

/** Another carrier or tracking number for a parcel on its way; its buyer is told by mail. The same once more changes nothing. */
export class CorrectNumber {
  constructor(
    private readonly orders: Orders,
    private readonly timeline: OrderTimeline,
    private readonly parcels: Parcels,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. @throws TransitionRefused, OrderNotFound */
  async correct({ orderId, actor, ...sent }: Correction): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    if (order.status !== 'shipped' || wayOf(order.delivery) !== 'parcel')
      throw new TransitionRefused(
        order.status,
        'listed',
        'Only a parcel on its way has a tracking number to correct.',
      );
    const carrier = sent.carrier.trim() || (order.carrier ?? '');
    const trackingNumber = sent.trackingNumber.trim();
    if (!carrier || !trackingNumber)
      throw new TransitionRefused(order.status, 'parcelIsNamed', 'Carrier and tracking number are required.');
    if (order.carrier === carrier && order.trackingNumber === trackingNumber) return;
    const before = `${order.carrier ?? ''} ${order.trackingNumber ?? ''}`.trim();
    order.renumber(carrier, trackingNumber, this.clock.now());
    await this.orders.save(order);
    await this.timeline.append({
      ...{ orderId, actor, event: 'note', from: order.status, to: order.status },
      message: `Tracking corrected: ${carrier} ${trackingNumber} instead of ${before}`,
      detail: { carrier, trackingNumber },
    });
    await this.parcels.append({
      ...{ orderId, status: 'in_transit', location: '', source: 'shop', occurredAt: this.clock.now() },
      description: `The tracking number is ${trackingNumber} now`,
    });
    const event = orderEvent('order.renumbered', order, { carrier, trackingNumber });
    await this.outbox.publish({
      ...event,
      dedupeKey: `${event.dedupeKey ?? ''}:${carrier}:${trackingNumber}`,
    });
  }
}
