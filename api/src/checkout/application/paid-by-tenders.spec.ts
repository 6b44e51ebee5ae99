import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { cases } from '../../kernel/testing/cases.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { NewOrderId } from '../../orders/application/new-order-id.js';
import { PlaceOrder } from '../../orders/application/place-order.js';
import { RefundSharesDiffer, RefundTooLarge, TendersDiffer } from '../../payments/domain/refusals.js';
import { NotEnoughCredit } from '../../payments/testing/played-credit.js';
import { BUYER, JACKET, NUMBER, STAFF, SYSTEM } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import type { Buy } from './buy.js';
import { CancelAndRefund } from './cancel-and-refund.js';
import { PlacePurchase } from './place-purchase.js';
import { RefundOrder } from './refund-order.js';
import { noConsent } from '../testing/no-consent.js';

const HAD = 50_000;

/** A jacket at $90.00 in the cart of somebody with $500.00 of store credit. */
async function buyer() {
  const { shop, baskets, coupons, quotes } = await shelf();
  baskets.offers = [anOffer()];
  baskets.cart.push({ id: 'line', variantId: JACKET, quantity: 1 });
  shop.stock.put(JACKET, 10);
  shop.carts.put(BUYER.id, JACKET, 1, 'line');
  shop.credit.balances.set(BUYER.id, HAD);
  const limit = { limitUnpaidOrders: () => Promise.resolve() };
  const placeOrder = new PlaceOrder(shop.orders, shop.outbox, shop.clock, shop.ids, new InMemoryMembership());
  const place = new PlacePurchase(
    ...([shop.methods, shop.carts, shop.stock, placeOrder, coupons, shop.discounts] as const),
    ...([shop.applyEffects, shop.openPayment, shop.settleOrder, limit as never, shop.failpoints] as const),
    new NewOrderId(shop.orders, shop.ids),
    ...([shop.creditParts, shop.sellCards, shop.openEdit] as const),
    ...([noConsent, shop.lendUses] as const),
  );
  const buy = async (...credit: number[]) => {
    const said: Buy = {
      ...{ accountId: BUYER.id, name: 'Ann', method: 'card', shippingAddress: null, networks: [] },
      ...{ contact: { email: 'ann@example.com', phone: NUMBER }, isPlacing: true },
      parts: credit.map((amount) => ({ method: 'credit', amount })),
    };
    return place.placePurchase(said, await quotes.quoteBasket(said), []);
  };
  const [budget, { unit, failpoints }] = [new InMemoryStaffBudget(), shop];
  const refunds = new RefundOrder(
    ...([shop.orders, shop.previewRefund, shop.requestRefund, shop.refunds, shop.attempts] as const),
    ...([shop.applyRefund, shop.stock, shop.syncOrderTotals, unit, budget] as const),
    ...([shop.storeCredit, shop.takeBackCards, shop.holdBack, shop.downloads, shop.waiveDue] as const),
  );
  const cancellation = new CancelAndRefund(
    ...([shop.orders, shop.cancelAttempts, shop.cancelOrder, shop.applyEffects] as const),
    ...([shop.previewRefund, unit, failpoints, budget] as const),
  );
  const credit = () => shop.credit.balances.get(BUYER.id);
  const order = async (id: string) => (await shop.orders.find(id)) ?? Promise.reject(new Error('no order'));
  const sendRefunds = async (id: string) => {
    for (const refund of await shop.refunds.ofOrder(id)) await shop.submitRefund.submitRefund(refund.id);
  };
  return { shop, buy, refunds, cancellation, credit, order, sendRefunds };
}

/** Part by credit, the rest by card, which has paid. */
async function paid(credit: number) {
  const scene = await buyer();
  const { order, attempt } = await scene.buy(credit);
  const card = attempt;
  if (!card) throw new Error('nothing is left for the card');
  await scene.shop.settleOrder.settleOrder(card, await scene.shop.methods.behind(card).start(card), SYSTEM);
  scene.shop.gateway.pay((await scene.shop.attempts.find(card.id))?.providerRef ?? '');
  await scene.shop.syncAttempt.syncAttempt(card.id, SYSTEM);
  const tenders = await scene.shop.tenders.ofOrder(order.id);
  const [creditTender, cardTender] = tenders.map(({ id }) => id);
  const ask = { orderId: order.id, reason: 'torn', actor: STAFF, limit: null };
  const refund = (amount: number, shares?: { tenderId: string; amount: number }[]) =>
    scene.refunds.refundOrder({ ...ask, amount, shares });
  /** What was given back or promised of each tender, in cents. */
  const back = async () => {
    const refunds = await scene.shop.refunds.ofOrder(order.id);
    return tenders.map(({ id }) =>
      refunds.filter(({ tenderId }) => tenderId === id).reduce((sum, { amount }) => sum + amount.cents, 0),
    );
  };
  return {
    ...scene,
    orderId: order.id,
    creditTender: creditTender ?? '',
    cardTender: cardTender ?? '',
    refund,
    back,
  };
}

describe('an order that is paid part by credit and part by card', () => {
  it('has two tenders that add up to its total; the credit is taken at once, the card is asked for the rest', async () => {
    const { shop, buy, credit } = await buyer();
    const { order, tenders, attempt } = await buy(30);
    expect(tenders.map(({ method, amount, state }) => [method, amount.cents, state])).toEqual([
      ['credit', 3_000, 'paid'],
      ['card', 6_000, 'pending'],
    ]);
    expect([order.status, order.captured.cents, order.paymentMethod]).toEqual(['pending', 3_000, 'card']);
    expect(attempt).toMatchObject({ provider: 'stripe', amount: { cents: 6_000 }, state: 'creating' });
    expect(attempt?.request).toMatchObject({ lines: [{ quantity: 1, unitCents: 6_000 }], discountCents: 0 });
    expect(credit()).toBe(HAD - 3_000);
    expect(shop.ledger.entries).toMatchObject([{ provider: 'credit', amount: { cents: 3_000 } }]);
  });

  it('is paid as soon as the card has paid its part, and the book knows both', async () => {
    const { shop, order, orderId } = await paid(30);
    const now = await order(orderId);
    expect([now.status, now.paymentStatus, now.captured.cents]).toEqual(['processing', 'paid', 9_000]);
    expect((await shop.tenders.ofOrder(orderId)).map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(shop.ledger.entries.map(({ provider, amount }) => [provider, amount.cents])).toEqual([
      ['credit', 3_000],
      ['stripe', 6_000],
    ]);
  });

  it('is paid as it is placed where the credit is enough, and nobody is asked', async () => {
    const { shop, buy } = await buyer();
    const { order, tenders, attempt, settled } = await buy(40, 50);
    expect(tenders.map(({ method, amount }) => [method, amount.cents])).toEqual([
      ['credit', 4_000],
      ['credit', 5_000],
    ]);
    expect([order.status, order.paymentStatus, attempt, shop.gateway.opened]).toEqual([
      ...['processing', 'paid', undefined, []],
    ]);
    expect(settled.map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
  });

  it('is refused where the credit is not there, or is more than the order', async () => {
    const { shop, buy } = await buyer();
    await expect(buy(91)).rejects.toThrow(TendersDiffer);
    await expect(buy(0)).rejects.toThrow(TendersDiffer);
    shop.credit.balances.set(BUYER.id, 1_000);
    await expect(buy(20)).rejects.toThrow(NotEnoughCredit);
  });

  it('gives all of the credit back when it is cancelled before the card has paid', async () => {
    const { cancellation, buy, credit, order, sendRefunds } = await buyer();
    const placed = await buy(30);
    await cancellation.cancelAndRefund({
      ...{ orderId: placed.order.id, actor: STAFF, reason: 'changed my mind', limit: null },
    });
    await sendRefunds(placed.order.id);
    const now = await order(placed.order.id);
    expect([now.status, now.paymentStatus, now.refunded.cents]).toEqual(['cancelled', 'refunded', 3_000]);
    expect(credit()).toBe(HAD);
  });
});

describe('money back as store credit', () => {
  it('stays with whoever has it, is owed to the account, and what credit paid goes back to that', async () => {
    const { refunds, orderId, sendRefunds, shop, back, order, credit } = await paid(30);
    const ask = { orderId, reason: 'torn', actor: STAFF, limit: null, amount: 70, asStoreCredit: true };
    await expect(refunds.refundOrder(ask)).rejects.toMatchObject({ code: 'no_account_for_credit' });
    shop.withAccount.add(BUYER.id);
    const figures = await refunds.preview({ orderId, amount: 70, asStoreCredit: true });
    const [ofCard, ofCredit] = figures.parts;
    expect([ofCard?.goesTo.buyer, ofCard?.byHand]).toEqual(['to your store credit', false]);
    expect([ofCredit?.amount.cents, ofCredit?.byHand]).toEqual([1_000, false]);
    await refunds.refundOrder(ask);
    expect(await back()).toEqual([1_000, 6_000]);
    await sendRefunds(orderId);
    await sendRefunds(orderId);
    expect(shop.gateway.asked).toEqual([]);
    const [own] = await shop.credits.allOf(BUYER.id);
    expect([own?.balance.cents, credit()]).toEqual([6_000, HAD - 2_000]);
    const kept = shop.ledger.entries.filter(({ provider }) => provider === 'store-credit');
    expect(kept).toMatchObject([{ type: 'refund', orderId, amount: { cents: 6_000 } }]);
    expect((await order(orderId)).refunded.cents).toBe(7_000);
    await expect(refunds.refundOrder({ ...ask, amount: 21 })).rejects.toThrow(RefundTooLarge);
  });
});

describe('money back of such an order', () => {
  it('goes to the card first, and to the credit what the card has not paid', async () => {
    const { refund, back, sendRefunds, credit, order, orderId, shop } = await paid(30);
    await refund(50);
    expect(await back()).toEqual([0, 5_000]);
    await refund(25);
    expect(await back()).toEqual([1_500, 6_000]);
    await sendRefunds(orderId);
    expect(credit()).toBe(HAD - 1_500);
    expect(shop.gateway.asked.map(({ amountCents }) => amountCents)).toEqual([5_000, 1_000]);
    expect((await order(orderId)).refunded.cents).toBe(7_500);
    expect((await shop.tenders.ofOrder(orderId)).map(({ state }) => state)).toEqual(['paid', 'refunded']);
    await sendRefunds(orderId);
    expect(credit()).toBe(HAD - 1_500);
  });

  it('is shared as staff says, up to what each tender gave', async () => {
    const { refund, back, creditTender, cardTender } = await paid(30);
    const shares = (credit: number, card: number) => [
      { tenderId: creditTender, amount: credit },
      { tenderId: cardTender, amount: card },
    ];
    await expect(refund(40, shares(31, 9))).rejects.toThrow(RefundTooLarge);
    await expect(refund(40, shares(30, 9))).rejects.toThrow(RefundSharesDiffer);
    await expect(refund(40, [...shares(20, 0), ...shares(20, 0)])).rejects.toThrow(RefundSharesDiffer);
    await expect(refund(40, [{ tenderId: 'another', amount: 40 }])).rejects.toThrow(RefundTooLarge);
    expect(await back()).toEqual([0, 0]);
    await refund(40, shares(30, 10));
    expect(await back()).toEqual([3_000, 1_000]);
    await refund(50);
    expect(await back()).toEqual([3_000, 6_000]);
  });

  it('is previewed with what each tender can still take', async () => {
    const { refunds, refund, orderId, creditTender, cardTender } = await paid(30);
    await refund(10);
    const figures = await refunds.preview({ orderId, amount: 60 });
    expect(figures.parts.map(({ tenderId, amount }) => [tenderId, amount.cents])).toEqual([
      [cardTender, 5_000],
      [creditTender, 1_000],
    ]);
    expect(figures.tenders.map(({ tenderId, left }) => [tenderId, left.cents])).toEqual([
      [creditTender, 3_000],
      [cardTender, 5_000],
    ]);
  });

  it('is never more than each tender gave, and in all what was paid, however it is split', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8_900 }), amounts, async (creditCents, wanted) => {
        const { refund, back, sendRefunds, credit, order, orderId, shop } = await paid(creditCents / 100);
        let given = 0;
        for (const cents of wanted) {
          const isPossible = given + cents <= 9_000;
          const asked = refund(cents / 100);
          if (isPossible) await asked;
          else await expect(asked).rejects.toThrow(RefundTooLarge);
          if (isPossible) given += cents;
        }
        await sendRefunds(orderId);
        const [toCredit = 0, toCard = 0] = await back();
        const ofCard = 9_000 - creditCents;
        expect([toCredit, toCard]).toEqual([Math.max(0, given - ofCard), Math.min(given, ofCard)]);
        expect(credit()).toBe(HAD - creditCents + toCredit);
        const tenders = await shop.tenders.ofOrder(orderId);
        const now = await order(orderId);
        expect(Money.sum(tenders.map(({ amount }) => amount))).toEqual(now.total);
        expect([now.captured.cents, now.refunded.cents]).toEqual([9_000, given]);
      }),
      { numRuns: Math.ceil(cases().numRuns / 10) },
    );
  });
});
