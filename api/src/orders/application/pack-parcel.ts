import type { Clock } from '../../kernel/clock.js';
import { wayOf } from '../../kernel/delivery-way.js';
import type { Ids } from '../../kernel/ids.js';
import type { Order } from '../domain/order.js';
import { inWords, isOpen, type Parcel, type ParcelPieces } from '../domain/parcel.js';
import { ParcelNotFound, ParcelNotPossible, PiecesNotLeft } from '../domain/parcel-refusals.js';
import { OrderNotFound } from '../domain/refusals.js';
import type { Actor } from '../domain/snapshots.js';
import { NOTE } from './note-order.js';
import type { OrderParcels } from './order-parcels.js';
import type { Orders, OrderTimeline } from './ports.js';
import type { ToSend } from './to-send.js';

export interface Packing {
  orderId: string;
  actor: Actor;
  /** Each variant once. */
  pieces: readonly ParcelPieces[];
}

/** Puts pieces of an order into a parcel, and takes them out again while it is in the shop. Under the order's lock: what one person packs, no other does. */
export class PackParcel {
  constructor(
    private readonly orders: Orders,
    private readonly parcels: OrderParcels,
    private readonly toSend: ToSend,
    private readonly timeline: OrderTimeline,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Runs in the caller's transaction. @throws OrderNotFound, ParcelNotPossible, PiecesNotLeft */
  async packParcel({ orderId, actor, pieces }: Packing): Promise<Parcel> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    if (order.status !== 'processing')
      throw new ParcelNotPossible('A parcel is packed of an order that is paid and not shipped yet.');
    if (wayOf(order.delivery) === 'pickup')
      throw new ParcelNotPossible('An order that is fetched is made ready as a whole.');
    if (pieces.length === 0) throw new ParcelNotPossible('Say what goes into the parcel.');
    await this.checkLeft(order, pieces);
    const parcel = await this.add(order, pieces);
    await this.note(order, actor, `Parcel ${parcel.number} packed: ${inWords(pieces, order.lines)}`);
    return parcel;
  }

  /** Everything that is left, whatever that is, of an order whose row is locked. */
  async packRest(order: Order): Promise<Parcel> {
    return this.add(order, (await this.toSend.of([order.id])).get(order.id) ?? []);
  }

  /** Runs in the caller's transaction. @throws OrderNotFound, ParcelNotFound, ParcelNotPossible once it was handed over */
  async unpackParcel(orderId: string, parcelId: string, actor: Actor): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    const parcel = (await this.parcels.ofOrder(orderId)).find(({ id }) => id === parcelId);
    if (!parcel) throw new ParcelNotFound();
    if (!isOpen(parcel)) throw new ParcelNotPossible('This parcel has left the shop.');
    await this.parcels.unpack(parcelId);
    await this.note(order, actor, `Parcel ${parcel.number} unpacked`);
  }

  private async checkLeft(order: Order, pieces: readonly ParcelPieces[]): Promise<void> {
    const left = (await this.toSend.of([order.id])).get(order.id) ?? [];
    for (const { variantId, quantity } of pieces) {
      const most = left.find((line) => line.variantId === variantId)?.quantity ?? 0;
      const name = [...order.lines].find((line) => line.variantId === variantId)?.name ?? 'this article';
      if (quantity > most) throw new PiecesNotLeft(name, most);
    }
  }

  private async add(order: Order, pieces: readonly ParcelPieces[]): Promise<Parcel> {
    const known = await this.parcels.ofOrder(order.id);
    const parcel: Parcel = {
      ...{ id: this.ids.next(), orderId: order.id, number: 1 + Math.max(0, ...known.map(numberOf)) },
      lines: pieces.map(({ variantId, quantity }) => ({ variantId, quantity })),
      ...{ carrier: null, trackingNumber: null },
      ...{ packedAt: this.clock.now(), sentAt: null, deliveredAt: null },
    };
    if (!(await this.parcels.pack(parcel))) throw new PiecesNotLeft('it', 0);
    return parcel;
  }

  private note(order: Order, actor: Actor, message: string): Promise<void> {
    const { id: orderId, status } = order;
    return this.timeline.append({ orderId, actor, event: NOTE, from: status, to: status, message });
  }
}

const numberOf = ({ number }: Parcel): number => number;
