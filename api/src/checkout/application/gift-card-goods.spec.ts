import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { NewOrderId } from '../../orders/application/new-order-id.js';
import { PlaceOrder } from '../../orders/application/place-order.js';
import type { Discount } from '../../promotions/domain/discount.js';
import { BUYER, JACKET, NUMBER, STAFF, SYSTEM } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import type { Buy } from './buy.js';
import { CancelAndRefund } from './cancel-and-refund.js';
import { PlacePurchase } from './place-purchase.js';
import { RefundOrder, type RefundOrderRequest } from './refund-order.js';
import { replayReceipt } from './replay-receipt.js';

const CARD = '01990000-0000-7000-8000-0000000000ca';
const fifty = { listPrice: Money.ofCents(5_000), unitPrice: Money.ofCents(5_000) };
const ofCard = {
  ...{ variantId: CARD, productId: 'gift-card', name: 'Gift card', ...fifty },
  ...{ isGiftCard: true, isShipped: false, taxCategory: 'exempt' as const },
};

/** Gift cards of $50.00, and a jacket at $90.00. */
async function scene() {
  const { shop, baskets, coupons, quotes } = await shelf();
  baskets.offers = [anOffer(), anOffer(ofCard)];
  shop.stock.put(JACKET, 10);
  shop.stock.put(CARD, null);
  const limit = { limitUnpaidOrders: () => Promise.resolve() };
  const placeOrder = new PlaceOrder(shop.orders, shop.outbox, shop.clock, shop.ids);
  const place = new PlacePurchase(
    ...([shop.methods, shop.carts, shop.stock, placeOrder, coupons, shop.discounts] as const),
    ...([shop.applyEffects, shop.openPayment, shop.settleOrder, limit as never, shop.failpoints] as const),
    ...([new NewOrderId(shop.orders, shop.ids), shop.creditParts, shop.sellCards, shop.openEdit] as const),
  );
  const quote = (items: Buy['items'], more: Partial<Buy> = {}) =>
    quotes.quoteBasket({ accountId: BUYER.id, items, shippingAddress: null, ...more });
  const buy = async (items: Buy['items'], more: Partial<Buy> = {}) => {
    const said: Buy = {
      ...{ accountId: BUYER.id, name: 'Ann', method: 'card', shippingAddress: null, networks: [], items },
      ...{ contact: { email: 'ann@example.com', phone: NUMBER }, isPlacing: true, ...more },
    };
    return place.placePurchase(said, await quote(items, more), []);
  };
  const paid = async (items: Buy['items'], more: Partial<Buy> = {}) => {
    const { order, attempt } = await buy(items, more);
    if (!attempt) throw new Error('nothing to pay');
    await shop.settleOrder.settleOrder(attempt, await shop.methods.behind(attempt).start(attempt), SYSTEM);
    const [opened] = await shop.attempts.ofOrder(order.id);
    shop.gateway.pay(opened?.providerRef ?? '');
    await shop.syncAttempt.syncAttempt(attempt.id, SYSTEM);
    return { orderId: order.id, attemptId: attempt.id };
  };
  const budget = new InMemoryStaffBudget();
  const refunds = new RefundOrder(
    ...([shop.orders, shop.previewRefund, shop.requestRefund, shop.refunds, shop.attempts] as const),
    ...([shop.applyRefund, shop.stock, shop.syncOrderTotals, shop.unit, budget] as const),
    ...([shop.storeCredit, shop.takeBackCards, shop.holdBack] as const),
  );
  const refund = (orderId: string, asked: Partial<RefundOrderRequest> = {}) =>
    refunds.refundOrder({ orderId, reason: 'torn', actor: STAFF, limit: null, ...asked });
  const cancellation = new CancelAndRefund(
    ...([shop.orders, shop.cancelAttempts, shop.cancelOrder, shop.applyEffects] as const),
    ...([shop.previewRefund, shop.unit, shop.failpoints, budget] as const),
  );
  const cancel = (orderId: string) =>
    cancellation.cancelAndRefund({ orderId, actor: STAFF, reason: 'torn', limit: null });
  const mails = () => shop.events.filter(({ topic }) => topic === 'mail.gift-card').map((one) => one.payload);
  const cards = () =>
    [...shop.credits.stored.values()].map(({ id, balance }) => ({ id, cents: balance.cents }));
  const spend = async (at: number, cents: number) => {
    const amount = Money.ofCents(-cents);
    const credit = { id: cards()[at]?.id ?? '', kind: 'gift-card' as const };
    await shop.moveCredit.moveCredit({ credit, type: 'redeemed', amount, orderId: 'other', actor: SYSTEM });
  };
  return { shop, coupons, quote, buy, paid, refund, cancel, mails, cards, spend };
}

const some = (quantity: number) => [{ _id: CARD, variantId: CARD, quantity }];
const withJacket = [...some(1), { _id: JACKET, variantId: JACKET, quantity: 1 }];
const code = (error: unknown) => (error as { code?: string }).code;

describe('gift cards that are bought', () => {
  it('are made once when all is paid, and go to whom they are for', async () => {
    const { shop, paid, cards, mails } = await scene();
    const to = { variantId: CARD, email: 'eve@example.com', name: 'Eve', message: 'Jambo' };
    const giftRecipients = [
      { ...to, sendOn: null },
      { ...to, sendOn: '2027-01-31' },
    ];
    const { orderId, attemptId } = await paid(some(3), { giftRecipients });
    await shop.syncAttempt.syncAttempt(attemptId, SYSTEM);
    await shop.sellCards.makeCards(orderId);
    expect(cards().map(({ cents }) => cents)).toEqual([5_000, 5_000, 5_000]);
    expect(mails()).toMatchObject([
      { email: 'eve@example.com', name: 'Eve', from: 'Ann', message: 'Jambo', amountCents: 5_000 },
      { email: 'ann@example.com', name: 'Ann', from: '', message: '' },
    ]);
    expect(await shop.mailCard.mailDue()).toBe(0);
    shop.clock.now = () => new Date('2027-01-31T12:00:00Z');
    expect([await shop.mailCard.mailDue(), await shop.mailCard.mailDue()]).toEqual([1, 0]);
    expect(mails()).toHaveLength(3);
    const sold = shop.ledger.entries.filter(({ type }) => type === 'credit_sale');
    expect(sold.map(({ amount }) => amount.cents)).toEqual([5_000, 5_000, 5_000]);
  });

  it('are not there before, and cost neither delivery nor an address', async () => {
    const { buy, cards, mails } = await scene();
    const { order } = await buy(some(1));
    expect([order.status, order.total.cents, order.delivery, cards(), mails()]).toEqual([
      ...['pending', 5_000, null, [], []],
    ]);
  });

  it.each([
    ['2020-01-01', CARD],
    ['2099-01-01', CARD],
    [null, JACKET],
  ])('are refused for the day %s and the variant %s', async (sendOn, variantId) => {
    const { buy } = await scene();
    const to = { variantId, email: 'eve@example.com', name: '', message: '', sendOn };
    const error: unknown = await buy(some(1), { giftRecipients: [to] }).catch((caught: unknown) => caught);
    expect(code(error)).toBe('gift_recipient_wrong');
  });

  it('are not paid by gift cards, of which other goods are', async () => {
    const { shop, buy, quote } = await scene();
    const { code: typed, hash } = shop.codes.make();
    const amount = Money.ofCents(20_000);
    const credit = { id: 'given', kind: 'gift-card' as const };
    const rest = { lastFour: 'ABCD', accountId: null, isDisabled: false, expiresAt: null, note: '' };
    const currency = amount.currency;
    await shop.credits.add({ ...credit, ...rest, codeHash: hash, createdAt: shop.clock.now(), currency });
    await shop.moveCredit.moveCredit({ credit, type: 'issued', amount, actor: SYSTEM });
    const asked = { accountId: BUYER.id, giftCards: [typed] };
    const { cards } = await shop.creditParts.seen(asked, await quote(withJacket));
    expect(cards).toHaveLength(1);
    const { tenders } = await buy(withJacket, { giftCards: [typed] });
    expect(tenders.map(({ method, amount: of }) => [method, of.cents])).toEqual([
      ['gift-card', 9_000],
      ['card', 5_000],
    ]);
    expect(code(await buy(some(1), { giftCards: [typed] }).catch((caught: unknown) => caught))).toBe(
      'gift_card_goods',
    );
  });
});

describe('a discount', () => {
  const none = Money.ofCents(0);
  /** A tenth off these products. */
  const tenth = (id: string, products: string[] = []): Discount => ({
    ...{ id, version: 1, used: 0, spent: none, name: id, kind: 'percent', values: { percent: 10 } },
    ...{ scope: { products, categories: [], fields: [] }, minTotal: none, countries: [], priority: 0 },
    ...{ firstOrderOnly: false, byCode: false, combines: true, maxUses: null, perCustomer: null },
    ...{ budget: null, isActive: true, startsAt: null, endsAt: null },
  });

  it('takes nothing off a gift card unless it names it, and the replay knows', async () => {
    const { shop, quote } = await scene();
    shop.discounts.stored.set('all', tenth('all'));
    const { receipt } = await quote(withJacket);
    expect(receipt.lines.map(({ couponShare }) => couponShare.cents)).toEqual([0, 900]);
    expect(replayReceipt(receipt).differences).toEqual([]);
    shop.discounts.stored.set('named', tenth('named', ['gift-card']));
    const both = await quote(withJacket);
    expect(both.receipt.lines.map(({ couponShare }) => couponShare.cents)).toEqual([500, 900]);
    expect(replayReceipt(both.receipt).differences).toEqual([]);
  });

  it('on a gift card is the gift of the shop, and does not come back as money', async () => {
    const { shop, paid, cards, refund } = await scene();
    shop.discounts.stored.set('named', tenth('named', ['gift-card']));
    const { orderId } = await paid(some(1));
    expect(shop.credits.entries.map(({ type, amount }) => [type, amount.cents])).toEqual([
      ['sold', 4_500],
      ['issued', 500],
    ]);
    await refund(orderId);
    expect(cards()).toMatchObject([{ cents: 0 }]);
    expect((await shop.refunds.ofOrder(orderId)).map(({ amount }) => amount.cents)).toEqual([4_500]);
  });
});

describe('the money of a gift card', () => {
  it('goes back with the card, as far as nobody has spent it', async () => {
    const { paid, refund, cards, spend } = await scene();
    const { orderId } = await paid(some(2));
    await spend(0, 2_000);
    const all: unknown = await refund(orderId).catch((caught: unknown) => caught);
    expect([code(all), String(all)]).toEqual(['gift_card_used', expect.stringContaining('$80.00 of it can')]);
    await refund(orderId, { lines: [{ variantId: CARD, quantity: 1 }] });
    expect(cards().map(({ cents }) => cents)).toEqual([3_000, 0]);
    await refund(orderId, { lines: [{ variantId: CARD, quantity: 1 }], amount: 30 });
    expect(cards().map(({ cents }) => cents)).toEqual([0, 0]);
  });

  it('is no goodwill, and what else was bought goes back as ever', async () => {
    const { paid, refund, cards } = await scene();
    const { orderId } = await paid(withJacket);
    const goodwill: unknown = await refund(orderId, { amount: 90.01 }).catch((caught: unknown) => caught);
    expect(code(goodwill)).toBe('gift_cards_go_back');
    await refund(orderId, { lines: [{ variantId: JACKET, quantity: 1 }] });
    expect(cards()).toMatchObject([{ cents: 5_000 }]);
  });

  it('ends with a cancelled order, which is refused once it was spent', async () => {
    const { shop, paid, cancel, cards, spend } = await scene();
    const [one, other] = [await paid(some(1)), await paid(some(1))];
    await cancel(one.orderId);
    expect(cards().map(({ cents }) => cents)).toEqual([0, 5_000]);
    expect([...shop.credits.stored.values()].map(({ isDisabled }) => isDisabled)).toEqual([true, false]);
    await spend(1, 1);
    expect(code(await cancel(other.orderId).catch((caught: unknown) => caught))).toBe('gift_card_used');
  });
});
