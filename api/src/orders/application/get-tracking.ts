import { wayOf } from '../../kernel/delivery-way.js';
import type { Clock } from '../../kernel/clock.js';
import { OrderNotFound } from '../domain/refusals.js';
import { fallbackTracking, type TrackingEvent } from '../domain/tracking.js';
import type { Orders, Parcels } from './ports.js';

export interface Tracking {
  events: TrackingEvent[];
  /** No carrier has told: the times are the shop's own reckoning. */
  estimated: boolean;
}

/** Where an order is: what the carrier told, else the fallback timeline of the domain. */
export class GetTracking {
  constructor(
    private readonly orders: Orders,
    private readonly parcels: Parcels,
    private readonly clock: Clock,
  ) {}

  /** @throws OrderNotFound also when it is somebody else's */
  async getTracking(orderId: string, accountId: string): Promise<Tracking> {
    const order = await this.orders.find(orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
    const parcel = await this.parcels.of(orderId);
    if (parcel.some((event) => event.source === 'carrier')) return { events: parcel, estimated: false };
    // of several parcels each leaves when it leaves
    const isInParts = order.partsSent > 0;
    const told = parcel.filter(
      ({ status, parcelId }) => status === 'delivered' || (isInParts && Boolean(parcelId)),
    );
    const reckoned = isInParts ? 'processing' : order.status;
    const estimate = fallbackTracking(order.createdAt, reckoned, this.clock.now(), wayOf(order.delivery));
    return { events: [...estimate, ...told], estimated: true };
  }
}
