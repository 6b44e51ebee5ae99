import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { anOrder } from '../../orders/testing/order-builder.js';
import { BUYER, JACKET, SCARF } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import { ChooseVariant, ItemUnavailable } from '../domain/refusals.js';
import type { Quote, QuoteRequest } from './quote.js';

let scene: Awaited<ReturnType<typeof shelf>>;

/** A jacket of two sizes at $90.00, and a scarf at $4.00; a jacket and two scarves lie in the cart. */
beforeEach(async () => {
  scene = await shelf();
  const four = { listPrice: Money.ofCents(400), unitPrice: Money.ofCents(400) };
  scene.baskets.offers = [
    anOffer({ variantId: JACKET, productId: 'jackets' }),
    anOffer({ variantId: 'jacket-l', productId: 'jackets' }),
    anOffer({ variantId: SCARF, productId: 'scarves', name: 'Scarf', ...four }),
  ];
  scene.baskets.cart = [
    { id: 'line-1', variantId: JACKET, quantity: 1 },
    { id: 'line-2', variantId: SCARF, quantity: 2 },
  ];
});

const quote = (more: Partial<QuoteRequest> = {}) =>
  scene.quotes.quoteBasket({ accountId: BUYER.id, ...more });
const piecesOf = ({ lines }: Quote) =>
  lines.map(({ offer, quantity, cartLineId }) => [offer.variantId, quantity, cartLineId]);
const named = (...ids: string[]) => ({ items: ids.map((_id) => ({ _id, quantity: 1 })) });

describe('what a purchase is of', () => {
  it('is the whole cart when nothing is named, at the prices of the catalogue', async () => {
    const quoted = await quote();
    expect(piecesOf(quoted)).toEqual([
      [JACKET, 1, 'line-1'],
      [SCARF, 2, 'line-2'],
    ]);
    expect([quoted.receipt.subtotal.cents, quoted.receipt.total.cents]).toEqual([9_800, 9_800]);
  });

  it('is named by cart line, by variant or by a product that has one; what is in the cart keeps its line', async () => {
    for (const id of ['line-2', SCARF, 'scarves'])
      expect(piecesOf(await quote(named(id)))).toEqual([[SCARF, 1, 'line-2']]);
    expect(piecesOf(await quote(named('jacket-l')))).toEqual([['jacket-l', 1, null]]);
    const both = (_id: string) => ({ items: [{ _id, variantId: 'jacket-l', quantity: 3 }] });
    for (const id of ['jackets', 'scarves', 'line-2'])
      expect((await quote(both(id))).lines).toMatchObject([
        { offer: { variantId: 'jacket-l' }, quantity: 3 },
      ]);
    scene.baskets.cart = [];
    expect(piecesOf(await quote(named('scarves')))).toEqual([[SCARF, 1, null]]);
  });

  it('is the size that lies in the cart when a product is named, and asks when that is unclear', async () => {
    expect(piecesOf(await quote(named('jackets')))).toEqual([[JACKET, 1, 'line-1']]);
    scene.baskets.cart.push({ id: 'line-3', variantId: 'jacket-l', quantity: 1 });
    await expect(quote(named('jackets'))).rejects.toThrow(ChooseVariant);
    scene.baskets.cart = [];
    await expect(quote(named('jackets'))).rejects.toThrow(ChooseVariant);
  });

  it('is not what is sold no more', async () => {
    await expect(quote(named('unknown'))).rejects.toMatchObject({ details: { data: { _id: 'unknown' } } });
    scene.baskets.offers = [];
    await expect(quote(named('line-1'))).rejects.toThrow(ItemUnavailable);
  });

  it('is without what has left the shop when nothing is named, as the cart shows it', async () => {
    scene.baskets.offers = scene.baskets.offers.filter(({ variantId }) => variantId !== JACKET);
    expect(piecesOf(await quote())).toEqual([[SCARF, 2, 'line-2']]);
    scene.baskets.offers = [];
    await expect(quote()).rejects.toThrow('Your cart is empty');
  });

  it('costs what the buyer’s groups pay for so many pieces, two lines of one thing together', async () => {
    const trade = { id: 'p1', version: 4, groupId: 'trade', group: 'Trade', from: 3 };
    scene.baskets.groupPrices.put(BUYER.id, SCARF, { ...trade, unitPrice: Money.ofCents(300) });
    expect((await quote()).receipt.subtotal.cents).toBe(9_800);
    const three = {
      items: [
        { _id: 'line-2', quantity: 2 },
        { _id: SCARF, quantity: 1 },
      ],
    };
    const { receipt } = await quote(three);
    expect(receipt.subtotal.cents).toBe(900);
    expect(receipt.rules?.goods[0]?.groupPrice).toEqual({ id: 'p1', version: 4, group: 'Trade', price: 300 });
    const other = await scene.quotes.quoteBasket({ accountId: 'somebody else', ...three });
    expect(other.receipt.subtotal.cents).toBe(1_200);
  });

  it('is never nothing', async () => {
    scene.baskets.cart = [];
    await expect(quote()).rejects.toThrow('Your cart is empty');
    await expect(quote({ items: [], method: 'cash' })).rejects.toThrow('Your cart is empty');
    await expect(quote({ items: [], method: 'card' })).rejects.toThrow('Products array is required');
  });

  it('has one line for one variant, of 99 pieces at most', async () => {
    const twice = (first: number, second: number) => ({
      items: [
        { _id: 'line-2', quantity: first },
        { _id: SCARF, quantity: second },
      ],
    });
    expect(piecesOf(await quote(twice(50, 49)))).toEqual([[SCARF, 99, 'line-2']]);
    await expect(quote(twice(50, 50))).rejects.toThrow('at most 99 of one item');
  });

  it('costs what the shop says: the price that was seen is kept to be compared, and not charged', async () => {
    const { lines, receipt } = await quote({ items: [{ _id: JACKET, quantity: 2, price: 0.01 }] });
    expect([lines[0]?.seenPrice, receipt.total.cents]).toEqual([0.01, 18_000]);
  });
});

describe('what comes off and on top', () => {
  it('is the coupon’s part of the goods, not of the delivery; the receipt keeps by which rule', async () => {
    const [vat, shippingMethodId] = [
      { letters: 'DE', written: 'DE136695976', check: 'offline' as const, register: null },
      'Free from $98',
    ];
    expect((await quote({ shippingMethodId })).receipt.total.cents).toBe(9_800);
    const quoted = await quote({ couponCode: 'tenoff', shippingMethodId, vat });
    const { receipt, coupon, delivery } = quoted;
    expect(receipt.total.cents).toBe(9_800 - 980 + 2_000);
    expect([coupon?.id, delivery?.name, quoted.vat]).toEqual(['coupon', shippingMethodId, vat]);
    expect(receipt.rules?.coupon).toEqual({
      ...{ id: 'coupon', version: 3, kind: 'percent', percent: 10, amount: null },
    });
    expect(scene.coupons.journal).toEqual([`shown by ${BUYER.id}, replacing nothing`]);
  });

  it('is no coupon when none is named, and a refusal when nobody knows it', async () => {
    const { coupon, receipt, vat } = await quote({ couponCode: '  ' });
    expect([coupon, receipt.total.cents, receipt.rules?.coupon, vat]).toEqual([null, 9_800, null, null]);
    await expect(quote({ couponCode: 'NINE' })).rejects.toMatchObject({ code: 'coupon_unknown' });
  });

  it('leaves out what a waiting order of the very same lines has of the coupon', async () => {
    const { shop, coupons } = scene;
    const entry = { event: 'placed', from: null, to: 'pending', actor: BUYER, message: '' } as const;
    for (const id of ['waits', 'other', 'over'])
      await shop.orders.add(anOrder({ id }), { orderId: id, ...entry });
    await shop.orders.save(Object.assign(anOrder({ id: 'over' }), { status: 'cancelled' as const }));
    for (const [line, orderId] of [
      ['line-1', 'waits'],
      ['line-2', 'over'],
      ['line-9', 'other'],
    ] as const) {
      shop.carts.put(BUYER.id, line, 1);
      await shop.carts.give([line], orderId, []);
    }
    await quote({ couponCode: 'TENOFF', buyerEmail: 'Grace@example.com' });
    expect(coupons.journal).toEqual(['shown by grace@example.com, replacing waits']);
  });
});
