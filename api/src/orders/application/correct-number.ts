import { wayOf } from '../../kernel/delivery-way.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Order } from '../domain/order.js';
import { isOpen, type Parcel } from '../domain/parcel.js';
import { ParcelNotFound } from '../domain/parcel-refusals.js';
import { OrderNotFound, TransitionRefused } from '../domain/refusals.js';
import type { Actor } from '../domain/snapshots.js';
import { orderEvent } from './announce.js';
import type { OrderParcels } from './order-parcels.js';
import type { Orders, OrderTimeline, Parcels } from './ports.js';

export interface Correction {
  orderId: string;
  actor: Actor;
  carrier: string;
  trackingNumber: string;
  /** Without it, the one that left last. */
  parcelId?: string;
}

const ON_ITS_WAY: readonly string[] = ['processing', 'shipped'];

/** Another carrier or tracking number for a parcel on its way; its buyer is told by mail. The same once more changes nothing. */
export class CorrectNumber {
  constructor(
    private readonly orders: Orders,
    private readonly timeline: OrderTimeline,
    private readonly way: Parcels,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly parcels: OrderParcels,
  ) {}

  /** Runs in the caller's transaction. @throws TransitionRefused, OrderNotFound, ParcelNotFound */
  async correct({ orderId, actor, parcelId, ...said }: Correction): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    const sent = (await this.parcels.ofOrder(orderId)).filter((one) => !isOpen(one));
    const parcel = parcelId === undefined ? sent.at(-1) : sent.find(({ id }) => id === parcelId);
    if (parcelId !== undefined && !parcel) throw new ParcelNotFound();
    if (!isUnderway(order, parcel))
      throw new TransitionRefused(
        order.status,
        'listed',
        'Only a parcel on its way has a tracking number to correct.',
      );
    const before = parcel ?? order;
    const carrier = said.carrier.trim() || (before.carrier ?? '');
    const trackingNumber = said.trackingNumber.trim();
    if (!carrier || !trackingNumber)
      throw new TransitionRefused(order.status, 'parcelIsNamed', 'Carrier and tracking number are required.');
    if (before.carrier === carrier && before.trackingNumber === trackingNumber) return;
    const old = `${before.carrier ?? ''} ${before.trackingNumber ?? ''}`.trim();
    await this.renumber(order, parcel, { carrier, trackingNumber });
    await this.timeline.append({
      ...{ orderId, actor, event: 'note', from: order.status, to: order.status },
      message: `Tracking corrected: ${carrier} ${trackingNumber} instead of ${old}`,
      detail: { carrier, trackingNumber },
    });
    await this.way.append({
      ...{ orderId, parcelId: parcel?.id ?? null, status: 'in_transit', location: '', source: 'shop' },
      ...{ occurredAt: this.clock.now(), description: `The tracking number is ${trackingNumber} now` },
    });
    const about = { carrier, trackingNumber, ...(parcel ? { parcelId: parcel.id } : {}) };
    const event = orderEvent('order.renumbered', order, about);
    await this.outbox.publish({
      ...event,
      dedupeKey: `${event.dedupeKey ?? ''}:${carrier}:${trackingNumber}`,
    });
  }

  /** The order bears the number of the parcel that left last. */
  private async renumber(
    order: Order,
    parcel: Parcel | undefined,
    { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
  ): Promise<void> {
    if (parcel) await this.parcels.save({ ...parcel, carrier, trackingNumber });
    if (parcel && parcel.trackingNumber !== order.trackingNumber) return;
    order.renumber(carrier, trackingNumber, this.clock.now());
    await this.orders.save(order);
  }
}

const isUnderway = ({ status, delivery }: Order, parcel: Parcel | undefined): boolean =>
  wayOf(delivery) === 'parcel' &&
  ON_ITS_WAY.includes(status) &&
  (parcel ? parcel.deliveredAt === null : status === 'shipped');
