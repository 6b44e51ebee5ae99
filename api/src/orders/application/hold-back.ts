import type { Order } from '../domain/order.js';
import { inWords, isOpen, piecesIn } from '../domain/parcel.js';
import { PiecesPacked } from '../domain/parcel-refusals.js';
import { type Actor, SYSTEM } from '../domain/snapshots.js';
import { orderEvent } from './announce.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { DeliverOrder } from './deliver-order.js';
import type { MoveOrder } from './move.js';
import type { OrderParcels } from './order-parcels.js';
import type { MoneyBack } from './ports.js';
import type { ToSend } from './to-send.js';

/** Why an order is shipped without a parcel: its buyer is told of the refund. */
export const REST_REFUNDED = 'rest_refunded';

export interface PiecesBack {
  variantId: string;
  name: string;
  quantity: number;
}

/** What a refund of pieces means for parcels: what has not left yet stays in the shop, and once nothing else is left, the order is sent, or delivered where all that left has arrived. */
export class HoldBack {
  constructor(
    private readonly parcels: OrderParcels,
    private readonly toSend: ToSend,
    private readonly move: MoveOrder,
    private readonly outbox: Outbox,
    private readonly deliver: Pick<DeliverOrder, 'deliverOrder'>,
    private readonly moneyBack: MoneyBack,
  ) {}

  /**
   * How many of these pieces stay in the shop, by variant: those that have not left go first. With the order's row locked.
   * @throws PiecesPacked where that needs what lies in a parcel that was not handed over
   */
  async unsentOf({ id, status }: Order, lines: readonly PiecesBack[]): Promise<ReadonlyMap<string, number>> {
    if (status !== 'processing' || lines.length === 0) return new Map();
    const left = (await this.toSend.of([id])).get(id) ?? [];
    const open = (await this.parcels.ofOrder(id)).filter(isOpen);
    return new Map(
      lines.map(({ variantId, name, quantity }) => {
        const free = left.find((line) => line.variantId === variantId)?.quantity ?? 0;
        const packed = open.filter((parcel) => parcel.lines.some((line) => line.variantId === variantId));
        if (quantity > free && packed.length > 0)
          throw new PiecesPacked(
            name,
            packed.map(({ number }) => number),
          );
        return [variantId, Math.min(free, quantity)] as const;
      }),
    );
  }

  /** Whether a piece of this variant lies in one of its parcels, or has left in one. */
  async hasPacked({ id }: Order, variantId: string): Promise<boolean> {
    return piecesIn(await this.parcels.ofOrder(id), variantId) > 0;
  }

  /**
   * After a refund: an order of which a part has left, and nothing else is to, is shipped; delivered, when every parcel has arrived
   * and nothing is owed at the door. Nothing else is to leave where all of its money is gone, by refunds or to banks. In the caller's
   * transaction.
   */
  async keepRest(order: Order, actor: Actor): Promise<void> {
    if (order.status !== 'processing' || order.partsSent === 0) return;
    const parcels = await this.parcels.ofOrder(order.id);
    if (parcels.some(isOpen)) return;
    const left = (await this.toSend.of([order.id])).get(order.id) ?? [];
    if (left.length > 0 && !order.isAllGone(await this.moneyBack.promised(order))) return;
    const by = actor.kind === 'customer' ? SYSTEM : actor;
    const { order: sent } = await this.move.moveOrder({
      ...{ orderId: order.id, actor: by, event: 'keep-rest' },
      message: 'Nothing is left to send: what had not left was refunded',
      ...(left.length > 0 ? { detail: { kept: inWords(left, order.lines) } } : {}),
    });
    await this.outbox.publish(orderEvent('order.shipped', sent, { reason: REST_REFUNDED }));
    const haveArrived = parcels.every(({ deliveredAt }) => deliveredAt !== null);
    if (haveArrived && sent.due.isZero) await this.deliver.deliverOrder({ orderId: order.id, actor: by });
  }
}
