import type { Clock } from '../../kernel/clock.js';
import type { Order } from '../domain/order.js';
import type { TransitionContext } from '../domain/transition-context.js';
import type { Effect, OrderEvent } from '../domain/order-states.js';
import { OrderNotFound } from '../domain/refusals.js';
import type { Actor } from '../domain/snapshots.js';
import type { Orders, OrderTimeline } from './ports.js';

/** The order after its step, and what money and stock must do in the same transaction. */
export interface TransitionResult {
  order: Order;
  effects: readonly Effect[];
}

export interface TransitionRequest {
  orderId: string;
  actor: Actor;
  event: OrderEvent;
  /** What the history says. */
  message: string | ((order: Order) => string);
  detail?: Readonly<Record<string, unknown>>;
  circumstances?: Omit<TransitionContext, 'actor' | 'now'>;
}

/** One step along the state table: lock, apply, save, write history. Shared by the use cases of this folder. */
export class MoveOrder {
  constructor(
    private readonly orders: Orders,
    private readonly timeline: OrderTimeline,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. `prepare` may refuse or change the locked order first. */
  async moveOrder(
    step: TransitionRequest,
    prepare?: (order: Order) => void | Promise<void>,
  ): Promise<TransitionResult> {
    const order = await this.orders.lock(step.orderId);
    if (!order) throw new OrderNotFound();
    await prepare?.(order);
    const from = order.status;
    const effects = order.apply(step.event, {
      actor: step.actor,
      now: this.clock.now(),
      ...step.circumstances,
    });
    await this.orders.save(order);
    await this.timeline.append({
      orderId: order.id,
      event: step.event,
      from,
      to: order.status,
      actor: step.actor,
      message: typeof step.message === 'string' ? step.message : step.message(order),
      ...(step.detail ? { detail: step.detail } : {}),
    });
    return { order, effects };
  }
}
