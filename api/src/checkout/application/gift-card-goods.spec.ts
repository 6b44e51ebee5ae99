import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Discount } from '../../promotions/domain/discount.js';
import { BUYER, JACKET, SYSTEM } from '../testing/bought.js';
import { disputesOf } from '../testing/disputing.js';
import { CARD, jacket, sellingCards as scene, some, withJacket } from '../testing/selling-cards.js';
import { aCoupon } from '../testing/shelf.js';
import type { Buy } from './buy.js';
import { FindPendingOrders } from './find-pending-orders.js';
import { replayReceipt } from './replay-receipt.js';

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

  it('are not there for a deposit, however often it comes', async () => {
    const { shop, buy, record, cards } = await scene();
    const { order } = await buy(withJacket, { method: 'cash' });
    await record(order.id, 'deposit');
    const [deposit] = await shop.attempts.ofOrder(order.id);
    if (!deposit) throw new Error('no deposit');
    for (const id of ['again', 'once more']) {
      const second = { ...deposit, id, state: 'open', idempotencyKey: id } as const;
      await shop.attempts.add({ ...second, providerRef: id, providerIntent: null });
      await shop.settleOrder.settleOrder(second, { event: 'paid', ref: id, intentRef: id }, SYSTEM);
    }
    expect((await shop.orders.find(order.id))?.captured.cents).toBe(3 * 5_600);
    expect(cards()).toEqual([]);
    await record(order.id, 'balance');
    expect(cards()).toMatchObject([{ cents: 5_000 }]);
  });

  it('are not made any more once their money went back', async () => {
    const { buy, record, refund, cards } = await scene();
    const { order } = await buy([...some(2), ...jacket], { method: 'cash' });
    await record(order.id, 'deposit');
    await refund(order.id, { lines: [{ variantId: CARD, quantity: 1 }] });
    await record(order.id, 'balance');
    expect(cards()).toMatchObject([{ cents: 5_000 }]);
  });

  it('are never the same purchase as those of an order that waits, which may be for somebody else', async () => {
    const { shop, buy, quote, said } = await scene();
    const isSame = async (items: Buy['items']) => {
      const { id } = (await buy(items)).order;
      const { lines, ...rest } = await quote(items);
      const inCart = { ...rest, lines: lines.map((line) => ({ ...line, cartLineId: id })) };
      const finding = new FindPendingOrders(shop.orders, shop.tenders, shop.attempts);
      const ordered = [{ lineId: id, orderId: id, isWaiting: true }];
      return (await finding.findPendingOrders(said(items), ordered, inCart)).same === id;
    };
    expect([await isSame(jacket), await isSame(some(1))]).toEqual([true, false]);
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

  it('are not paid by store credit, of which other goods are', async () => {
    const { shop, buy } = await scene();
    const amount = Money.ofCents(20_000);
    const credit = { id: 'own', kind: 'store-credit' as const };
    const rest = { codeHash: null, lastFour: null, isDisabled: false, expiresAt: null, note: '' };
    const of = { accountId: BUYER.id, createdAt: shop.clock.now(), currency: amount.currency };
    await shop.credits.add({ ...credit, ...rest, ...of });
    await shop.moveCredit.moveCredit({ credit, type: 'issued', amount, actor: SYSTEM });
    const paidBy = async (goods: typeof withJacket) =>
      (await buy(goods, { useStoreCredit: true })).tenders.map(({ method, amount: { cents } }) => [
        method,
        cents,
      ]);
    expect(await paidBy(withJacket)).toEqual([
      ['store-credit', 9_000],
      ['card', 5_000],
    ]);
    expect(await paidBy(some(1))).toEqual([['card', 5_000]]);
  });
});

describe('a discount', () => {
  const none = Money.ofCents(0);
  /** A tenth off these products. */
  const tenth = (id: string, products: string[] = []): Discount => ({
    ...{ id, version: 1, used: 0, spent: none, name: id, kind: 'percent', values: { percent: 10 } },
    ...{
      scope: { products, categories: [], fields: [] },
      minTotal: none,
      countries: [],
      groupIds: [],
      priority: 0,
    },
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

  it('by a code takes something off gift cards alone only where its rule names them', async () => {
    const { shop, coupons, quote } = await scene();
    const coupon = { couponCode: 'TENOFF' };
    const refused = async () => code(await quote(some(1), coupon).catch((caught: unknown) => caught));
    expect(await refused()).toBe('coupon_takes_nothing');
    coupons.coupon = aCoupon({ kind: 'discount', discountId: 'coded', percent: null });
    shop.discounts.stored.set('coded', { ...tenth('coded'), byCode: true });
    expect(await refused()).toBe('coupon_takes_nothing');
    shop.discounts.stored.set('coded', { ...tenth('coded', ['gift-card']), byCode: true });
    const { receipt } = await quote(some(1), coupon);
    expect(receipt.lines.map(({ couponShare }) => couponShare.cents)).toEqual([500]);
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

describe('a gift card whose money is taken away at the provider', () => {
  const stopped = (shop: Awaited<ReturnType<typeof scene>>['shop']) =>
    [...shop.credits.stored.values()].map(({ balance, isDisabled }) => [balance.cents, isDisabled]);
  const intentOf = async (shop: Awaited<ReturnType<typeof scene>>['shop'], attemptId: string) =>
    (await shop.attempts.find(attemptId))?.providerIntent ?? '';

  it('by a bank pays nothing any more, also where a part of it was spent', async () => {
    const { shop, paid, spend } = await scene();
    const { attemptId } = await paid(some(2));
    await spend(0, 2_000);
    const disputes = disputesOf(shop);
    const dispute = { ref: 'du_1', amountCents: 10_000, currency: 'USD', status: 'open' } as const;
    const intentRef = await intentOf(shop, attemptId);
    await disputes.applyProviderDispute('stripe', { ...dispute, intentRef });
    await disputes.applyProviderDispute('stripe', { ...dispute, intentRef });
    expect(stopped(shop)).toEqual([
      [0, true],
      [0, true],
    ]);
  });

  it('by a refund pays nothing any more once all of it went back', async () => {
    const { shop, paid } = await scene();
    const { attemptId } = await paid(some(1));
    const intentRef = await intentOf(shop, attemptId);
    const giveBack = (cents: number) =>
      shop.applyProviderRefund.applyProviderRefund('stripe', shop.gateway.giveBack(intentRef, cents));
    await giveBack(4_000);
    expect(stopped(shop)).toEqual([[5_000, false]]);
    await giveBack(1_000);
    expect(stopped(shop)).toEqual([[0, true]]);
  });
});
