import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import { arrivedWords, wayOf } from '../../kernel/delivery-way.js';
import type { Order } from '../domain/order.js';
import type { Actor } from '../domain/snapshots.js';
import { orderEvent } from './announce.js';
import type { TransitionResult, MoveOrder } from './move.js';
import type { OrderParcels } from './order-parcels.js';
import type { MoneyBack, Orders, ParcelEvent, Parcels } from './ports.js';
import type { TransitionContext } from '../domain/transition-context.js';

export interface Delivery {
  orderId: string;
  actor: Actor;
  /** Why the unpaid balance of a cash order is let go; without it the balance must have been recorded. */
  overrideReason?: string;
  /** Nothing of it is sent, and all of it is handed over. */
  isUnsent?: true;
  /** The last of its parcels to arrive. */
  parcelId?: string;
  /** What the carrier says of it. */
  scan?: Pick<ParcelEvent, 'description' | 'location' | 'occurredAt'>;
}

/** shipped -> delivered, or processing -> delivered of what is not sent. @throws TransitionRefused, @throws OrderNotFound */
export class DeliverOrder {
  constructor(
    private readonly move: MoveOrder,
    private readonly parcels: Parcels,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly sent: OrderParcels,
    private readonly orders: Pick<Orders, 'lock'>,
    private readonly moneyBack: MoneyBack,
  ) {}

  async deliverOrder(delivery: Delivery): Promise<TransitionResult> {
    const overrideReason = delivery.overrideReason?.trim() ?? '';
    // goods that were to be fetched stay in the shop where nothing of it is sent
    const words = (order: Order) => arrivedWords(delivery.isUnsent ? null : order.delivery);
    const transitionResult = await this.move.moveOrder({
      orderId: delivery.orderId,
      actor: delivery.actor,
      event: delivery.isUnsent ? 'deliver-unsent' : 'deliver',
      message: (order) => words(order).message,
      circumstances: {
        ...{ overrideReason, isHandedOver: delivery.isUnsent ?? false },
        ...(await this.paidBack(delivery.orderId)),
      },
      ...(overrideReason ? { detail: { overrideReason } } : {}),
    });
    const byShop = {
      description: words(transitionResult.order).step,
      location: '',
      occurredAt: this.clock.now(),
    };
    await this.sent.arrive(delivery.orderId, delivery.scan?.occurredAt ?? this.clock.now());
    await this.parcels.append({
      ...{ orderId: delivery.orderId, parcelId: delivery.parcelId ?? null },
      ...{ status: 'delivered', source: delivery.scan ? 'carrier' : 'shop' },
      ...byShop,
      ...delivery.scan,
    });
    await this.outbox.publish(orderEvent('order.delivered', transitionResult.order));
    return transitionResult;
  }

  /** What of an order that is fetched is not handed over any more. */
  private async paidBack(orderId: string): Promise<Partial<TransitionContext>> {
    const order = await this.orders.lock(orderId);
    if (!order || wayOf(order.delivery) !== 'pickup') return {};
    const promisedBack = await this.moneyBack.promised(order);
    return { promisedBack, isSomethingLeft: !(await this.moneyBack.hasNoPiece(order)) };
  }
}
