import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { PaymentRule } from '../../kernel/payment-rule.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { NewOrderId } from '../../orders/application/new-order-id.js';
import { PlaceOrder } from '../../orders/application/place-order.js';
import { NOW } from '../../orders/testing/order-builder.js';
import { OpenPayment } from '../../payments/application/open-payment.js';
import { PaymentMethodUnavailable } from '../../payments/domain/refusals.js';
import { paymentSettings } from '../../payments/testing/payment-settings.js';
import type { PlacedUnpaid } from '../../unpaid-orders/application/limit-unpaid-orders.js';
import { TooManyUnpaid } from '../../unpaid-orders/domain/refusals.js';
import { BUYER, JACKET, NUMBER, SCARF } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import { Overtaken, PriceChanged } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import { PlacePurchase } from './place-purchase.js';
import { noConsent } from '../testing/no-consent.js';

let scene: Awaited<ReturnType<typeof shelf>>;
let limited: PlacedUnpaid[];
let mayHaveMore: boolean;
let rules: PaymentRule[];
/** Of an order in cash, in percent, is due now. */
let share: number;
/** What was held each time that the buyer's groups were asked. */
let heldWhenAsked: number[][];

/** Two jackets at $90.00 and a scarf at $4.00 lie in the cart; there are ten of each. */
beforeEach(async () => {
  scene = await shelf();
  [limited, mayHaveMore, rules, share, heldWhenAsked] = [[], true, [], 40, []];
  const { shop, baskets } = scene;
  const four = { listPrice: Money.ofCents(400), unitPrice: Money.ofCents(400) };
  baskets.offers = [anOffer(), anOffer({ variantId: SCARF, productId: 'scarves', name: 'Scarf', ...four })];
  for (const [id, variantId, quantity] of [
    ['line-1', JACKET, 2],
    ['line-2', SCARF, 1],
  ] as const) {
    baskets.cart.push({ id, variantId, quantity });
    shop.stock.put(variantId, 10);
    shop.carts.put(BUYER.id, variantId, quantity, id);
  }
});

async function buying(more: Partial<Buy> = {}, earlier: readonly string[] = []) {
  const { shop, quotes, coupons } = scene;
  const limit = {
    limitUnpaidOrders: (asked: PlacedUnpaid) => {
      limited.push(asked);
      return mayHaveMore ? Promise.resolve() : Promise.reject(new TooManyUnpaid('account'));
    },
  };
  const settings = Object.assign({}, paymentSettings, {
    paymentRules: () => Promise.resolve(rules),
    depositPercent: () => Promise.resolve(share),
  });
  const openPayment = new OpenPayment(
    ...([shop.methods, shop.tenders, shop.attempts, settings, shop.clock, shop.ids] as const),
  );
  const membership = new InMemoryMembership(new Map([['friends', [BUYER.id]]]));
  const allOf = (accountId: string) => {
    heldWhenAsked.push(held());
    return membership.allOf(accountId);
  };
  const placeOrder = new PlaceOrder(shop.orders, shop.outbox, shop.clock, shop.ids, { allOf });
  const place = new PlacePurchase(
    ...([shop.methods, shop.carts, shop.stock, placeOrder, coupons, shop.discounts] as const),
    ...([
      shop.applyEffects,
      openPayment,
      shop.settleOrder,
      limit as never,
      shop.failpoints,
      new NewOrderId(shop.orders, shop.ids),
      shop.creditParts,
      shop.sellCards,
      shop.openEdit,
    ] as const),
    ...([noConsent, shop.lendUses] as const),
  );
  const buy: Buy = {
    ...{ accountId: BUYER.id, name: 'Ann', method: 'card', shippingAddress: null, networks: [] },
    ...{ contact: { email: 'ann@example.com', phone: NUMBER }, isPlacing: true },
    ...more,
  };
  return place.placePurchase(buy, await quotes.quoteBasket(buy), earlier);
}

const held = () => [JACKET, SCARF].map((id) => scene.shop.stock.level(id).held);

/** Nothing was held, owed or told, and the cart's lines are free. */
async function nothingWritten() {
  const { shop, coupons } = scene;
  expect([held(), shop.events, shop.orders.timeline.entries]).toEqual([[0, 0], [], []]);
  expect(await shop.carts.ordered(BUYER.id)).toEqual([]);
  expect(coupons.journal.filter((line) => line.startsWith('coupon'))).toEqual([]);
}

describe('placing a purchase', () => {
  it('holds the stock, writes down the order and what it owes, and begins one attempt', async () => {
    const { shop } = scene;
    const { order, tenders, attempt } = await buying();
    expect(await shop.orders.find(order.id)).toMatchObject({
      ...{ status: 'pending', total: { cents: 18_400 }, accountId: BUYER.id, paymentMethod: 'card' },
      holdExpiresAt: new Date(NOW.getTime() + 40 * 60_000),
    });
    expect([held(), shop.topics]).toEqual([[2, 1], ['order.placed']]);
    expect(tenders).toMatchObject([
      { orderId: order.id, position: 0, obligation: 'now', amount: { cents: 18_400 }, state: 'pending' },
    ]);
    expect(await shop.tenders.ofOrder(order.id)).toEqual(tenders);
    expect(attempt).toMatchObject({ orderId: order.id, amount: { cents: 18_400 }, state: 'creating' });
    expect(shop.gateway.opened).toEqual([]);
  });

  it('asks for the buyer’s groups before it holds any stock, and writes them down with the order', async () => {
    const { order } = await buying();
    expect(heldWhenAsked).toEqual([[0, 0]]);
    expect(scene.shop.orders.groups.get(order.id)).toEqual([{ id: 'friends', name: 'Group friends' }]);
  });

  it('gives the lines of the cart to the order, where they stay until it is paid', async () => {
    const { order } = await buying();
    const own = { orderId: order.id, isWaiting: true };
    expect(await scene.shop.carts.ordered(BUYER.id)).toEqual([
      { lineId: 'line-1', ...own },
      { lineId: 'line-2', ...own },
    ]);
    expect([...scene.shop.carts.of(BUYER.id)]).toEqual([
      [JACKET, 2],
      [SCARF, 1],
    ]);
  });

  it('in cash takes the things out of the cart at once; $73.60 of it are due now', async () => {
    const { tenders, attempt, order } = await buying({ method: 'cash', amount: 73.6 });
    expect(tenders.map(({ obligation, amount }) => [obligation, amount.cents])).toEqual([
      ['now', 7_360],
      ['on-delivery', 11_040],
    ]);
    expect([attempt, [...scene.shop.carts.of(BUYER.id)]]).toEqual([undefined, []]);
    expect(order.holdExpiresAt).toEqual(new Date(NOW.getTime() + 48 * 3_600_000));
  });

  it('of nothing is prepared and paid as it is placed, by no tender, and no provider is asked', async () => {
    const { shop, coupons } = scene;
    coupons.coupon = { ...coupons.coupon, percent: 100 };
    const { order, tenders, attempt } = await buying({ couponCode: 'TENOFF' });
    expect([tenders, attempt, await shop.tenders.ofOrder(order.id)]).toEqual([[], undefined, []]);
    expect(await shop.orders.find(order.id)).toMatchObject({
      ...{ status: 'processing', paymentStatus: 'paid', total: { cents: 0 }, captured: { cents: 0 } },
    });
    expect([held(), shop.topics]).toEqual([
      [0, 0],
      ['order.placed', 'order.paid'],
    ]);
    expect(shop.stock.level(JACKET).onHand).toBe(8);
  });

  it('that is paid at the door alone is prepared as it is placed, and waits for its money', async () => {
    const { shop } = scene;
    share = 0;
    const { order, tenders, attempt } = await buying({ method: 'cash', amount: 0 });
    expect(tenders).toMatchObject([{ position: 0, obligation: 'on-delivery', amount: { cents: 18_400 } }]);
    expect([attempt, order.status, order.paymentStatus]).toEqual([undefined, 'processing', 'pending']);
    expect(shop.topics).toEqual(['order.placed']);
  });

  it('with mobile money asks the number that was given', async () => {
    const { attempt } = await buying({ method: 'mobile', mobileNumber: NUMBER, walletAmount: 184 });
    expect(attempt?.request).toMatchObject({ mobileNumber: NUMBER });
  });

  it('takes one use of the coupon for the order, for what it takes off and whom it is counted for', async () => {
    const { order } = await buying({ couponCode: 'TENOFF', buyerEmail: 'Ann@example.com' });
    expect([order.total.cents, order.couponCode]).toEqual([16_560, 'TENOFF']);
    expect(scene.coupons.journal.at(-1)).toBe(`coupon for ${order.id} of ann@example.com: $18.40`);
    await expect(buying({}, [order.id])).resolves.toBeDefined();
    expect(scene.coupons.journal.filter((line) => line.startsWith('coupon'))).toHaveLength(1);
  });

  it('is counted among the unpaid orders with its pieces and where it came from', async () => {
    const networks = [{ key: '203.0.113.9', times: 1 }];
    const { order } = await buying({ networks });
    expect(limited).toMatchObject([
      {
        ...{ orderId: order.id, accountId: BUYER.id, method: 'card', networks },
        demand: expect.arrayContaining([{ variantId: JACKET, quantity: 2 }]),
      },
    ]);
  });
});

describe('a purchase that is refused', () => {
  it('because prices are not those that were seen: nothing is written, today’s are told', async () => {
    const changed = { code: 'price_changed', details: { data: { total: 184, amountDueNow: 184 } } };
    for (const amount of [183.99, 184.01, 0]) await expect(buying({ amount })).rejects.toMatchObject(changed);
    const items = [{ _id: 'line-1', quantity: 2, price: 89.99 }];
    await expect(buying({ items })).rejects.toThrow(PriceChanged);
    await expect(buying({ method: 'cash', amount: 184 })).rejects.toMatchObject({
      details: { data: { total: 184, amountDueNow: 73.6 } },
    });
    await nothingWritten();
    await expect(buying({ amount: 184 })).resolves.toBeDefined();
  });

  it('because all of it costs something else than was seen, although the deposit is the same', async () => {
    const told = { code: 'price_changed', details: { data: { total: 184, amountDueNow: 73.6 } } };
    for (const total of [183.99, 184.01, 0])
      await expect(buying({ method: 'cash', amount: 73.6, total })).rejects.toMatchObject(told);
    await nothingWritten();
    await expect(buying({ method: 'cash', amount: 73.6, total: 184 })).resolves.toBeDefined();
  });

  it('because the wallet would be asked for another amount than was seen', async () => {
    await expect(buying({ method: 'mobile', walletAmount: 183.99 })).rejects.toMatchObject({
      details: { data: { wallet: { amount: 184, currency: 'EUR' } } },
    });
    await nothingWritten();
  });

  it('because it may not be paid so where it goes', async () => {
    rules = [
      { method: 'cash', isOn: true, areas: [{ country: 'UG', region: null, postcodes: [] }], currencies: [] },
    ];
    const ann = { firstName: 'Ann', lastName: 'Shopper', street: '1 Road', city: 'Town' };
    const to = (country: string) => ({ shippingAddress: { ...ann, state: '', zipCode: '', country } });
    await expect(buying({ method: 'cash', ...to('Rwanda') })).rejects.toThrow(PaymentMethodUnavailable);
    await nothingWritten();
    await expect(buying({ method: 'cash', ...to('Uganda') })).resolves.toBeDefined();
  });

  it('because another purchase has its lines, unless it replaces that one', async () => {
    const { order } = await buying();
    const before = scene.shop.events.length;
    await expect(buying()).rejects.toThrow(Overtaken);
    // what it held is undone with its transaction
    expect(scene.shop.events.length).toBe(before);
    await expect(buying({}, [order.id])).resolves.toBeDefined();
  });

  it.each([
    [1, {}, 'Only 1 left of Jacket. Please lower its quantity to continue.'],
    [
      1,
      { Colour: 'Sand', Size: 'M' },
      'Only 1 left of Jacket (Sand, M). Please lower its quantity to continue.',
    ],
    [0, { Size: 'M' }, 'Jacket (M) has just sold out. Please remove it to continue.'],
  ])(
    'because there is not enough (%i), before anything is owed, and is told of what',
    async (left, options, message) => {
      const { shop, baskets } = scene;
      baskets.offers = baskets.offers.map((offer) =>
        offer.variantId === JACKET ? { ...offer, options } : offer,
      );
      shop.stock.put(JACKET, left);
      const details = { data: { variantId: JACKET, available: left } };
      await expect(buying()).rejects.toMatchObject({ code: 'out_of_stock', message, details });
      expect([held(), shop.topics, shop.orders.timeline.entries]).toEqual([[0, 0], [], []]);
    },
  );

  it('because a part of a bundle lacks: of the bundle is told as many as are left', async () => {
    const { shop, baskets } = scene;
    const part = { variantId: 'cup', sku: 'CUP', name: 'Cup', options: {}, quantity: 2 };
    baskets.offers = baskets.offers.map((offer) =>
      offer.variantId === JACKET ? { ...offer, parts: [part] } : offer,
    );
    shop.stock.put('cup', 3);
    await expect(buying()).rejects.toMatchObject({
      code: 'out_of_stock',
      message: expect.stringMatching(/^Only 1 left of Jacket/),
      details: { data: { variantId: JACKET, available: 1 } },
    });
    expect(held()).toEqual([0, 0]);
  });

  it('because too many wait already: no order is placed and no coupon is used', async () => {
    mayHaveMore = false;
    await expect(buying({ couponCode: 'TENOFF' })).rejects.toThrow(TooManyUnpaid);
    expect([scene.shop.topics, scene.coupons.journal.length]).toEqual([[], 1]);
  });
});
