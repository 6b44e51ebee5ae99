import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import { sentMessage, sentStep } from '../../kernel/delivery-way.js';
import type { Order } from '../domain/order.js';
import { inWords, isOpen, type Parcel } from '../domain/parcel.js';
import { ParcelNotFound, ParcelNotPossible } from '../domain/parcel-refusals.js';
import type { Actor } from '../domain/snapshots.js';
import { OrderNotFound } from '../domain/refusals.js';
import { orderEvent } from './announce.js';
import type { TransitionResult, MoveOrder } from './move.js';
import type { OrderParcels } from './order-parcels.js';
import type { PackParcel } from './pack-parcel.js';
import type { MoneyBack, Orders, Parcels, PickupCodes } from './ports.js';
import type { ToSend } from './to-send.js';

export interface Shipment {
  orderId: string;
  actor: Actor;
  carrier: string;
  trackingNumber: string;
  /** One that was packed; without it, all that is left goes. */
  parcelId?: string | undefined;
}

/** What knows of the parcels of orders. */
export class ParcelDesk {
  constructor(
    readonly parcels: OrderParcels,
    readonly packing: Pick<PackParcel, 'packRest'>,
    readonly toSend: ToSend,
  ) {}
}

/**
 * processing -> shipped: with carrier and number, ready to be fetched, or with the shop's own courier, as it was ordered. A
 * parcel that is not the last leaves the order processing. @throws TransitionRefused, @throws OrderNotFound
 */
export class ShipOrder {
  constructor(
    private readonly move: MoveOrder,
    private readonly orders: Orders,
    private readonly moneyBack: MoneyBack,
    private readonly way: Parcels,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly codes: PickupCodes,
    private readonly desk: ParcelDesk,
  ) {}

  /** @throws ParcelNotFound, ParcelNotPossible also while a parcel waits that was not named */
  async shipOrder(shipment: Shipment): Promise<TransitionResult> {
    const carrier = shipment.carrier.trim();
    const trackingNumber = shipment.trackingNumber.trim();
    const order = await this.orders.lock(shipment.orderId);
    if (!order) throw new OrderNotFound();
    const promisedBack = await this.moneyBack.promised(order);
    const known = await this.desk.parcels.ofOrder(order.id);
    const { parcel, isLast } = await this.parcelOf(order, known, shipment.parcelId);
    const isSomethingLeft = known.length > 0 || !(await this.moneyBack.hasNoPiece(order));
    const said = { carrier, trackingNumber };
    const transitionResult = await this.move.moveOrder({
      orderId: shipment.orderId,
      actor: shipment.actor,
      event: isLast ? 'ship' : 'ship-part',
      message: sentMessage(order.delivery, said),
      detail: { ...said, ...(parcel ? { parcel: inWords(parcel.lines, order.lines) } : {}) },
      circumstances: { ...said, promisedBack, isSomethingLeft, pickupCode: this.codes.next() },
    });
    const sent = await this.send(transitionResult.order, parcel, said);
    await this.way.append({
      ...{ orderId: shipment.orderId, parcelId: sent.id, status: 'shipped', location: '', source: 'shop' },
      ...{ description: sentStep(order.delivery, carrier), occurredAt: this.clock.now() },
    });
    const event = orderEvent(isLast ? 'order.shipped' : 'order.part_shipped', transitionResult.order, {
      ...{ ...said, parcelId: sent.id },
    });
    // an order is shipped once; each of the parcels before that is told by itself
    const dedupeKey = isLast ? event.dedupeKey : `order.part_shipped:${sent.id}`;
    await this.outbox.publish({ ...event, ...(dedupeKey ? { dedupeKey } : {}) });
    return transitionResult;
  }

  /** Without a parcel, what is left is packed as it goes. */
  private async parcelOf(order: Order, known: readonly Parcel[], parcelId: string | undefined) {
    const open = known.filter(isOpen);
    const isLeft = ((await this.desk.toSend.of([order.id])).get(order.id) ?? []).length > 0;
    if (parcelId === undefined) {
      if (open.length === 0) return { parcel: undefined, isLast: true };
      if (open.length > 1 || isLeft) throw new ParcelNotPossible(waiting(open));
      return { parcel: open[0], isLast: true };
    }
    const parcel = known.find(({ id }) => id === parcelId);
    if (!parcel) throw new ParcelNotFound();
    if (!isOpen(parcel)) throw new ParcelNotPossible('This parcel has left the shop.');
    return { parcel, isLast: open.length === 1 && !isLeft };
  }

  private async send(
    order: Order,
    packed: Parcel | undefined,
    { carrier, trackingNumber }: Pick<Shipment, 'carrier' | 'trackingNumber'>,
  ): Promise<Parcel> {
    const parcel = packed ?? (await this.desk.packing.packRest(order));
    const named = { carrier: carrier || null, trackingNumber: trackingNumber || null };
    const sent = { ...parcel, ...named, sentAt: this.clock.now() };
    await this.desk.parcels.save(sent);
    return sent;
  }
}

const waiting = (open: readonly Parcel[]): string =>
  `${open.length === 1 ? 'Parcel' : 'Parcels'} ${open.map(({ number }) => number).join(', ')} ${
    open.length === 1 ? 'is' : 'are'
  } packed and not handed over: hand over each, or unpack it first.`;
