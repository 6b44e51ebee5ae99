import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { GiveFeedback } from '../../orders/application/give-feedback.js';
import { FeedbackAlreadyGiven, FeedbackNotPossible, OrderNotFound } from '../../orders/domain/refusals.js';
import { InMemoryFeedbacks } from '../../orders/testing/in-memory-feedbacks.js';
import { InMemoryOrders } from '../../orders/testing/in-memory-orders.js';
import { aLine, anOrder } from '../../orders/testing/order-builder.js';
import { NotInOrder } from '../domain/refusals.js';
import { InMemoryReviews } from '../testing/in-memory-reviews.js';
import { GiveOrderFeedback, type OrderFeedback } from './give-order-feedback.js';
import { RateProduct } from './rate-product.js';

describe("a shopper's word on an order", () => {
  let orders: InMemoryOrders;
  let reviews: InMemoryReviews;
  let feedbacks: InMemoryFeedbacks;
  beforeEach(() => {
    orders = new InMemoryOrders();
    reviews = new InMemoryReviews(['jacket', 'hat']);
    feedbacks = new InMemoryFeedbacks();
  });

  const bought = async (status: 'delivered' | 'shipped' = 'delivered') => {
    const lines = ['jacket', 'hat', 'gone'].map((productId) => aLine({ productId }));
    const order = Object.assign(anOrder({ lines, accountId: 'ada' }), { status });
    await orders.save(order);
    return order.id;
  };
  const give = (orderId: string, more: Partial<OrderFeedback> = {}) => {
    const unit = new DirectUnitOfWork();
    const feedback = new GiveFeedback(orders, feedbacks, orders.timeline);
    return new GiveOrderFeedback(feedback, new RateProduct(reviews, unit), unit)
      .giveOrderFeedback({ orderId, accountId: 'ada', rating: 4, comment: 'Quick.', items: [], ...more })
      .catch((error: unknown) => error);
  };
  const nothingWritten = () =>
    expect([feedbacks.kept, reviews.kept, orders.timeline.entries]).toEqual([[], [], []]);

  it('is kept with stars for what was in it', async () => {
    const orderId = await bought();
    const items = [{ productId: 'jacket', rating: 5, comment: 'Warm.' }];
    expect(await give(orderId, { items })).toBeUndefined();
    expect(feedbacks.kept).toEqual([{ orderId, rating: 4, comment: 'Quick.' }]);
    expect(reviews.kept).toMatchObject([{ ...items[0], accountId: 'ada' }]);
    expect(orders.timeline.entries).toMatchObject([
      { orderId, actor: { kind: 'customer', id: 'ada' }, message: 'Feedback: 4 of 5 stars' },
    ]);
  });

  it('rates its products in one order whatever the order they are named in, so that two never wait for each other', async () => {
    const items = ['jacket', 'hat'].map((productId) => ({ productId, rating: 5 }));
    await give(await bought(), { items });
    expect(reviews.locked).toEqual(['hat', 'jacket']);
    expect(items.map(({ productId }) => productId)).toEqual(['jacket', 'hat']);
  });

  it('counts without the product that has left the shop', async () => {
    const items = ['gone', 'hat'].map((productId) => ({ productId, rating: 1 }));
    expect(await give(await bought(), { items })).toBeUndefined();
    expect([feedbacks.kept.length, reviews.kept.map(({ productId }) => productId)]).toEqual([1, ['hat']]);
  });

  it('rates nothing that was not in the order', async () => {
    const items = ['hat', 'mug'].map((productId) => ({ productId, rating: 1 }));
    expect(await give(await bought(), { items })).toBeInstanceOf(NotInOrder);
    expect(reviews.kept).toEqual([]);
  });

  it('fails as a whole when a product cannot be rated for another reason', async () => {
    reviews.save = () => Promise.reject(new Error('no database'));
    const items = [{ productId: 'hat', rating: 1 }];
    expect(await give(await bought(), { items })).toEqual(new Error('no database'));
  });

  it('is given once', async () => {
    const orderId = await bought();
    await give(orderId);
    const again = await give(orderId, { rating: 1, items: [{ productId: 'hat', rating: 1 }] });
    expect(again).toBeInstanceOf(FeedbackAlreadyGiven);
    expect([feedbacks.kept.map(({ rating }) => rating), reviews.kept]).toEqual([[4], []]);
  });

  it('is not given before the order has arrived', async () => {
    expect(await give(await bought('shipped'))).toBeInstanceOf(FeedbackNotPossible);
    nothingWritten();
  });

  it('is not given on the order of somebody else, nor on none', async () => {
    expect(await give(await bought(), { accountId: 'grace' })).toBeInstanceOf(OrderNotFound);
    expect(await give('none')).toBeInstanceOf(OrderNotFound);
    nothingWritten();
  });
});
