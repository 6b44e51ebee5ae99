import { describe, expect, it } from '@jest/globals';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { RefundOverLimit } from '../../orders/domain/refund-request.js';
import { BUYER, JACKET, paid, placed, STAFF } from '../testing/bought.js';
import type { InMemoryShop } from '../testing/in-memory-shop.js';
import { CancelAndRefund } from './cancel-and-refund.js';
import { CheckoutOrderCommands } from './checkout-order-commands.js';
import { RecordPayment } from './record-payment.js';
import { RefundOrder } from './refund-order.js';
import { TakeInGoods } from './take-in-goods.js';

function desk(shop: InMemoryShop) {
  const budget = new InMemoryStaffBudget();
  const { orders, tenders, attempts, methods, refunds, settleOrder, unit } = shop;
  return new CheckoutOrderCommands(
    new CancelAndRefund(
      ...([orders, shop.cancelAttempts, shop.cancelOrder, shop.applyEffects] as const),
      ...([shop.previewRefund, unit, shop.failpoints] as const),
      budget,
    ),
    new RecordPayment(
      ...([
        methods,
        orders,
        tenders,
        attempts,
        shop.cancelAttempts,
        settleOrder,
        unit,
        shop.clock,
        shop.ids,
      ] as const),
      budget,
    ),
    new RefundOrder(
      ...([orders, shop.previewRefund, shop.requestRefund, refunds, attempts] as const),
      ...([shop.applyRefund, shop.stock, shop.syncOrderTotals, unit] as const),
      ...([
        budget,
        shop.storeCredit,
        shop.takeBackCards,
        shop.holdBack,
        shop.downloads,
        shop.waiveDue,
      ] as const),
    ),
    new TakeInGoods(orders, shop.previewRefund, shop.stock),
  );
}

const jackets = (quantity: number) => [{ variantId: JACKET, quantity }];

describe('what the orders’ desk asks of those who keep money and stock', () => {
  it('is to cancel for a reason, after telling exactly what comes back', async () => {
    const { shop, orderId, order } = await paid();
    const { figures, order: seen } = await desk(shop).previewCancel(orderId, BUYER);
    expect([figures.amount.cents, seen.id, (await order()).status]).toEqual([18_400, orderId, 'processing']);
    await desk(shop).cancel({ orderId, reason: 'torn' }, STAFF, 18_400);
    expect(await order()).toMatchObject({ status: 'cancelled', cancelReason: 'torn' });
    expect(await shop.refunds.ofOrder(orderId)).toMatchObject([{ amount: { cents: 18_400 } }]);
    expect(shop.orders.timeline.entries.at(-1)?.actor).toEqual(STAFF);
  });

  it('is to cancel nothing of which more comes back than the limit of who asks', async () => {
    const { shop, orderId } = await paid();
    await expect(desk(shop).cancel({ orderId, reason: 'torn' }, STAFF, 18_399)).rejects.toThrow(
      RefundOverLimit,
    );
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });

  it('is to record cash, and to tell when cash was handed back', async () => {
    const { shop, orderId, order } = await placed('cash');
    await desk(shop).recordPayment(orderId, 'deposit', STAFF, null);
    expect((await order()).captured.cents).toBe(7_360);
    const [made] = await desk(shop).refund({ orderId, amount: 10 }, 'torn', STAFF, 1_000);
    expect(made?.amount.cents).toBe(1_000);
    expect((await order()).refunded.cents).toBe(0);
    await desk(shop).refundHandedOver(orderId, made?.id ?? '', STAFF);
    expect((await order()).refunded.cents).toBe(1_000);
    expect(await shop.refunds.ofOrder(orderId)).toMatchObject([{ reason: 'torn', status: 'succeeded' }]);
  });

  it('is to give back pieces, after telling exactly what they are worth', async () => {
    const { shop, orderId } = await paid();
    expect((await desk(shop).refundable(orderId, jackets(2))).cents).toBe(18_000);
    const asked = { orderId, lines: jackets(1), restock: true };
    expect((await desk(shop).previewRefund(asked)).amount.cents).toBe(9_000);
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
    await expect(desk(shop).refund(asked, 'torn', STAFF, 8_999)).rejects.toThrow(RefundOverLimit);
    const made = await desk(shop).refund(asked, 'torn', STAFF, null);
    expect(made).toMatchObject([{ amount: { cents: 9_000 }, reason: 'torn', lines: [{ restocked: true }] }]);
    expect(shop.stock.level(JACKET).onHand).toBe(9);
    expect(shop.orders.timeline.entries.at(-1)?.actor).toEqual(STAFF);
  });

  it('is to say what of pieces that came back is owed still, and to shelve the others once', async () => {
    const { shop, orderId } = await paid();
    const back = jackets(2).map((piece) => ({ ...piece, restock: true }));
    const owed = async () => {
      const { pieces, cost, available } = await desk(shop).owed(orderId, back);
      return [pieces.map(({ quantity }) => quantity), cost.cents, available.cents];
    };
    expect(await owed()).toEqual([[2], 18_000, 18_400]);
    await desk(shop).refund({ orderId, lines: jackets(1) }, 'torn', STAFF, null);
    expect(await owed()).toEqual([[1], 9_000, 9_400]);
    await desk(shop).refund({ orderId, amount: 50 }, 'late', STAFF, null);
    expect(await owed()).toEqual([[1], 9_000, 4_400]);
    await desk(shop).refund({ orderId, lines: jackets(1), amount: 10 }, 'torn', STAFF, null);
    expect(await owed()).toEqual([[], 0, 3_400]);
    for (const _ of [1, 2]) await desk(shop).shelve(orderId, back);
    expect(shop.stock.level(JACKET).onHand).toBe(10);
  });
});
