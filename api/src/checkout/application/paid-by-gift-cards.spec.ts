import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { cases } from '../../kernel/testing/cases.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { NewOrderId } from '../../orders/application/new-order-id.js';
import { PlaceOrder } from '../../orders/application/place-order.js';
import { NotEnoughCredit } from '../../credit/domain/refusals.js';
import { printedCode } from '../../credit/domain/code.js';
import { NOW } from '../../orders/testing/order-builder.js';
import { BUYER, JACKET, NUMBER, SYSTEM } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import type { Buy } from './buy.js';
import { CancelAndRefund } from './cancel-and-refund.js';
import { paidOf } from './credit-parts.js';
import { PlacePurchase } from './place-purchase.js';
import { noConsent } from '../testing/no-consent.js';

/** A jacket at $90.00 in a cart, and cards of the shop. */
async function scene() {
  const { shop, baskets, coupons, quotes } = await shelf();
  baskets.offers = [anOffer()];
  baskets.cart.push({ id: 'line', variantId: JACKET, quantity: 1 });
  shop.stock.put(JACKET, 10);
  shop.carts.put(BUYER.id, JACKET, 1, 'line');
  const limit = { limitUnpaidOrders: () => Promise.resolve() };
  const placeOrder = new PlaceOrder(shop.orders, shop.outbox, shop.clock, shop.ids, new InMemoryMembership());
  const place = new PlacePurchase(
    ...([shop.methods, shop.carts, shop.stock, placeOrder, coupons, shop.discounts] as const),
    ...([shop.applyEffects, shop.openPayment, shop.settleOrder, limit as never, shop.failpoints] as const),
    ...([new NewOrderId(shop.orders, shop.ids), shop.creditParts, shop.sellCards, shop.openEdit] as const),
    ...([noConsent, shop.lendUses] as const),
  );
  /** A gift card with so many cents on it; its code. */
  const card = async (
    cents: number,
    more: { currency?: string; expiresAt?: Date; isDisabled?: boolean } = {},
  ) => {
    const currency = Currency.of(more.currency ?? 'USD');
    const { code, hash } = shop.codes.make();
    const id = shop.ids.next();
    const { expiresAt = null, isDisabled = false } = more;
    await shop.credits.add({
      ...{ id, kind: 'gift-card', lastFour: code.slice(-4), codeHash: hash, accountId: null, note: '' },
      ...{ isDisabled, expiresAt, createdAt: NOW, currency },
    });
    const [credit, actor] = [{ id, kind: 'gift-card' as const }, SYSTEM];
    const amount = Money.ofCents(cents, currency);
    if (cents > 0) await shop.moveCredit.moveCredit({ credit, type: 'issued', amount, actor });
    return { id, code: printedCode(code), left: () => shop.credits.stored.get(id)?.balance.cents };
  };
  const buy = async (more: Partial<Buy>) => {
    const said: Buy = {
      ...{ accountId: BUYER.id, name: 'Ann', method: 'card', shippingAddress: null, networks: [] },
      ...{ contact: { email: 'ann@example.com', phone: NUMBER }, isPlacing: true, ...more },
    };
    return place.placePurchase(said, await quotes.quoteBasket(said), []);
  };
  const cancellation = new CancelAndRefund(
    ...([shop.orders, shop.cancelAttempts, shop.cancelOrder, shop.applyEffects] as const),
    ...([shop.previewRefund, shop.unit, shop.failpoints, new InMemoryStaffBudget()] as const),
  );
  const cancel = (orderId: string) =>
    cancellation.cancelAndRefund({ orderId, actor: SYSTEM, reason: 'changed my mind', limit: null });
  /** What the book says that the shop owes, less what the cards have: nothing, always. */
  const off = () => {
    const owed = shop.ledger.entries
      .filter(({ provider }) => provider === 'gift-card')
      .map(({ type, amount }) => (type === 'capture' ? -amount.cents : amount.cents));
    const balances = [...shop.credits.stored.values()].map(({ balance }) => balance.cents);
    return owed.reduce((sum, cents) => sum + cents, 0) - balances.reduce((sum, cents) => sum + cents, 0);
  };
  return { shop, card, buy, cancel, off };
}

describe('an order that a gift card pays', () => {
  it('in part is asked of the card for the rest, and the balance is held from then on', async () => {
    const { card, buy, off } = await scene();
    const { code, left } = await card(5_000);
    const { order, tenders, attempt } = await buy({ giftCards: [code.toLowerCase()], amount: 40 });
    expect(tenders.map(({ method, amount, state }) => [method, amount.cents, state])).toEqual([
      ['gift-card', 5_000, 'paid'],
      ['card', 4_000, 'pending'],
    ]);
    expect([order.status, order.paymentMethod, attempt?.amount.cents]).toEqual(['pending', 'card', 4_000]);
    expect([left(), off()]).toEqual([0, 0]);
  });

  it('in all is paid as it is placed, needs no other way to pay, and says so', async () => {
    const { card, buy, off } = await scene();
    const { code, left } = await card(10_000);
    const { order, attempt, settled } = await buy({ giftCards: [code], amount: 0 });
    expect([order.status, order.paymentStatus, order.paymentMethod, attempt]).toEqual([
      ...['processing', 'paid', 'gift-card', undefined],
    ]);
    expect(settled[0]?.url).toContain(`/payment-success?session_id=${settled[0]?.id ?? ''}`);
    expect([left(), off()]).toEqual([1_000, 0]);
  });

  it('is another amount than the shopper saw where the card has another balance', async () => {
    const { card, buy } = await scene();
    const { code } = await card(5_000);
    await expect(buy({ giftCards: [code], amount: 90 })).rejects.toMatchObject({ code: 'price_changed' });
    await expect(buy({ giftCards: [code], amount: 30 })).rejects.toMatchObject({ code: 'price_changed' });
  });

  it('is refused with the reason where the card is unknown, empty, expired, stopped or of another currency', async () => {
    const { card, buy } = await scene();
    const why = async (code: string) => {
      const error: unknown = await buy({ giftCards: [code] }).catch((caught: unknown) => caught);
      return (error as { code: string }).code;
    };
    expect(await why('0000-0000-0000-0000-0001')).toBe('gift_card_unknown');
    expect(await why('0000-0000-0000-0000-0000')).toBe('gift_card_unknown');
    expect(await why((await card(0)).code)).toBe('gift_card_empty');
    expect(await why((await card(500, { expiresAt: NOW })).code)).toBe('gift_card_expired');
    expect(await why((await card(500, { isDisabled: true })).code)).toBe('gift_card_disabled');
    expect(await why((await card(500, { currency: 'EUR' })).code)).toBe('gift_card_currency');
  });

  it('gives it back at once when it is cancelled, so that the next one has it', async () => {
    const { shop, card, buy, cancel, off } = await scene();
    const { code, left } = await card(5_000);
    const { order } = await buy({ giftCards: [code], amount: 40 });
    await cancel(order.id);
    expect([left(), off()]).toEqual([5_000, 0]);
    const now = await shop.orders.find(order.id);
    expect([now?.status, now?.refunded.cents]).toEqual(['cancelled', 5_000]);
    for (const { id } of await shop.refunds.ofOrder(order.id)) await shop.submitRefund.submitRefund(id);
    expect(left()).toBe(5_000);
  });

  it('gives back to a card that has ended meanwhile, which pays for ninety days again', async () => {
    const { shop, card, buy, cancel } = await scene();
    const { id, code } = await card(5_000);
    const { order } = await buy({ giftCards: [code], amount: 40 });
    const kept = shop.credits.stored.get(id);
    if (kept) shop.credits.stored.set(id, { ...kept, expiresAt: new Date(NOW.getTime() - 1) });
    await cancel(order.id);
    expect(shop.credits.stored.get(id)?.expiresAt?.getTime()).toBe(NOW.getTime() + 90 * 86_400_000);
  });

  it('is taken once, whoever else has read the same balance', async () => {
    const { shop, card } = await scene();
    const { id, left } = await card(5_000);
    const redeem = (attemptId: string) =>
      shop.spendCredit.redeem({
        ...{ creditId: id, orderId: 'o', attemptId, accountId: 'a', amount: Money.ofCents(3_000) },
      });
    await redeem('one');
    await redeem('one');
    await expect(redeem('two')).rejects.toThrow(NotEnoughCredit);
    expect(left()).toBe(2_000);
  });
});

describe('what several cards pay of a total', () => {
  const of = (available: number) => ({
    ...{ id: `c${available}`, kind: 'gift-card' as const, lastFour: 'ABCD' },
    available: Money.ofCents(available, Currency.of('CHF')),
  });
  const sum = (parts: readonly { amount: Money }[]) =>
    parts.reduce((all, { amount }) => all + amount.cents, 0);

  it('is as much as each has, never more than the total, and in coins leaves what coins can pay', () => {
    const balances = fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(balances, fc.integer({ min: 0, max: 2_000 }), fc.boolean(), (cents, fives, inCoins) => {
        const total = Money.ofCents(fives * 5, Currency.of('CHF'));
        const parts = paidOf(cents.map(of), { total, lines: [] }, inCoins);
        const have = cents.reduce((all, one) => all + one, 0);
        expect(parts.every(({ amount, available }) => amount.cents >= 0 && !available.lessThan(amount))).toBe(
          true,
        );
        const most = Math.min(have, total.cents);
        const left = total.cents - sum(parts);
        if (inCoins) expect([left % 5, most - sum(parts) < 5]).toEqual([0, true]);
        else expect(sum(parts)).toBe(most);
      }),
      cases(),
    );
  });
});
