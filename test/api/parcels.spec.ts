import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import {
  eventually,
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

/** Three jackets of 1.2 kg, paid by card, and what staff does with them. */
async function paidOrder(pieces = 3) {
  const jacket: Goods = await goods(shop);
  const { variantId } = jacket;
  await shop.sql(`update variant set weight_grams = 1200 where id = $1`, [variantId]);
  const shopper = await shop.shopper('Ann Okello');
  const session = await openSession(shopper, { ...wanted(jacket, pieces), shippingAddress: TO });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const id = String(session.data.orderId);
  const path = `/admin/orders/${id}`;
  const parcels = `${path}/parcels`;
  const ask = (quantity: number, of = variantId) =>
    staff.post<Json>(parcels, { lines: [{ variantId: of, quantity }] });
  const pack = async (quantity: number) => {
    const answer = await ask(quantity);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return String(answer.body.id);
  };
  const send = (parcel: string, trackingNumber: string, more: object = {}) =>
    staff.post<Json>(`${parcels}/${parcel}/shipment`, { carrier: 'DHL', trackingNumber }, more);
  const act = (parcel: string, name: string, body: object = {}) =>
    staff.post<Json>(`${parcels}/${parcel}/${name}`, body);
  const step = (body: object) => staff.post<Json>(`${path}/transitions`, body);
  const refund = (quantity: number) =>
    staff.post<Json>(`${path}/refunds`, { lines: [{ variantId, quantity }], reason: 'Not in stock' });
  const seen = () => orderOf(shopper, id);
  const shown = async (): Promise<Json> => (await staff.get<Json>(path, { expect: 200 })).body;
  return { shopper, id, path, parcels, variantId, ask, pack, send, act, step, refund, seen, shown };
}

const audited = (orderId: string, action: string) =>
  shop.sql<Json>('select changes from audit_event where entity_id = $1 and action = $2', [orderId, action]);

const brief = (order: Json) =>
  order.parcels.map(({ number, trackingNumber, lines }: Json) => [
    ...[number, trackingNumber, lines.map(({ quantity }: Json) => quantity)],
  ]);
const codeOf = ({ status, body }: { status: number; body: Json }) => [status, body.code];

describe('an order that goes in parts', () => {
  it('is shipped by its last parcel; each is told, tracked and delivered by itself', async () => {
    const { shopper, variantId, pack, send, act, step, seen, shown, parcels, path } = await paidOrder();
    const first = await pack(1);
    expect(brief(await shown())).toEqual([[1, null, [1]]]);
    expect([brief(await seen()), (await shown()).toSend]).toEqual([[], [{ variantId, quantity: 2 }]]);
    await send(first, 'JD-ONE', { expect: 204 });
    const partly = await seen();
    expect(partly).toMatchObject({ status: 'processing', canCancel: false, trackingNumber: 'JD-ONE' });
    expect(brief(partly)).toEqual([[1, 'JD-ONE', [1]]]);
    expect(await mailTo(shop, shopper.email, 'Part of your order')).toMatch(/JD-ONE[\S\s]*>1 .{1,8} Jacket/);
    expect(codeOf(await step({ action: 'cancel', reason: 'late' }))).toEqual([
      409,
      'order_transition_refused',
    ]);
    const tracking = await shopper.get<Json>(`/orders/${partly.id}/tracking`, { expect: 200 });
    expect(tracking.body.trackingEvents.map(({ status }: Json) => status)).toContain('shipped');
    await act(first, 'number', { trackingNumber: 'JD-ONE-B' });
    await act(first, 'delivery');
    expect((await seen()).status).toBe('processing');
    const { body } = await step({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD-TWO' });
    expect(body).toMatchObject({ status: 'shipped', trackingNumber: 'JD-TWO', toSend: [] });
    expect(brief(body)).toEqual([
      [1, 'JD-ONE-B', [1]],
      [2, 'JD-TWO', [2]],
    ]);
    expect(await mailTo(shop, shopper.email, 'The rest of your order')).toMatch(
      /JD-TWO[\S\s]*>2 .{1,8} Jacket/,
    );
    const filter = new URLSearchParams({ filter: JSON.stringify({ q: 'jd-one-b' }), range: '[0,9]' });
    const found = await staff.get<Json[]>(`/admin/orders?${filter}`, { expect: 200 });
    expect(found.body.map(({ id }) => id)).toContain(path.split('/').at(-1));
    const second = String(body.parcels[1].id);
    expect(codeOf(await staff.delete<Json>(`${parcels}/${second}`))).toEqual([409, 'parcel_not_possible']);
    await act(second, 'delivery');
    await act(second, 'delivery');
    expect((await seen()).status).toBe('delivered');
    const acts = await shop.sql<Json>(
      `select action from audit_event where entity_id = $1 and action like 'order.parcel%' order by seq`,
      [path.split('/').at(-1)],
    );
    expect(acts.map(({ action }) => action)).toEqual([
      ...['order.parcel-packed', 'order.parcel-shipped', 'order.parcel-delivered'],
      ...['order.parcel-delivered', 'order.parcel-delivered'],
    ]);
  });

  it('may be returned as long as its last parcel says, whichever was told of last', async () => {
    const { shopper, id, pack, send, act, seen } = await paidOrder();
    for (const [quantity, number] of [
      [1, 'LATE-1'],
      [2, 'LATE-2'],
    ] as const) {
      const parcel = await pack(quantity);
      await send(parcel, number);
      expect((await act(parcel, 'delivery')).status).toBe(204);
    }
    expect((await seen()).status).toBe('delivered');
    // the carrier of the second tells late that it had come forty days ago, before the first
    const before = `now() - interval '40 days'`;
    await shop.sql(
      `update tracking_event set occurred_at = ${before} where order_id = $1 and status = 'delivered'`,
      [id],
    );
    await shop.sql(`update parcel set delivered_at = ${before} where order_id = $1 and number = 2`, [id]);
    const { data } = (await shopper.get<Json>(`/orders/${id}/returns`, { expect: 200 })).body;
    expect(data.canReturn).toBe(true);
    expect(new Date(data.until).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('has nothing packed twice, whoever is faster, and nothing that it does not have', async () => {
    const { ask, shown } = await paidOrder();
    const both = await Promise.all([ask(2), ask(2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'pieces_not_left', data: { left: 1 } });
    expect(codeOf(await ask(1, v7()))).toEqual([409, 'pieces_not_left']);
    expect(codeOf(await ask(0))).toEqual([400, 'invalid_input']);
    expect(brief(await shown())).toEqual([[1, null, [2]]]);
  });

  it('weighs and prints each parcel by itself, and needs its label back before it is unpacked', async () => {
    const { id, path, parcels, variantId, pack, ask, send, seen, step } = await paidOrder();
    const all = (await staff.post<Json>(`${path}/labels`, {}, { expect: 200 })).body;
    expect(all).toMatchObject({ parcelId: null, parcel: { grams: 3_600 } });
    const first = await pack(1);
    const stale = await staff.post<Json>(`${path}/labels/${all.id}/purchase`, { rate: all.rates[0].ref });
    expect(codeOf(stale)).toEqual([409, 'label_not_possible']);
    const offer = (await staff.post<Json>(`${parcels}/${first}/label`, {}, { expect: 200 })).body;
    expect(offer).toMatchObject({ parcelId: first, parcel: { grams: 1_200 } });
    expect(await audited(id, 'order.label-offered')).toContainEqual({
      changes: { labelId: offer.id, parcelId: first },
    });
    const rate = { rate: offer.rates[0].ref };
    const label = (await staff.post<Json>(`${path}/labels/${offer.id}/purchase`, rate, { expect: 200 })).body;
    expect(codeOf(await staff.delete<Json>(`${parcels}/${first}`))).toEqual([409, 'label_exists']);
    const slip = async (query: string) => {
      const response = await staff.fetch(`/api/v1/admin/fulfilment/packing-slips.pdf?ids=${id}${query}`);
      return pdfText(new Uint8Array(await response.arrayBuffer()));
    };
    expect(await slip(`&parcel=${first}`)).toMatch(/Jacket/);
    // what is in no parcel has a label of its own, and then nothing else is packed
    const rest = (await staff.post<Json>(`${path}/labels`, {}, { expect: 200 })).body;
    expect(rest).toMatchObject({ parcelId: null, parcel: { grams: 2_400 } });
    const bought = await staff.post<Json>(`${path}/labels/${rest.id}/purchase`, { rate: rest.rates[0].ref });
    expect(codeOf(await ask(1))).toEqual([409, 'label_exists']);
    expect(codeOf(await step({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD' }))).toEqual([
      ...[409, 'parcel_not_possible'],
    ]);
    await send(first, '', { expect: 204 });
    expect(brief(await seen())).toEqual([[1, label.trackingNumber, [1]]]);
    const ship = { orders: [{ orderId: id }] };
    const { body } = await staff.post<Json>('/admin/fulfilment/shipments', ship, { expect: 200 });
    expect(body.results).toEqual([{ orderId: id, ok: true, isChanged: true }]);
    expect(brief(await seen())).toEqual([
      [1, label.trackingNumber, [1]],
      [2, bought.body.trackingNumber, [2]],
    ]);
    expect((await seen()).parcels[1].lines).toEqual([{ variantId, quantity: 2 }]);
  });

  it('keeps in the shop what was refunded: no label weighs it, no parcel holds it, and without a rest the order has left', async () => {
    const { id, path, parcels, variantId, pack, send, refund, seen, shown, ask } = await paidOrder();
    const first = await pack(1);
    await send(first, 'JD-ONE', { expect: 204 });
    const second = await pack(2);
    expect(codeOf(await refund(1))).toEqual([409, 'pieces_packed']);
    await staff.delete(`${parcels}/${second}`, { expect: 204 });
    expect(codeOf(await staff.delete<Json>(`${parcels}/${second}`))).toEqual([404, 'parcel_not_found']);
    expect(await audited(id, 'order.parcel-unpacked')).toEqual([{ changes: { parcelId: second } }]);
    expect((await refund(1)).status).toBe(200);
    expect((await shown()).toSend).toEqual([{ variantId, quantity: 1 }]);
    expect(codeOf(await ask(2))).toEqual([409, 'pieces_not_left']);
    const offer = (await staff.post<Json>(`${path}/labels`, {}, { expect: 200 })).body;
    expect(offer.parcel.grams).toBe(1_200);
    expect((await seen()).status).toBe('processing');
    expect((await refund(1)).status).toBe(200);
    expect(await seen()).toMatchObject({ status: 'shipped', trackingNumber: 'JD-ONE' });
    const mails = await shop.sql<Json>(
      `select 1 from order_letter l where l.order_id = $1 and l.topic = 'order.shipped'`,
      [path.split('/').at(-1)],
    );
    expect(mails).toEqual([]);
  });

  it('keeps what has not left where all of its money goes back as a sum, once no parcel waits', async () => {
    const { path, parcels, pack, send, act, shown } = await paidOrder();
    const first = await pack(1);
    await send(first, 'JD-ONE', { expect: 204 });
    await act(first, 'delivery');
    const second = await pack(1);
    const { amountPaid: amount } = await shown();
    await staff.post(`${path}/refunds`, { amount, reason: 'Goodwill' }, { expect: 200 });
    expect((await shown()).status).toBe('processing');
    expect(codeOf(await send(second, 'JD-TWO'))).toEqual([409, 'order_transition_refused']);
    await staff.delete(`${parcels}/${second}`, { expect: 204 });
    const end = await eventually(shown, ({ paymentStatus }) => paymentStatus === 'refunded');
    expect(end).toMatchObject({ status: 'delivered', toSend: [] });
  });

  it('is cancelled while its parcels are in the shop, and they are taken apart afterwards', async () => {
    const { parcels, pack, send, step, shown } = await paidOrder();
    const first = await pack(3);
    expect((await step({ action: 'cancel', reason: 'asked' })).status).toBe(200);
    expect(codeOf(await send(first, 'JD'))).toEqual([409, 'order_transition_refused']);
    await staff.delete(`${parcels}/${first}`, { expect: 204 });
    expect(brief(await shown())).toEqual([]);
  });
});
