import type { Clock } from '../../kernel/clock.js';
import { isOpen } from '../domain/parcel.js';
import { ParcelNotFound, ParcelNotPossible } from '../domain/parcel-refusals.js';
import { OrderNotFound } from '../domain/refusals.js';
import type { DeliverOrder, Delivery } from './deliver-order.js';
import { NOTE } from './note-order.js';
import type { OrderParcels } from './order-parcels.js';
import type { Orders, OrderTimeline, Parcels } from './ports.js';

export type ParcelDelivery = Omit<Delivery, 'parcelId'> & { parcelId: string };

/** One parcel has arrived; the last of a shipped order delivers it. The same once more changes nothing. */
export class DeliverParcel {
  constructor(
    private readonly orders: Orders,
    private readonly parcels: OrderParcels,
    private readonly way: Parcels,
    private readonly timeline: OrderTimeline,
    private readonly deliver: DeliverOrder,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. @throws OrderNotFound, ParcelNotFound, ParcelNotPossible while it is in the shop, TransitionRefused */
  async deliverParcel(delivery: ParcelDelivery): Promise<void> {
    const { orderId, parcelId, actor, scan } = delivery;
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    const all = await this.parcels.ofOrder(orderId);
    const parcel = all.find(({ id }) => id === parcelId);
    if (!parcel) throw new ParcelNotFound();
    if (isOpen(parcel)) throw new ParcelNotPossible('This parcel has not left the shop.');
    if (parcel.deliveredAt !== null) return;
    const others = all.filter(({ id }) => id !== parcelId);
    const isLast = order.status === 'shipped' && others.every(({ deliveredAt }) => deliveredAt !== null);
    if (isLast) return void (await this.deliver.deliverOrder(delivery));
    const at = scan?.occurredAt ?? this.clock.now();
    await this.parcels.save({ ...parcel, deliveredAt: at });
    await this.timeline.append({
      ...{ orderId, actor, event: NOTE, from: order.status, to: order.status },
      message: `Parcel ${parcel.number} delivered`,
    });
    // the order is not there yet: its own way ends with its last parcel
    await this.way.append({
      ...{ orderId, parcelId, status: 'in_transit', location: scan?.location ?? '', occurredAt: at },
      source: scan ? 'carrier' : 'shop',
      description: scan?.description ?? `Parcel ${parcel.number} has been delivered`,
    });
  }
}
