import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import {
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  switches,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const PATH = '/admin/fulfilment';
const TO = {
  firstName: 'Ann',
  lastName: 'Okello',
  ...{ street: '1 Allee', city: 'Town', state: 'Central', zipCode: '00256', country: 'Uganda' },
};

let staff: Client;
beforeAll(async () => {
  staff = await shop.staff();
});
afterEach(async () => {
  await switches(shop, {});
  await mustBeSound(shop);
});

interface Paid {
  shopper: Client & { email: string };
  id: string;
  number: string;
}

async function paidOrder(jacket?: Goods, pieces = 1): Promise<Paid> {
  const bought = jacket ?? (await goods(shop));
  await shop.sql(`update variant set weight_grams = 1200 where id = $1`, [bought.variantId]);
  const shopper = await shop.shopper('Ann Okello');
  const session = await openSession(shopper, { ...wanted(bought, pieces), shippingAddress: TO });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const id = String(session.data.orderId);
  return { shopper, id, number: id.slice(-8).toUpperCase() };
}

const ship = async (orders: object[], more: { key?: string } = {}): Promise<Json[]> =>
  (await staff.post<Json>(`${PATH}/shipments`, { orders }, { expect: 200, ...more })).body.results;
const buy = async (orders: string[], choose = 'cheapest'): Promise<Json[]> =>
  (await staff.post<Json>(`${PATH}/labels`, { orders, choose }, { expect: 200 })).body.results;
const paper = async (name: string, ids: readonly string[]) => {
  const response = await staff.fetch(`/api/v1${PATH}/${name}?ids=${ids.join(',')}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return pdfText(new Uint8Array(await response.arrayBuffer()));
};
const shippedMails = (id: string) =>
  shop.sql(`select 1 from outbox where topic = 'order.shipped' and payload ->> 'orderId' = $1`, [id]);

describe('many orders', () => {
  it('are labelled and sent with a result each, and what cannot be done hinders no other', async () => {
    const [one, other, unlabelled] = [await paidOrder(), await paidOrder(), await paidOrder()];
    const unknown = v7();
    const labels = await buy([one.id, unknown, other.id]);
    expect(labels).toEqual([
      expect.objectContaining({ orderId: one.id, ok: true, isChanged: true }),
      { orderId: unknown, ok: false, code: 'order_not_found', message: 'Order not found' },
      expect.objectContaining({ orderId: other.id, ok: true, isChanged: true }),
    ]);
    const [label] = labels;
    expect(label.label).toMatchObject({ state: 'bought', service: 'GroundAdvantage' });
    const sent = await ship([one, unlabelled, other].map(({ id }) => ({ orderId: id })));
    expect(sent).toEqual([
      { orderId: one.id, ok: true, isChanged: true },
      {
        ...{ orderId: unlabelled.id, ok: false, code: 'order_transition_refused' },
        message: 'Carrier and tracking number are required.',
      },
      { orderId: other.id, ok: true, isChanged: true },
    ]);
    expect(await orderOf(one.shopper, one.id)).toMatchObject({
      ...{ status: 'shipped', carrier: 'USPS', trackingNumber: label.label.trackingNumber },
    });
    expect(await mailTo(shop, one.shopper.email, 'on its way')).toContain(label.label.trackingNumber);
    expect((await orderOf(unlabelled.shopper, unlabelled.id)).status).toBe('processing');
  });

  it('are sent once, however often it is asked for, and another number is not passed over', async () => {
    const { id } = await paidOrder();
    const order = { orderId: id, carrier: 'DHL', trackingNumber: 'JD1' };
    expect(await ship([order, order], { key: `twice-${id}` })).toEqual([
      { orderId: id, ok: true, isChanged: true },
      { orderId: id, ok: true, isChanged: false },
    ]);
    expect(await ship([order, order], { key: `twice-${id}` })).toEqual([
      { orderId: id, ok: true, isChanged: true },
      { orderId: id, ok: true, isChanged: false },
    ]);
    expect(await ship([order])).toEqual([{ orderId: id, ok: true, isChanged: false }]);
    expect(await ship([{ ...order, trackingNumber: 'JD2' }])).toEqual([
      expect.objectContaining({ ok: false, code: 'order_transition_refused' }),
    ]);
    expect(await shippedMails(id)).toHaveLength(1);
    const acts = await shop.sql(
      `select action from audit_event where entity_id = $1 and action = 'order.ship'`,
      [id],
    );
    expect(acts).toHaveLength(1);
  });

  it('have one label each, by the rate that was chosen, whatever is asked for later', async () => {
    const { id } = await paidOrder();
    const [first] = await buy([id], 'fastest');
    expect(first.label).toMatchObject({ service: 'NextDayAir' });
    const [again] = await buy([id], 'cheapest');
    expect(again).toMatchObject({ ok: true, isChanged: false, label: { id: first.label.id } });
  });

  it('wait for a carrier that does not answer once alone, and get the same label afterwards', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    await switches(shop, { answers: 'error' });
    const silent = { ok: false, code: 'carrier_silent' };
    expect(await buy([one.id, other.id])).toEqual([
      expect.objectContaining(silent),
      expect.objectContaining(silent),
    ]);
    await switches(shop, {});
    expect((await buy([one.id, other.id])).map(({ ok }) => ok)).toEqual([true, true]);
  });

  it.each([
    ['shipments', { orders: [] }, 'orders'],
    ['shipments', { orders: 'all' }, 'orders'],
    ['shipments', { orders: [null] }, 'orders'],
    ['shipments', { orders: [{ orderId: 'nonsense' }] }, 'orders.0.orderId'],
    ['shipments', { orders: Array.from({ length: 101 }, () => ({ orderId: v7() })) }, 'orders'],
    ['labels', { orders: [], choose: 'cheapest' }, 'orders'],
    ['labels', { orders: [v7()], choose: 'dearest' }, 'choose'],
    ['labels', { orders: Array.from({ length: 21 }, () => v7()), choose: 'cheapest' }, 'orders'],
  ])('are refused at the field: %s %#', async (path, body, field) => {
    const { body: refused } = await staff.post<Json>(`${PATH}/${path}`, body, { expect: 400 });
    expect(refused.errors.map((error: Json) => error.field)).toContain(field);
  });
});

describe('the papers of who packs', () => {
  it('add up the goods of many orders by article number, without what was given back or is sent', async () => {
    const [lamp, mug] = [await goods(shop, { name: 'Lamp' }), await goods(shop, { name: 'Mug' })];
    const orders = [
      await paidOrder(lamp, 2),
      await paidOrder(lamp, 3),
      await paidOrder(mug),
      await paidOrder(mug),
    ];
    const [first, second, third, sent] = orders as [Paid, Paid, Paid, Paid];
    await ship([{ orderId: sent.id, carrier: 'DHL', trackingNumber: 'JD9' }]);
    const admin = await shop.admin();
    const back = { lines: [{ variantId: lamp.variantId, quantity: 1 }], restock: true, reason: 'Changed' };
    await admin.post(`/admin/orders/${second.id}/refunds`, back, { expect: 200 });
    const text = await paper(
      'pick-list.pdf',
      orders.map(({ id }) => id),
    );
    expect(text).toContain('Pick list');
    expect(text).toContain('Orders: 3');
    expect(text).toContain('Pieces in all: 5');
    for (const { number } of [first, second, third]) expect(text).toContain(`#${number}`);
    expect(text).not.toContain(sent.number);
    expect(text).not.toContain('$');
  });

  it('have a page for each order, with its address and no price', async () => {
    const [one, other] = [await paidOrder(undefined, 2), await paidOrder()];
    const text = await paper('packing-slips.pdf', [one.id, other.id]);
    for (const { number } of [one, other]) expect(text).toContain(number);
    for (const word of ['Packing slip', 'Ann Okello', '1 Allee', 'Jacket', 'Pieces in all: 2'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/\$|25[.,]49/);
    const [entry] = await shop.sql<Json>(
      `select changes from audit_event where action = 'adminPrintPackingSlips' order by id desc limit 1`,
    );
    expect(JSON.stringify(entry)).toContain(one.id);
  });

  it('come as one file of labels, unless one is lacking', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    await buy([one.id]);
    const at = (ids: string[]) => staff.get<Json>(`${PATH}/labels.pdf`, { query: { ids: ids.join(',') } });
    const lacking = await at([one.id, other.id]);
    expect([lacking.status, lacking.body.message]).toEqual([409, `No label is bought for #${other.number}.`]);
    await buy([other.id]);
    const both = await at([one.id, other.id]);
    expect([both.status, both.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(both.text.length).toBeGreaterThan((await at([one.id])).text.length);
  });

  it.each(['pick-list.pdf', 'packing-slips.pdf', 'labels.pdf'])(
    'refuse ids that are none: %s',
    async (name) => {
      const many = Array.from({ length: 101 }, () => v7()).join(',');
      for (const ids of ['', 'nonsense', many]) {
        const { body } = await staff.get<Json>(`${PATH}/${name}`, { query: { ids }, expect: 400 });
        expect(body.errors.map((error: Json) => error.field)).toEqual(['ids']);
      }
      const status = name === 'labels.pdf' ? 409 : 404;
      expect((await staff.get(`${PATH}/${name}`, { query: { ids: v7() } })).status).toBe(status);
    },
  );
});
