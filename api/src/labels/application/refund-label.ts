import type { Clock } from '../../kernel/clock.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NOTE } from '../../orders/application/note-order.js';
import type { OrderTimeline, Orders } from '../../orders/application/ports.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Order } from '../../orders/domain/order.js';
import { goesBy, type Parcel } from '../../orders/domain/parcel.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { Carrier, RefundState } from '../../shipping/application/carrier.js';
import type { LabelState, ShippingLabel } from './label.js';
import {
  CarrierRefusedLabel,
  CarrierSilent,
  LabelNotFound,
  isOnItsWay,
  notBought,
} from '../domain/refusals.js';
import type { Labels, LabelFiles } from './ports.js';

const NEXT: Readonly<Record<RefundState, LabelState>> = {
  none: 'bought',
  rejected: 'bought',
  submitted: 'refunding',
  refunded: 'refunded',
};

/** Gives a label back that was not used. The carrier agrees at once, or in days: then the job follows it. */
export class RefundLabel {
  constructor(
    private readonly orders: Orders,
    private readonly labels: Labels,
    private readonly files: LabelFiles,
    private readonly timeline: OrderTimeline,
    private readonly carrier: Carrier,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly parcels: OrderParcels,
  ) {}

  /** `audit` runs with what is written. @throws OrderNotFound, LabelNotFound, LabelNotPossible, CarrierRefusedLabel, CarrierSilent */
  async refundLabel(orderId: string, labelId: string, audit: () => Promise<void>): Promise<void> {
    const label = await this.labels.find(labelId);
    const order = await this.orders.find(orderId);
    if (!order) throw new OrderNotFound();
    if (label?.orderId !== orderId) throw new LabelNotFound();
    if (label.state === 'refunding' || label.state === 'refunded') return;
    assertUnused(order, await this.parcels.ofOrder(orderId), label);
    const answer = await this.carrier.refund(label.shipmentRef);
    if (answer.outcome === 'unknown') throw new CarrierSilent();
    if (answer.outcome === 'refused') throw new CarrierRefusedLabel(answer.message);
    await this.unitOfWork.run(async () => {
      await this.apply(orderId, labelId, answer.state);
      await audit();
    });
    if (NEXT[answer.state] === 'bought') throw new CarrierRefusedLabel('the label was used or is too old');
  }

  /** What the carrier has decided meanwhile. */
  async update({ id, orderId, shipmentRef }: ShippingLabel): Promise<void> {
    const answer = await this.carrier.refundState(shipmentRef);
    if (answer.outcome === 'refund') await this.unitOfWork.run(() => this.apply(orderId, id, answer.state));
  }

  private async apply(orderId: string, labelId: string, refund: RefundState): Promise<void> {
    const order = await this.orders.lock(orderId);
    const label = await this.labels.lock(labelId);
    if (!label || !order || label.state === 'refunded') return;
    const state = NEXT[refund];
    const failure = state === 'bought' ? 'The carrier did not take it back.' : '';
    await this.labels.save({ ...label, state, failure, askedAt: this.clock.now() });
    if (state === label.state || state === 'bought') return;
    await this.files.drop(labelId);
    await this.timeline.append({
      ...{ orderId, event: NOTE, from: order.status, to: order.status, actor: SYSTEM },
      message: `Label ${label.postage?.trackingNumber ?? ''} given back to the carrier: ${refund}`,
    });
  }
}

function assertUnused(order: Order, parcels: readonly Parcel[], { state, postage }: ShippingLabel): void {
  if (state !== 'bought' || !postage) throw notBought();
  const { trackingNumber: number } = postage;
  if (order.trackingNumber === number || goesBy(parcels, number)) throw isOnItsWay();
}
