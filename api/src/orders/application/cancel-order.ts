import type { Outbox } from '../../kernel/outbox.js';
import type { Money } from '../../kernel/money.js';
import type { Order } from '../domain/order.js';
import { OrderNotFound, PiecesStay } from '../domain/refusals.js';
import type { Actor } from '../domain/snapshots.js';
import type { HandedOver } from './handed-over.js';
import { orderEvent } from './announce.js';
import type { TransitionResult, MoveOrder } from './move.js';
import type { OrderParcels } from './order-parcels.js';
import type { MoneyBack } from './ports.js';

export interface Cancellation {
  orderId: string;
  actor: Actor;
  /** In the canceller's words, or a machine word such as `payment_timeout`. */
  reason: string;
  /** What is left of its money stays: a fee, kept of pieces all of which were refunded. */
  keepsRest?: boolean;
  /**
   * Set by the expiry job alone: the order expires instead of being cancelled, which needs that no attempt is live
   * after the provider was asked, and that the hold is over by the database's clock.
   */
  expiry?: { attemptLive: boolean; holdExpired: boolean };
}

/**
 * pending or processing -> cancelled: the state only. The caller carries out the effects in the same transaction
 * (release-stock or restock, release-coupon, cancel-payments, cancel-attempts, refund-captured). A customer who is not the
 * owner gets OrderNotFound. @throws TransitionRefused once sent, PiecesStay where there is more than a fee to keep, @throws OrderNotFound
 */
export class CancelOrder {
  constructor(
    private readonly move: MoveOrder,
    private readonly outbox: Outbox,
    private readonly handedOver: HandedOver,
    private readonly parcels: Pick<OrderParcels, 'ofOrder' | 'save' | 'unpack'>,
    private readonly moneyBack: MoneyBack,
  ) {}

  /** Whether that keeps this actor from cancelling it. */
  async isHandedOver(orderId: string, { kind }: Actor): Promise<boolean> {
    return kind === 'customer' && (await this.handedOver.someOf(orderId));
  }

  async cancelOrder(request: Cancellation): Promise<TransitionResult> {
    const isKept = request.keepsRest ?? false;
    const transitionResult = await this.move.moveOrder(
      {
        orderId: request.orderId,
        actor: request.actor,
        event: request.expiry ? 'expire' : 'cancel',
        message: request.expiry ? 'Order cancelled: the payment did not arrive in time' : 'Order cancelled',
        detail: { reason: request.reason },
        circumstances: {
          ...request.expiry,
          someIsHandedOver: await this.isHandedOver(request.orderId, request.actor),
        },
      },
      async (order) => {
        if (request.actor.kind === 'customer' && order.accountId !== request.actor.id)
          throw new OrderNotFound();
        order.cancelReason = request.reason;
        if (isKept && !(await this.moneyBack.hasNoPiece(order))) throw new PiecesStay();
        if (isKept) order.kept = await this.leftOf(order);
      },
    );
    const { order, effects } = transitionResult;
    await this.takeOut(order);
    await this.outbox.publish(
      orderEvent('order.cancelled', order, { reason: request.reason, ...(isKept ? { isKept } : {}) }),
    );
    return isKept ? { order, effects: effects.filter((one) => one !== 'refund-captured') } : transitionResult;
  }

  /** What neither went back, nor is on its way, nor pays for another order. */
  private async leftOf(order: Order): Promise<Money> {
    const promised = await this.moneyBack.promised(order);
    return order.captured.minus(promised.lessThan(order.refunded) ? order.refunded : promised);
  }

  /** What lay ready to be fetched has not left: it is in no parcel any more. */
  private async takeOut({ id }: Order): Promise<void> {
    for (const parcel of (await this.parcels.ofOrder(id)).filter(({ sentAt }) => sentAt !== null)) {
      await this.parcels.save({ ...parcel, sentAt: null });
      await this.parcels.unpack(parcel.id);
    }
  }
}
