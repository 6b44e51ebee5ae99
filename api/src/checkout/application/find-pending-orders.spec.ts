import { beforeEach, describe, expect, it } from '@jest/globals';
import { receiptFor, type Receipt } from '../../kernel/receipt.js';
import { aLine } from '../../orders/testing/order-builder.js';
import { BUYER, JACKET, placed, SCARF } from '../testing/bought.js';
import type { Buy } from './buy.js';
import { FindPendingOrders } from './find-pending-orders.js';
import type { Quote } from './quote.js';

type Scene = Awaited<ReturnType<typeof placed>>;
let scene: Scene;

/** The order of two jackets and a scarf waits, bought from these lines of the cart. */
beforeEach(async () => {
  scene = await placed();
  const { shop, orderId } = scene;
  shop.carts.put(BUYER.id, SCARF, 1);
  await shop.carts.give([SCARF], orderId, []);
});

async function find(changes: Partial<Buy> = {}, lineIds = [JACKET, SCARF], more: Partial<Receipt> = {}) {
  const order = await scene.order();
  const lines = [...order.lines]
    .filter(({ variantId }) => lineIds.includes(variantId))
    .map((line) => ({ offer: { ...aLine(), ...line }, quantity: line.quantity, cartLineId: line.variantId }));
  const receipt = receiptFor(
    lines.map(({ offer, quantity }) => ({ ...offer, quantity })),
    null,
  );
  Object.assign(receipt, more);
  const quote = { lines, receipt, coupon: null, delivery: null, vat: null } as unknown as Quote;
  const buy: Buy = {
    ...{ accountId: BUYER.id, name: order.customerName, method: 'card', networks: [] },
    ...{ contact: { email: order.contactEmail, phone: order.contactPhone }, shippingAddress: null },
    ...changes,
  };
  const ordered = await scene.shop.carts.ordered(BUYER.id);
  const { orders, tenders, attempts } = scene.shop;
  return new FindPendingOrders(orders, tenders, attempts).findPendingOrders(buy, ordered, quote);
}

describe('a purchase', () => {
  it('is the order that waits already when everything is the same', async () => {
    expect((await find()).same).toBe(scene.orderId);
  });

  it.each([
    ['another way to pay', { method: 'cash' as const }],
    ['a wallet of the browser instead of a page', { express: true }],
    ['another address', { contact: { email: 'new@example.com', phone: '' } }],
  ])('replaces the order that waits for its cart lines when it has %s', async (_what, changes) => {
    const { orderId } = scene;
    expect(await find(changes)).toEqual({ same: undefined, waiting: [orderId], ofCart: [orderId] });
  });

  it('of what became a gift card meanwhile replaces the order, of which no card would be made', async () => {
    const card = { version: 2, category: 'exempt', isGiftCard: true } as const;
    const rules = { goods: [card] } as unknown as NonNullable<Receipt['rules']>;
    expect(await find({}, [JACKET, SCARF], { rules })).toMatchObject({
      ...{ same: undefined, waiting: [scene.orderId] },
    });
  });

  it('of a part of the lines replaces the order, too', async () => {
    expect(await find({}, [SCARF])).toMatchObject({ same: undefined, waiting: [scene.orderId] });
  });

  it('of other lines leaves the order as it is', async () => {
    expect(await find({}, [])).toMatchObject({ same: undefined, waiting: [] });
  });

  it('of lines whose order is over is new', async () => {
    const { shop, order, orderId } = scene;
    await shop.orders.save(Object.assign(await order(), { status: 'cancelled' }));
    expect(await find()).toEqual({ same: undefined, waiting: [], ofCart: [orderId] });
  });
});
