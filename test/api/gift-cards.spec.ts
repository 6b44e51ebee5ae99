import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  wanted,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});
afterEach(() => mustBeSound(shop));

const issue = async (amount: number, more: object = {}): Promise<Json> =>
  (await admin.post<Json>('/admin/credit', { amount, reason: 'A prize', ...more }, { expect: 201 })).body;
const balance = async ({ id }: Json) => (await admin.get<Json>(`/admin/credit/${id}`)).body.balance as number;
const contact = { contact: { email: 'ann@example.com', phone: '' } };
const pay = (who: Client, body: object) => who.post<Json>('/payments', { ...contact, ...body });

describe('a gift card at the checkout', () => {
  it('pays a part, is told by the quote, and another way pays the rest', async () => {
    const [shopper, card, jacket] = [await shop.shopper(), await issue(10), await goods(shop)];
    const { products } = wanted(jacket);
    const asked = { products: products.map(({ _id, quantity }) => ({ _id, quantity })) };
    const { data } = (
      await shopper.post<Json>('/payments/quote', { ...asked, giftCards: [card.code] }, { expect: 200 })
    ).body;
    expect(data).toMatchObject({
      ...{ total: 25.49, amountLeft: 15.49, depositDueNow: 6.2, balanceOnDelivery: 9.29, storeCredit: null },
      giftCards: [{ lastFour: card.lastFour, balance: 10, amount: 10 }],
    });
    expect(await balance(card)).toBe(10);
    const session = await openSession(shopper, { ...wanted(jacket), giftCards: [card.code] });
    expect(await balance(card)).toBe(0);
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    expect(await orderOf(shopper, String(session.data.orderId))).toMatchObject({
      ...{ status: 'processing', paymentStatus: 'paid', amountPaid: 25.49 },
      tenders: [
        { method: 'gift-card', amount: 10, state: 'paid', howPaid: 'by gift card' },
        { method: 'card', amount: 15.49, state: 'paid' },
      ],
    });
  });

  it('pays all of it without another way, and the success page knows', async () => {
    const [shopper, card, jacket] = [await shop.shopper(), await issue(50), await goods(shop)];
    const body = { ...wanted(jacket), giftCards: [card.code], amount: 0 };
    const { data } = (await pay(shopper, body)).body;
    expect(data).toMatchObject({ status: 'paid', amountDueNow: 25.49, method: 'gift-card' });
    const sessionId = new URL(data.url).searchParams.get('session_id');
    const confirmed = await shopper.post<Json>('/payments/checkout-success', { sessionId }, { expect: 200 });
    expect(confirmed.body.message).toBe('Payment successful!');
    expect(await orderOf(shopper, data.orderId)).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
    });
    expect(await balance(card)).toBe(24.51);
    expect((await pay(shopper, { ...wanted(jacket), amount: 25.49 })).body.code).toBe(
      'invalid_payment_method',
    );
    const tooLittle = { ...wanted(jacket, 2, 25.49), giftCards: [card.code], amount: 26.47 };
    expect((await pay(shopper, tooLittle)).body.code).toBe('invalid_payment_method');
  });

  it('pays beside cash, which takes its deposit of the rest', async () => {
    const [shopper, card, jacket] = [await shop.shopper(), await issue(5.49), await goods(shop)];
    const body = { method: 'cash', ...wanted(jacket), giftCards: [card.code], amount: 8, total: 25.49 };
    const { data } = (await pay(shopper, body)).body;
    expect(data).toMatchObject({ amountDueNow: 8, amountOnDelivery: 12 });
    await shopper.put(`/orders/${data.orderId}/cancel`, {}, { expect: 200 });
    expect(await balance(card)).toBe(5.49);
  });

  it('has its money back as soon as the cart is paid another way, and at the end of an order that nobody paid', async () => {
    const [shopper, card, jacket] = [await shop.shopper(), await issue(10), await goods(shop)];
    await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
    const first = (await pay(shopper, { method: 'card', giftCards: [card.code], amount: 15.49 })).body.data;
    const quote = (await shopper.post<Json>('/payments/quote', { giftCards: [card.code] }, { expect: 200 }))
      .body;
    expect(quote.data.giftCards).toMatchObject([{ balance: 10, amount: 10 }]);
    const second = (await pay(shopper, { method: 'card', giftCards: [card.code], amount: 15.49 })).body.data;
    expect(second.orderId).not.toBe(first.orderId);
    expect(await balance(card)).toBe(0);
    const third = (await pay(shopper, { method: 'card', amount: 25.49 })).body.data;
    expect(third.orderId).not.toBe(second.orderId);
    expect(await balance(card)).toBe(10);
    const { entries } = (await admin.get<Json>(`/admin/credit/${card.id}`)).body;
    expect(entries.map(({ type, amount }: Json) => [type, amount])).toEqual([
      ...[
        ['refunded', 10],
        ['redeemed', -10],
        ['refunded', 10],
        ['redeemed', -10],
        ['issued', 10],
      ],
    ]);
  });

  it('gets a refund after the money, of what it gave', async () => {
    const [shopper, card, jacket] = [await shop.shopper(), await issue(20), await goods(shop)];
    const session = await openSession(shopper, { ...wanted(jacket), giftCards: [card.code] });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const refund = { amount: 10, reason: 'A scratch' };
    await admin.post(`/admin/orders/${session.data.orderId}/refunds`, refund, { expect: 200 });
    expect(
      await eventually(
        () => balance(card),
        (left) => left === 4.51,
      ),
    ).toBe(4.51);
  });

  it('is refused with a sentence at its field, and nothing is placed', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const refused = async (code: string) =>
      (await pay(shopper, { method: 'card', ...wanted(jacket), giftCards: [code], amount: 25.49 })).body;
    const [stopped, empty] = [await issue(5), await issue(5)];
    await admin.put(`/admin/credit/${stopped.id}`, { isDisabled: true }, { expect: 200 });
    const all = { amount: -5, reason: 'Taken' };
    await admin.post(`/admin/credit/${empty.id}/adjustments`, all, { expect: 201 });
    const found = [await refused('ABCD'), await refused(stopped.code), await refused(empty.code)];
    expect(found.map(({ code }) => code)).toEqual([
      ...['gift_card_unknown', 'gift_card_disabled', 'gift_card_empty'],
    ]);
    expect(found.map(({ errors }) => errors[0].field)).toEqual(['giftCards', 'giftCards', 'giftCards']);
    const many = { ...wanted(jacket), method: 'card', giftCards: ['1', '2', '3', '4', '5', '6'], amount: 1 };
    expect((await pay(shopper, many)).body.errors[0].message).toBe('At most 5 gift cards pay for one order');
  });
});

describe('store credit at the checkout', () => {
  it('pays where it is switched on, of its own account alone', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const accountId = (await shopper.get<Json>('/users/me', { expect: 200 })).body.data._id;
    const credit = await issue(12, { accountId });
    const asked = { products: [{ _id: jacket.variantId, quantity: 1 }] };
    const quoted = async (who: Client, useStoreCredit: boolean) =>
      (await who.post<Json>('/payments/quote', { ...asked, useStoreCredit }, { expect: 200 })).body.data;
    expect(await quoted(shopper, false)).toMatchObject({
      storeCredit: { balance: 12, amount: 0 },
      amountLeft: 25.49,
    });
    expect(await quoted(shopper, true)).toMatchObject({
      storeCredit: { balance: 12, amount: 12 },
      amountLeft: 13.49,
    });
    expect(await quoted(await shop.shopper(), true)).toMatchObject({ storeCredit: null, amountLeft: 25.49 });
    const body = { method: 'cash', ...wanted(jacket), useStoreCredit: true, amount: 5.4, total: 25.49 };
    expect((await pay(shopper, body)).body.data).toMatchObject({ amountDueNow: 5.4, amountOnDelivery: 8.09 });
    expect(await balance(credit)).toBe(0);
  });
});

describe('a gift card that has ended', () => {
  it('is owed no more, and is refused with the reason', async () => {
    const [shopper, card, jacket] = [await shop.shopper(), await issue(20), await goods(shop)];
    await shop.sql(`update credit set expires_at = now() - interval '1 minute' where id = $1`, [card.id]);
    const refused = await pay(shopper, {
      method: 'card',
      ...wanted(jacket),
      giftCards: [card.code],
      amount: 5.49,
    });
    expect(refused.body.code).toBe('gift_card_expired');
    await runJob(shop, 'credit.expire');
    expect(await balance(card)).toBe(0);
    const { entries } = (await admin.get<Json>(`/admin/credit/${card.id}`)).body;
    expect(entries[0]).toMatchObject({ type: 'expired', amount: -20, by: null });
  });
});

it('an account sees its store credit, and takes it along in the file of its data', async () => {
  const shopper = await shop.shopper();
  const accountId = (await shopper.get<Json>('/users/me', { expect: 200 })).body.data._id;
  expect((await shopper.get<Json>('/users/me/credit', { expect: 200 })).body.data).toEqual([]);
  await issue(7, { accountId });
  const mine = await shopper.get<Json>('/users/me/credit', { expect: 200 });
  expect(mine.body.data).toEqual([{ balance: 7, currency: 'USD' }]);
  const { data } = (await shopper.get<Json>('/users/me/data', { expect: 200 })).body;
  expect(data.storeCredit).toMatchObject([{ currency: 'USD' }]);
  expect(data.storeCreditEntries).toMatchObject([{ type: 'issued', reason: 'A prize' }]);
});

describe('a refund as store credit', () => {
  it('is kept for the account instead of going back to the card, and pays the next order', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const session = await openSession(shopper, wanted(jacket));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const path = `/admin/orders/${session.data.orderId}`;
    const asked = { amount: 10, reason: 'A scratch', asStoreCredit: true };
    const query = { amount: '10', asStoreCredit: 'true' };
    const preview = await admin.get<Json>(`${path}/refund-preview`, { query, expect: 200 });
    expect(preview.body.message).toContain('$10.00 goes back to the store credit.');
    await admin.post(`${path}/refunds`, asked, { expect: 200 });
    const credit = async () => (await shopper.get<Json>('/users/me/credit')).body.data as Json[];
    expect(await eventually(credit, (all) => all.length > 0)).toEqual([{ balance: 10, currency: 'USD' }]);
    const { refunds } = await orderOf(shopper, String(session.data.orderId));
    expect(refunds).toMatchObject([
      { amount: 10, status: 'succeeded', method: 'store-credit', byHand: false },
    ]);
    const cash = { method: 'cash', ...wanted(jacket), useStoreCredit: true, amount: 6.2, total: 25.49 };
    expect((await pay(shopper, cash)).body.data).toMatchObject({ amountDueNow: 6.2, amountOnDelivery: 9.29 });
    expect(await credit()).toEqual([]);
  });
});
