import { FeedbackAlreadyGiven, FeedbackNotPossible, OrderNotFound } from '../domain/refusals.js';
import type { Order } from '../domain/order.js';
import type { Feedback, Feedbacks, Orders, OrderTimeline } from './ports.js';

/**
 * A shopper's word on a delivered order, once. Joins the caller's transaction, so that the stars for its products (the
 * reviews feature) are written with it or not at all. Answers the order, whose lines say what may be rated.
 */
export class GiveFeedback {
  constructor(
    private readonly orders: Orders,
    private readonly feedbacks: Feedbacks,
    private readonly timeline: OrderTimeline,
  ) {}

  /** @throws OrderNotFound also when it is somebody else's; FeedbackNotPossible; FeedbackAlreadyGiven */
  async giveFeedback(feedback: Feedback, accountId: string): Promise<Order> {
    const order = await this.orders.lock(feedback.orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
    if (order.status !== 'delivered') throw new FeedbackNotPossible(order.status);
    if (!(await this.feedbacks.add(feedback))) throw new FeedbackAlreadyGiven();
    await this.timeline.append({
      orderId: order.id,
      event: 'feedback',
      from: order.status,
      to: order.status,
      actor: { kind: 'customer', id: accountId },
      message: `Feedback: ${feedback.rating} of 5 stars`,
    });
    return order;
  }
}
