import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { basket, linksOf, paidFor, soldFile } from '../support/files.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  stockOf,
  wanted,
  type Goods,
} from '../support/money.js';
import { mailsTo, mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let jacket: Goods;
let coat: Goods;
let scarf: Goods;

const pieces = ({ variantId }: Goods, quantity = 1) => ({ variantId, quantity });

/** Two jackets of somebody who has paid by card. */
async function bought(quantity = 2) {
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(jacket, quantity));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const orderId = String(session.data.orderId);
  return { shopper, orderId };
}
const preview = async (orderId: string, terms: object) =>
  (await admin.post<Json>(`/admin/orders/${orderId}/edit-preview`, terms, { expect: 200 })).body;
const edit = (orderId: string, terms: object, by = admin) =>
  by.post<Json>(`/admin/orders/${orderId}/edits`, terms, { key: v7() });
const seen = async (orderId: string) =>
  (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;
const editsOf = async (orderId: string) =>
  (await admin.get<Json>(`/admin/orders/${orderId}/edits`, { expect: 200 })).body;

beforeAll(async () => {
  admin = await shop.admin();
  [jacket, coat, scarf] = [
    await goods(shop, { stock: 1_000 }),
    await goods(shop, { cents: 4_000, name: 'Coat', stock: 1_000 }),
    await goods(shop, { cents: 500, name: 'Scarf', stock: 1_000 }),
  ];
});
afterEach(() => mustBeSound(shop));

describe('a placed order that staff changes', () => {
  it('gives back what is cheaper, and says before what it will do', async () => {
    const { orderId, shopper } = await bought();
    const terms = { leaving: [pieces(jacket)], items: [pieces(scarf, 2)] };
    const before = await stockOf(shop, jacket);
    expect((await seen(orderId)).legalActions).toContain('edit');
    const figures = await preview(orderId, terms);
    expect(figures).toMatchObject({
      worth: 25.49,
      total: 10,
      toPay: 0,
      toGiveBack: 15.49,
      isReplaced: false,
    });
    const { total, worth } = figures;
    const { body, status } = await edit(orderId, { ...terms, total, worth });
    expect([status, body]).toEqual([200, { newOrderId: expect.any(String), state: 'done', payUrl: null }]);
    const [old, made] = [await seen(orderId), await seen(body.newOrderId)];
    expect(made).toMatchObject({ status: 'processing', totalAmount: 10, paymentDetail: 'paid' });
    expect(old).toMatchObject({ status: 'processing' });
    await eventually(
      () => seen(orderId),
      ({ amountRefunded }) => amountRefunded === 25.49,
    );
    await mailTo(shop, shopper.email, '$15.49 in all');
    expect(await stockOf(shop, jacket)).toMatchObject({ on_hand: before.on_hand + 1, held: 0 });
    expect(await editsOf(orderId)).toMatchObject([{ state: 'done', newOrderId: body.newOrderId, moved: 10 }]);
    expect(await editsOf(body.newOrderId)).toMatchObject([{ orderId }]);
    const told = await shop.sql(`select 1 from event where type = 'order.edited' and resource_id = $1`, [
      orderId,
    ]);
    expect(told).toHaveLength(1);
    const [entry] = await shop.sql(
      `select changes from audit_event where entity_id = $1 and action = 'order.edit'`,
      [orderId],
    );
    expect(entry).toMatchObject({ changes: { newOrderId: body.newOrderId } });
  });

  it('lets go what is never sent, a lesson or a file whose link ends', async () => {
    const lesson = await goods(shop, { stock: null, name: 'Lesson' });
    await shop.sql('update product set is_shipped = false where id = $1', [lesson.productId]);
    const [file, shopper] = [await soldFile(shop), await shop.shopper()];
    const products = [...basket(file).products, ...wanted(lesson).products, ...wanted(jacket).products];
    const orderId = await paidFor(shop, shopper, { products }, 'lessons@example.com');
    for (const leaves of [lesson, file]) {
      const terms = { leaving: [pieces(leaves)], items: [pieces(scarf)] };
      expect(await preview(orderId, terms)).toMatchObject({ worth: 25.49, isReplaced: false });
      expect((await edit(orderId, terms)).body).toMatchObject({ state: 'done' });
    }
    expect(await linksOf(shopper, orderId)).toEqual([]);
    expect((await seen(orderId)).toSend).toEqual([pieces(jacket)]);
  });

  it('gives the money back to the card that paid for the first order', async () => {
    const { orderId } = await bought(1);
    const { body } = await edit(orderId, { leaving: [pieces(jacket)], items: [pieces(scarf)] });
    expect(await seen(orderId)).toMatchObject({ status: 'cancelled' });
    await admin.post(
      `/admin/orders/${body.newOrderId}/refunds`,
      { reason: 'torn' },
      { expect: 200, key: v7() },
    );
    await eventually(
      () => seen(body.newOrderId),
      ({ paymentStatus, refunds }) => paymentStatus === 'refunded' && refunds[0].status === 'succeeded',
    );
    const sent = await shop.sql(`select 1 from refund where order_id = $1 and provider_ref like 're_%'`, [
      body.newOrderId,
    ]);
    expect(sent).toHaveLength(1);
  });

  it('lets what a gift card has paid pay for the new order, whose refund is on the card again', async () => {
    const { body: card } = await admin.post<Json>('/admin/credit', { amount: 10, reason: 'A prize' });
    const shopper = await shop.shopper();
    const session = await openSession(shopper, { ...wanted(jacket), giftCards: [card.code] });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const terms = { leaving: [pieces(jacket)], items: [pieces(jacket)] };
    const { body } = await edit(String(session.data.orderId), terms);
    expect(body).toMatchObject({ state: 'done' });
    await mustBeSound(shop);
    const balance = async () => (await admin.get<Json>(`/admin/credit/${card.id}`)).body.balance;
    expect(await balance()).toBe(0);
    await admin.post(
      `/admin/orders/${body.newOrderId}/refunds`,
      { reason: 'torn' },
      { expect: 200, key: v7() },
    );
    await eventually(balance, (left) => left === 10);
  });

  it('waits for a difference, which its buyer pays by a link', async () => {
    const { orderId, shopper } = await bought();
    const terms = { leaving: [pieces(jacket)], items: [pieces(coat)], method: 'card' };
    expect(await preview(orderId, terms)).toMatchObject({
      worth: 25.49,
      toPay: 14.51,
      dueNow: 14.51,
      toGiveBack: 0,
    });
    const { body } = await edit(orderId, terms);
    expect(body).toMatchObject({ state: 'waiting', payUrl: expect.stringMatching(/^http/) });
    expect(await seen(orderId)).toMatchObject({ amountRefunded: 0, paymentDetail: 'paid' });
    expect((await edit(orderId, terms)).body.code).toBe('order_edit_waiting');
    const unseen = await admin.post<Json>(`/admin/orders/${orderId}/edit-preview`, terms, { expect: 409 });
    expect(unseen.body.code).toBe('order_edit_waiting');
    const asking = await mailTo(shop, shopper.email, 'A change of your order waits for your payment');
    expect(asking).toContain(`/orders/${body.newOrderId}#`);
    expect(asking).toContain('$14.51');
    await payOnPage(shop, body.payUrl);
    await eventually(
      () => seen(body.newOrderId),
      ({ status }) => status === 'processing',
    );
    expect(await seen(body.newOrderId)).toMatchObject({ totalAmount: 40, paymentDetail: 'paid' });
    expect(await seen(orderId)).toMatchObject({ amountRefunded: 25.49 });
    await mailTo(shop, shopper.email, 'Your order was changed');
    expect(await editsOf(orderId)).toMatchObject([{ state: 'done' }]);
  });

  it('is as it was when the difference is not paid', async () => {
    const { orderId } = await bought();
    const { body } = await edit(orderId, {
      leaving: [pieces(jacket)],
      items: [pieces(coat)],
      method: 'card',
    });
    expect(await stockOf(shop, coat)).toMatchObject({ held: 1 });
    // whoever may change an order may withdraw the change
    const role = { name: `Changes ${v7()}`, permissions: ['orders.read', 'orders.write'], refundLimit: 0 };
    const { id } = (await admin.post<Json>('/admin/roles', role, { expect: 201 })).body;
    const clerk = await shop.shopper('Cleo Clerk', 'staff');
    await shop.sql('update account set staff_role_id = $2 where email_key = $1', [clerk.email, id]);
    const cancel = { action: 'cancel', reason: 'changed their mind' };
    await clerk.post(`/admin/orders/${body.newOrderId}/transitions`, cancel, { expect: 200, key: v7() });
    expect(await stockOf(shop, coat)).toMatchObject({ held: 0 });
    expect(await editsOf(orderId)).toMatchObject([{ state: 'gone' }]);
    expect(await seen(orderId)).toMatchObject({ status: 'processing', amountRefunded: 0 });
  });

  it('may be paid to the staff, and is written about in the language of the order', async () => {
    const { orderId, shopper } = await bought();
    const terms = { leaving: [pieces(jacket)], items: [pieces(coat)], method: 'cash' };
    const { body } = await edit(orderId, terms);
    expect(body).toMatchObject({ state: 'waiting', payUrl: null });
    expect(await seen(body.newOrderId)).toMatchObject({ amountDue: 14.51 });
    await mailTo(shop, shopper.email, '$5.80 deposit');
    const paid = { action: 'record-deposit', paidBy: 'terminal' };
    await admin.post(`/admin/orders/${body.newOrderId}/transitions`, paid, { expect: 200, key: v7() });
    expect(await seen(body.newOrderId)).toMatchObject({ status: 'processing' });
    expect(await seen(orderId)).toMatchObject({ amountRefunded: 25.49 });
    const me = (await shopper.get<Json>('/users/me', { expect: 200 })).body.data;
    expect(await mailTo(shop, me.email, body.newOrderId)).toContain(body.newOrderId.slice(-8).toUpperCase());
  });
});

describe('an order whose whole deposit pays for its change', () => {
  it('asks nothing for what came, and is sent with what is left of it', async () => {
    const shopper = await shop.shopper();
    const asked = { ...wanted(scarf, 5, 5), amount: 10 };
    const { orderId } = (await shopper.post<Json>('/payments/cash', asked, { expect: 200 })).body.data;
    const step = (terms: object) =>
      admin.post(`/admin/orders/${orderId}/transitions`, terms, { expect: 200, key: v7() });
    await step({ action: 'record-deposit' });
    const { body } = await edit(orderId, { leaving: [pieces(scarf, 2)], items: [pieces(scarf, 2)] });
    expect(await seen(body.newOrderId)).toMatchObject({ paymentDetail: 'paid', amountDue: 0 });
    const number = String(body.newOrderId).slice(-8).toUpperCase();
    await mailTo(shop, shopper.email, number);
    expect((await mailsTo(shop, shopper.email)).filter((mail) => mail.includes(number))).toHaveLength(1);
    const left = await seen(orderId);
    expect(left).toMatchObject({ status: 'processing', amountRefunded: 10, amountDue: 15 });
    expect(left.legalActions).toContain('ship');
    await step({ action: 'ship', carrier: 'DHL', trackingNumber: 'DH2' });
    expect(await seen(orderId)).toMatchObject({ status: 'shipped' });
  });
});

describe('a change that cannot be', () => {
  it('is refused with a sentence, and nothing has happened', async () => {
    const { orderId } = await bought();
    for (const [terms, code] of [
      [{ leaving: [pieces(jacket, 3)], items: [pieces(coat)] }, 'refund_too_many'],
      [{ leaving: [pieces(scarf)], items: [pieces(coat)] }, 'invalid_purchase'],
      [{ leaving: [pieces(jacket)], items: [pieces(scarf)], worth: 20 }, 'order_edit_worth_changed'],
      [{ leaving: [pieces(jacket)], items: [pieces(scarf)], total: 4 }, 'price_changed'],
      [{ leaving: [], items: [] }, 'invalid_input'],
      [{ leaving: [], items: [{ variantId: v7(), quantity: 1 }] }, 'item_unavailable'],
    ] as const)
      expect((await edit(orderId, terms)).body.code).toBe(code);
    expect((await edit(v7(), { leaving: [], items: [pieces(coat)] })).status).toBe(404);
    expect(await editsOf(orderId)).toEqual([]);
    expect(await seen(orderId)).toMatchObject({ amountRefunded: 0 });
  });

  it('is nobody’s but the staff’s', async () => {
    const { orderId, shopper } = await bought();
    await shopper.get(`/admin/orders/${orderId}/edits`, { expect: 403 });
    expect((await edit(orderId, { leaving: [], items: [pieces(coat)] }, shopper)).status).toBe(403);
  });

  it('is one change, however many make it at once', async () => {
    const { orderId } = await bought();
    const terms = { leaving: [pieces(jacket, 2)], items: [pieces(scarf, 2)] };
    const answers = await Promise.all([edit(orderId, terms), edit(orderId, terms), edit(orderId, terms)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('does not hold once its order is sent meanwhile: its money goes back', async () => {
    const { orderId } = await bought();
    const terms = { leaving: [pieces(jacket)], items: [pieces(coat)], method: 'card' };
    const { body } = await edit(orderId, terms);
    const ship = { action: 'ship', carrier: 'DHL', trackingNumber: 'DH1' };
    await Promise.all([
      admin.post(`/admin/orders/${orderId}/transitions`, ship, { key: v7() }),
      payOnPage(shop, body.payUrl),
    ]);
    const made = await eventually(
      () => seen(body.newOrderId),
      ({ status, paymentStatus }) =>
        status === 'processing' || (status === 'cancelled' && paymentStatus === 'refunded'),
    );
    const [one] = await editsOf(orderId);
    expect(one.state).toBe(made.status === 'processing' ? 'done' : 'gone');
    expect((await seen(orderId)).status).toBe('shipped');
  });
});
