import { LIVE } from '../../labels/application/label.js';
import type { Labels } from '../../labels/application/ports.js';
import { LabelNotPossible } from '../../labels/domain/refusals.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { PackParcel, Packing } from '../../orders/application/pack-parcel.js';
import type { Orders } from '../../orders/application/ports.js';
import type { ShipOrder, Shipment } from '../../orders/application/ship-order.js';
import type { Parcel } from '../../orders/domain/parcel.js';
import type { Actor } from '../../orders/domain/snapshots.js';

/** An order in several parcels, where labels are bought: what a label says is in the box is what leaves. In the caller's transaction, under the order's lock, as labels are bought. */
export class SendInParts {
  constructor(
    private readonly orders: Orders,
    private readonly packing: PackParcel,
    private readonly ship: ShipOrder,
    private readonly labels: Labels,
    private readonly holdBack: Pick<HoldBack, 'keepRest'>,
  ) {}

  /** @throws OrderNotFound, ParcelNotPossible, PiecesNotLeft, LabelNotPossible while a label for all that is left is bought */
  async packParcel(packing: Packing): Promise<Parcel> {
    await this.orders.lock(packing.orderId);
    if (await this.isLabelled(packing.orderId, null)) throw labelOfAll();
    return this.packing.packParcel(packing);
  }

  /** @throws OrderNotFound, ParcelNotFound, ParcelNotPossible once handed over, LabelNotPossible while its label is bought */
  async unpackParcel(orderId: string, parcelId: string, actor: Actor): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (await this.isLabelled(orderId, parcelId)) throw labelOfIt();
    await this.labels.dropOffers(orderId, parcelId);
    await this.packing.unpackParcel(orderId, parcelId, actor);
    if (order) await this.holdBack.keepRest(order, actor);
  }

  /** With the number of its label where none is said. Answers what it was sent with. @throws like `shipOrder` */
  async shipParcel(shipment: Shipment & { parcelId: string }): Promise<Shipment> {
    const named = await this.named(shipment);
    await this.ship.shipOrder(named);
    return named;
  }

  private async named(shipment: Shipment & { parcelId: string }): Promise<Shipment> {
    if (shipment.trackingNumber.trim()) return shipment;
    const labels = await this.labels.ofOrder(shipment.orderId);
    const bought = labels.find(({ parcelId, state }) => parcelId === shipment.parcelId && state === 'bought');
    if (!bought?.postage) return shipment;
    const { carrier, trackingNumber } = bought.postage;
    return { ...shipment, carrier, trackingNumber };
  }

  private async isLabelled(orderId: string, ofParcel: string | null): Promise<boolean> {
    const labels = await this.labels.ofOrder(orderId);
    return labels.some(({ parcelId, state }) => parcelId === ofParcel && LIVE.includes(state));
  }
}

export const labelOfAll = () =>
  new LabelNotPossible(
    'A label is bought for all that is left: give it back before a part is packed.',
    'label_exists',
  );
export const labelOfIt = () =>
  new LabelNotPossible(
    'A label is bought for this parcel: give it back before it is unpacked.',
    'label_exists',
  );
