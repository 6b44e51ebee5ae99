import type { Clock } from '../../kernel/clock.js';
import { OrderNotFound } from '../domain/refusals.js';
import type { Actor } from '../domain/snapshots.js';
import type { TrackingStatus } from '../domain/tracking.js';
import { goesBy } from '../domain/parcel.js';
import type { MoveOrder } from './move.js';
import type { OrderParcels } from './order-parcels.js';
import type { Orders, Parcels } from './ports.js';

export interface Scan {
  orderId: string;
  actor: Actor;
  trackingNumber: string;
  description: string;
  location: string;
  status?: TrackingStatus;
  occurredAt?: Date;
}

/** A carrier's scan. On an order that is no longer on its way it is kept but moves nothing. */
export class ScanParcel {
  constructor(
    private readonly move: MoveOrder,
    private readonly orders: Orders,
    private readonly parcels: Parcels,
    private readonly clock: Clock,
    private readonly sent: OrderParcels,
  ) {}

  /** @throws OrderNotFound, @throws TransitionRefused when the number is another's or nothing was shipped yet. */
  async scanParcel(scan: Scan): Promise<void> {
    const order = await this.orders.lock(scan.orderId);
    if (!order) throw new OrderNotFound();
    const parcel = goesBy(await this.sent.ofOrder(scan.orderId), scan.trackingNumber);
    const isOwnParcel = parcel !== undefined || order.trackingNumber === scan.trackingNumber;
    const late = order.status === 'delivered' && isOwnParcel;
    if (!late) {
      await this.move.moveOrder({
        orderId: scan.orderId,
        actor: scan.actor,
        event: 'scan',
        message: scan.location ? `${scan.description} (${scan.location})` : scan.description,
        circumstances: { trackingNumber: scan.trackingNumber, isOwnParcel },
      });
    }
    await this.parcels.append({
      orderId: scan.orderId,
      parcelId: parcel?.id ?? null,
      status: scan.status ?? 'in_transit',
      description: scan.description,
      location: scan.location,
      source: 'carrier',
      occurredAt: scan.occurredAt ?? this.clock.now(),
    });
  }
}
