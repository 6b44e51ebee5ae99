import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { PLAIN } from '../support/products.js';
import { mailsTo, mailTo } from '../support/mails.js';
import {
  eventually,
  giftCards,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  wanted,
  type Goods,
} from '../support/money.js';
import { disputeEvent } from '../support/storm.js';
import { useShop } from '../support/use-shop.js';
import { deliver } from '../support/webhooks.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});
afterEach(() => mustBeSound(shop));

const contact = (email = 'ann@example.com') => ({ contact: { email, phone: '' } });
const card = (sold: Goods, quantity = 1) => ({
  products: [{ _id: sold.variantId, name: 'Gift card', price: 50, quantity }],
});
const codeIn = (mail: string) => /([0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(mail)?.[0] ?? '';
const ofOrder = async (orderId: string) => {
  const query = { filter: JSON.stringify({ orderId }) };
  return (await admin.get<Json[]>('/admin/credit', { query, expect: 200 })).body;
};
/** What the sums of sales count of an order, in cents. */
const countedOf = async (orderId: string) =>
  (
    await shop.sql(
      `select whole, placed_cents::int as placed, left_cents::int as left, back_cents::int as back, pieces::int[] as pieces,
         line_cents::int[] as lines
       from sale_of(array[$1::uuid], array[current_date], array['-infinity'::timestamptz, 'infinity'])`,
      [orderId],
    )
  )[0];
const inFull = async (id: string) => (await admin.get<Json>(`/admin/credit/${id}`, { expect: 200 })).body;

/** Pays it by card; the id of the order. */
async function bought(shopper: Client, body: object): Promise<string> {
  const session = await openSession(shopper, body);
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return String(session.data.orderId);
}

describe('a gift card of the catalogue', () => {
  it('is neither sent nor taxed, whatever its form says, and the quote knows it', async () => {
    const product = { ...PLAIN, price: 50, fields: { isGiftCard: true }, isShipped: true };
    const made = (await admin.post<Json>('/admin/products', product, { expect: 201 })).body;
    expect(made).toMatchObject({ isShipped: false, taxCategory: 'exempt', fields: { isGiftCard: true } });
    const shopper = await shop.shopper();
    const asked = { products: [{ _id: made.id, quantity: 1 }] };
    const { data } = (await shopper.post<Json>('/payments/quote', asked, { expect: 200 })).body;
    expect(data).toMatchObject({
      total: 50,
      shipping: 0,
      deliveryMethods: [],
      lines: [{ isGiftCard: true }],
    });
  });

  it('is mailed with its words to whom it is for, pays once the order is paid, and is what was paid', async () => {
    const [buyer, friend, sold, jacket] = [
      ...[await shop.shopper(), await shop.shopper(), await giftCards(shop), await goods(shop)],
    ] as const;
    const to = {
      variantId: sold.variantId,
      email: 'eve.sold@example.com',
      name: 'Eve',
      message: 'Jambo sana',
    };
    const body = { ...card(sold, 2), ...contact('ann.sold@example.com'), giftRecipients: [to] };
    const orderId = await bought(buyer, body);
    const mail = await mailTo(shop, 'eve.sold@example.com', 'gift card of $50.00');
    expect(mail).toContain('Jambo sana');
    const own = await mailTo(shop, 'ann.sold@example.com', 'Here is your gift card');
    expect(codeIn(own)).not.toBe(codeIn(mail));
    const [one, other] = await ofOrder(orderId);
    expect([one, other]).toMatchObject([{ balance: 50 }, { balance: 50 }]);
    expect((await inFull(one?.['id'])).entries).toMatchObject([{ type: 'sold', amount: 50, orderId }]);
    const spent = { ...wanted(jacket), ...contact(), giftCards: [codeIn(mail)], amount: 0 };
    const placed = (await friend.post<Json>('/payments', spent, { expect: 200 })).body.data;
    expect(await orderOf(friend, placed.orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('does not pay for gift cards, and is refused for somebody who gets none', async () => {
    const [shopper, sold] = [await shop.shopper(), await giftCards(shop)];
    const gift = { amount: 80, reason: 'A prize' };
    const given = (await admin.post<Json>('/admin/credit', gift, { expect: 201 })).body;
    const pay = async (more: object) =>
      (await shopper.post<Json>('/payments', { ...card(sold), ...contact(), method: 'card', ...more })).body;
    expect(await pay({ giftCards: [given.code], amount: 0 })).toMatchObject({ code: 'gift_card_goods' });
    const to = { variantId: sold.variantId, email: 'eve@example.com' };
    const wrong = [
      await pay({ amount: 50, giftRecipients: [to, to] }),
      await pay({ amount: 50, giftRecipients: [{ ...to, sendOn: '2020-02-29' }] }),
      await pay({ amount: 50, giftRecipients: [{ ...to, sendOn: '2026-02-30' }] }),
      await pay({ amount: 50, giftRecipients: [{ ...to, email: 'eve' }] }),
    ];
    expect(wrong.map(({ errors }) => errors[0])).toEqual([
      { field: 'giftRecipients.1.variantId', message: 'This gift card is not in your order' },
      { field: 'giftRecipients.0.sendOn', message: 'This day is over' },
      { field: 'giftRecipients.0.sendOn', message: 'Please choose a day' },
      { field: 'giftRecipients.0.email', message: 'Please enter a valid email address' },
    ]);
  });

  it('waits for its day, and goes again where the staff says', async () => {
    const [shopper, sold] = [await shop.shopper(), await giftCards(shop)];
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const email = 'zoe.sold@example.com';
    const to = { variantId: sold.variantId, email, sendOn: tomorrow };
    const orderId = await bought(shopper, { ...card(sold), ...contact(), giftRecipients: [to] });
    await runJob(shop, 'credit.mail-cards');
    const [made] = await ofOrder(orderId);
    const id = String(made?.['id']);
    expect((await inFull(id)).handover).toMatchObject({ orderId, email, sendOn: tomorrow, mailedAt: null });
    expect(await mailsTo(shop, email)).toEqual([]);
    await shop.sql(`update card_handover set send_on = '2026-01-01' where credit_id = $1`, [id]);
    await runJob(shop, 'credit.mail-cards');
    const mail = await mailTo(shop, email, 'gift card of $50.00');
    await runJob(shop, 'credit.mail-cards');
    await admin.post(`/admin/credit/${id}/mail`, { email: 'yan.sold@example.com' }, { expect: 201 });
    const again = await mailTo(shop, 'yan.sold@example.com', 'gift card of $50.00');
    expect(codeIn(again)).toBe(codeIn(mail));
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });
});

describe('the money of a gift card that was bought', () => {
  it('comes back with the card, unless it was spent', async () => {
    const [shopper, sold, jacket] = [await shop.shopper(), await giftCards(shop), await goods(shop)];
    const email = 'max.sold@example.com';
    const orderId = await bought(shopper, { ...card(sold), ...contact(email) });
    const code = codeIn(await mailTo(shop, email, 'Here is your gift card'));
    const spent = { ...wanted(jacket), ...contact(), giftCards: [code], amount: 0 };
    const other = (await shopper.post<Json>('/payments', spent, { expect: 200 })).body.data;
    const refund = (body: object) =>
      admin.post<Json>(`/admin/orders/${orderId}/refunds`, { reason: 'Not wanted', ...body });
    expect((await refund({})).body).toMatchObject({
      code: 'gift_card_used',
      message: 'A part of this gift card has been used: $24.51 of it can be given back.',
    });
    expect((await refund({ amount: 1 })).body).toMatchObject({ code: 'gift_cards_go_back' });
    const lines = [{ variantId: sold.variantId, quantity: 1 }];
    expect((await refund({ lines, amount: 24.51 })).status).toBe(200);
    const [made] = await ofOrder(orderId);
    expect(await inFull(String(made?.['id']))).toMatchObject({ balance: 0, isDisabled: true });
    expect(await orderOf(shopper, other.orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('comes back with a cancelled order, whose card pays nothing any more', async () => {
    const [shopper, sold] = [await shop.shopper(), await giftCards(shop)];
    const sendOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const to = { variantId: sold.variantId, email: 'later.sold@example.com', sendOn };
    const orderId = await bought(shopper, { ...card(sold), ...contact(), giftRecipients: [to] });
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'processing', canCancel: true });
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    expect(await ofOrder(orderId)).toMatchObject([{ balance: 0, isDisabled: true }]);
  });

  it('is no sale, neither as it comes nor as it goes back: what the card pays for is one', async () => {
    const [shopper, sold, jacket] = [await shop.shopper(), await giftCards(shop), await goods(shop)];
    const email = 'ida.sold@example.com';
    const alone = await bought(shopper, { ...card(sold), ...contact(email) });
    expect(await countedOf(alone)).toEqual({ whole: 0, placed: 0, left: 0, back: 0, pieces: [], lines: [] });
    const giftCard = codeIn(await mailTo(shop, email, 'Here is your gift card'));
    const pays = { ...wanted(jacket), ...contact(), giftCards: [giftCard], amount: 0 };
    const paid = (await shopper.post<Json>('/payments', pays, { expect: 200 })).body.data;
    const jackets = await countedOf(paid.orderId);
    expect(jackets).toEqual({ whole: 1, placed: 2_549, left: 2_549, back: 0, pieces: [1], lines: [2_549] });
    const products = [...card(sold).products, ...wanted(jacket).products];
    const mixed = await bought(shopper, { products, ...contact(email) });
    expect(await countedOf(mixed)).toEqual(jackets);
    const back = async (variantId: string, inAll: number) => {
      const body = { reason: 'Not wanted', lines: [{ variantId, quantity: 1 }] };
      await admin.post(`/admin/orders/${mixed}/refunds`, body, { expect: 200 });
      await eventually(
        () => orderOf(shopper, mixed),
        ({ amountRefunded }) => amountRefunded === inAll,
      );
    };
    await back(sold.variantId, 50);
    expect(await countedOf(mixed)).toEqual(jackets);
    await back(jacket.variantId, 75.49);
    expect(await countedOf(mixed)).toMatchObject({ placed: 2_549, left: 0, back: 2_549 });
    // what the provider tells of a refund a moment later is another change to be counted
    await eventually(
      async () => {
        await runJob(shop, 'reports.count-sales', `cards ${v7()}`);
        return shop.sql('select order_id from sales_change');
      },
      (waiting) => waiting.length === 0,
    );
  });

  it('stays with its order once it was mailed, which the shop itself delivers then', async () => {
    const [shopper, sold, jacket] = [await shop.shopper(), await giftCards(shop), await goods(shop)];
    const orderId = await bought(shopper, { ...card(sold), ...contact('wim.sold@example.com') });
    const products = [...card(sold).products, ...wanted(jacket).products];
    const other = await bought(shopper, { products, ...contact('wim.sold@example.com') });
    await runJob(shop, 'orders.deliver-unsent');
    await eventually(
      () => orderOf(shopper, orderId),
      ({ status }) => status === 'delivered',
    );
    const refused = await shopper.put<Json>(`/orders/${other}/cancel`, {}, { expect: 409 });
    expect(refused.body).toMatchObject({
      code: 'order_transition_refused',
      message: 'A gift card or a file of it has been mailed: only the shop can cancel it now.',
    });
    expect((await shopper.get<Json>(`/orders/${other}/cancel-preview`)).status).toBe(409);
    expect(await orderOf(shopper, other)).toMatchObject({ status: 'processing', canCancel: false });
    const tracking = await shopper.get<Json>(`/orders/${orderId}/tracking`, { expect: 200 });
    expect(JSON.stringify(tracking.body)).toContain('Your order has been delivered');
  });

  it('is taken off the card when the bank of its buyer takes it back', async () => {
    const [shopper, sold] = [await shop.shopper(), await giftCards(shop)];
    const orderId = await bought(shopper, { ...card(sold), ...contact() });
    const [payment] = await shop.sql<{ intent: string }>(
      `select provider_intent as intent from payment_attempt where order_id = $1`,
      [orderId],
    );
    const dispute = disputeEvent('du_gift_card', String(payment?.intent), { amount: 5_000 });
    expect(await deliver(shop.client, dispute)).toBe(200);
    expect(await ofOrder(orderId)).toMatchObject([{ balance: 0, isDisabled: true }]);
    // the bank gives it back: so does the shop, however often it takes it
    const won = { amount: 5_000, status: 'won' };
    await deliver(shop.client, disputeEvent('du_gift_card', String(payment?.intent), won));
    expect(await ofOrder(orderId)).toMatchObject([{ balance: 50, isDisabled: false }]);
    await deliver(shop.client, disputeEvent('du_gift_card', String(payment?.intent), won));
    await deliver(shop.client, disputeEvent('du_gift_again', String(payment?.intent), { amount: 5_000 }));
    expect(await ofOrder(orderId)).toMatchObject([{ balance: 0, isDisabled: true }]);
    const again = { amount: 5_000, status: 'won' };
    await deliver(shop.client, disputeEvent('du_gift_again', String(payment?.intent), again));
    expect(await ofOrder(orderId)).toMatchObject([{ balance: 50, isDisabled: false }]);
  });
});

it('a card that staff gives by mail is there with its code', async () => {
  const recipient = { email: 'kim.sold@example.com', name: 'Kim', message: 'Sorry for the mug' };
  const gift = { amount: 12, reason: 'A mug', recipient };
  const given = (await admin.post<Json>('/admin/credit', gift, { expect: 201 })).body;
  expect(codeIn(await mailTo(shop, recipient.email, 'Sorry for the mug'))).toBe(given.code);
  const store = await shop.shopper();
  const accountId = (await store.get<Json>('/users/me', { expect: 200 })).body.data._id;
  const credit = { amount: 5, reason: 'A mug', accountId };
  const own = (await admin.post<Json>('/admin/credit', credit, { expect: 201 })).body;
  const refused = await admin.post<Json>(`/admin/credit/${own.id}/mail`, { email: recipient.email });
  expect(refused.body.code).toBe('nothing_to_mail');
});
