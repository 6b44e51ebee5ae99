import type { Clock } from '../../kernel/clock.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { DeliverParcel } from '../../orders/application/deliver-parcel.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Orders, Parcels } from '../../orders/application/ports.js';
import type { ScanParcel } from '../../orders/application/scan-parcel.js';
import { goesBy, type Parcel } from '../../orders/domain/parcel.js';
import { TransitionRefused } from '../../orders/domain/refusals.js';
import { PROVIDER } from '../../orders/domain/snapshots.js';
import type { Carrier, ParcelScan, TrackedParcel } from '../../shipping/application/carrier.js';
import type { ShippingLabel } from './label.js';
import type { Labels, LabelFiles } from './ports.js';

/** `early`: staff has not said yet that the order was handed over; `unclear`: the carrier did not answer. */
export type Followed = 'followed' | 'early' | 'unclear';

/**
 * Brings the order to where the carrier says its parcel is. The whole way is read each time and only what is new is
 * applied, so that messages may come twice, late, in any order, or not at all.
 */
export class FollowParcel {
  constructor(
    private readonly carrier: Carrier,
    private readonly labels: Labels,
    private readonly files: LabelFiles,
    private readonly orders: Orders,
    private readonly parcels: Parcels,
    private readonly scan: ScanParcel,
    private readonly deliver: DeliverParcel,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sent: OrderParcels,
  ) {}

  async followParcel(label: ShippingLabel): Promise<Followed> {
    if (!label.postage?.trackerRef) return 'early';
    const answer = await this.carrier.track(label.postage.trackerRef);
    if (answer.outcome === 'unknown') return 'unclear';
    return this.unitOfWork.run(() => this.apply(label, answer.outcome === 'tracked' ? answer : null));
  }

  private async apply(label: ShippingLabel, tracked: TrackedParcel | null): Promise<Followed> {
    const order = await this.orders.lock(label.orderId);
    const known = await this.labels.lock(label.id);
    if (known) await this.labels.save({ ...known, askedAt: this.clock.now() });
    const number = label.postage?.trackingNumber;
    if (!order || !tracked || number === undefined || tracked.trackingNumber !== number) return 'early';
    const parcel = goesBy(await this.sent.ofOrder(order.id), number);
    if (!parcel || !FOLLOWED.includes(order.status)) return 'early';
    const fresh = await this.fresh(parcel, tracked.scans);
    const isUnderway = parcel.deliveredAt === null && order.status !== 'delivered';
    const arrival = isUnderway ? fresh.find(({ status }) => status === 'delivered') : undefined;
    for (const one of fresh) if (one !== arrival) await this.tell(label.orderId, tracked, one);
    if (arrival && !(await this.arrive(parcel, arrival))) await this.tell(label.orderId, tracked, arrival);
    if (tracked.status === 'delivered') await this.files.drop(label.id);
    return 'followed';
  }

  /** What the order does not know of it yet; that a label was made is no news of a parcel. */
  private async fresh({ id, orderId }: Parcel, scans: readonly ParcelScan[]): Promise<ParcelScan[]> {
    const known = (await this.parcels.of(orderId)).filter(({ parcelId }) => !parcelId || parcelId === id);
    const told = new Set(known.map(({ timestamp, description }) => `${timestamp.getTime()} ${description}`));
    return scans.filter(
      ({ status, occurredAt, description }) =>
        status !== 'waiting' && !told.has(`${occurredAt.getTime()} ${description}`),
    );
  }

  private tell(orderId: string, { trackingNumber }: TrackedParcel, scan: ParcelScan): Promise<void> {
    const { description, location, occurredAt } = scan;
    const status = scan.status === 'delivered' ? ('delivered' as const) : ('in_transit' as const);
    const told = { trackingNumber, description, location, occurredAt, status };
    return this.scan.scanParcel({ orderId, actor: PROVIDER, ...told });
  }

  /** False when the order may not be delivered yet: the balance of a cash order is recorded by staff. */
  private async arrive({ id: parcelId, orderId }: Parcel, scan: ParcelScan): Promise<boolean> {
    try {
      await this.deliver.deliverParcel({ orderId, parcelId, actor: PROVIDER, scan });
      return true;
    } catch (error) {
      if (error instanceof TransitionRefused) return false;
      throw error;
    }
  }
}

const FOLLOWED: readonly string[] = ['processing', 'shipped', 'delivered'];
