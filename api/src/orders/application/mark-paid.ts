import { wayOf } from '../../kernel/delivery-way.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Actor, Delivery } from '../domain/snapshots.js';
import { orderEvent } from './announce.js';
import type { TransitionResult, MoveOrder } from './move.js';
import type { Parcels } from './ports.js';

export interface PaidOrder {
  orderId: string;
  actor: Actor;
  /** Captured money covers what is due now: the total, or the deposit of a cash order. */
  dueNowCovered: boolean;
  /** Nothing was due now: all of it is paid on delivery, so that no money has come yet. */
  isOnDelivery?: boolean;
}

/**
 * pending -> processing; `order.paid` is told when money has come, or none is owed. Call after RecordMoney, in the same transaction, and carry out the returned effects
 * (commit-stock, use-coupon, clear-cart). @throws TransitionRefused when the order is no longer pending (late money on a
 * dead order is refunded by the caller) or the money does not cover. @throws OrderNotFound
 */
export class MarkPaid {
  constructor(
    private readonly move: MoveOrder,
    private readonly parcels: Parcels,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async markPaid(paid: PaidOrder): Promise<TransitionResult> {
    const transitionResult = await this.move.moveOrder({
      orderId: paid.orderId,
      actor: paid.actor,
      event: 'pay',
      message: paid.isOnDelivery ? ({ delivery }) => unpaidMessage(delivery) : RECEIVED,
      circumstances: { dueNowCovered: paid.dueNowCovered },
    });
    const occurredAt = this.clock.now();
    for (const [status, description] of STEPS)
      await this.parcels.append({
        orderId: paid.orderId,
        status,
        description,
        location: '',
        source: 'shop',
        occurredAt,
      });
    if (!paid.isOnDelivery) await this.outbox.publish(orderEvent('order.paid', transitionResult.order));
    return transitionResult;
  }
}

const RECEIVED = 'Payment received; your order is being prepared';
const unpaidMessage = (delivery: Delivery | null) =>
  `Your order is being prepared; you pay when ${wayOf(delivery) === 'pickup' ? 'you pick it up' : 'it arrives'}`;

const STEPS = [
  ['confirmed', 'Order confirmed'],
  ['processing', 'Your order is being prepared'],
] as const;
