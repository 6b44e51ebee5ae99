import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  switches,
  wanted,
} from '../support/money.js';
import { carrierKeys, moveOn, tellOf, trackerOf } from '../support/parcels.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const TO = {
  shippingAddress: { street: '1 Allee', city: 'Town', state: 'Central', zipCode: '00256', country: 'Uganda' },
};

let staff: Client;
beforeAll(async () => {
  staff = await shop.staff();
});
afterEach(async () => {
  await switches(shop, {});
  await mustBeSound(shop);
});

/** A jacket of 1.2 kg, 40 by 30 by 8 cm, paid by card. */
async function paidOrder(): Promise<{ shopper: Client; orderId: string }> {
  const jacket = await goods(shop);
  await shop.sql(
    `update variant set weight_grams = 1200, length_mm = 400, width_mm = 300, height_mm = 80 where id = $1`,
    [jacket.variantId],
  );
  const shopper = await shop.shopper('Ann Shopper');
  const session = await openSession(shopper, { ...wanted(jacket), ...TO });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, orderId: String(session.data.orderId) };
}

const labels = (orderId: string) => `/admin/orders/${orderId}/labels`;
const offered = async (orderId: string): Promise<Json> =>
  (await staff.post<Json>(labels(orderId), {}, { expect: 200 })).body;
const purchase = (orderId: string, { id, rates }: Json) =>
  staff.post<Json>(`${labels(orderId)}/${id}/purchase`, { rate: rates[0].ref });
const stateOf = async (orderId: string): Promise<string[]> =>
  (await staff.get<Json>(labels(orderId), { expect: 200 })).body.labels.map(({ state }: Json) => state);
const ship = (orderId: string, { carrier, trackingNumber }: Json) =>
  staff.post(
    `/admin/orders/${orderId}/transitions`,
    { action: 'ship', carrier, trackingNumber },
    { expect: 200 },
  );

async function shippedOrder() {
  const { shopper, orderId } = await paidOrder();
  const label = (await purchase(orderId, await offered(orderId))).body;
  await ship(orderId, label);
  return { shopper, orderId, label, tracker: await trackerOf(shop, orderId) };
}
const seen = async (shopper: Client, orderId: string): Promise<string[]> => {
  const { body } = await shopper.get<Json>(`/orders/${orderId}/tracking`, { expect: 200 });
  return body.trackingEvents.map(({ status }: Json) => status);
};

describe('the label of an order', () => {
  it('is offered by weight and size, bought, printed, and fills in the dispatch', async () => {
    const { shopper, orderId } = await paidOrder();
    const label = await offered(orderId);
    expect(label).toMatchObject({
      ...{ state: 'offered', cost: null },
      parcel: { grams: 1_200, lengthMm: 400, widthMm: 300, heightMm: 80 },
    });
    expect(
      label.rates.map(({ carrier, service, price, days }: Json) => [carrier, service, price, days]),
    ).toEqual([
      ['USPS', 'GroundAdvantage', 8, 5],
      ['USPS', 'Priority', 13.4, 2],
      ['UPSDAP', 'NextDayAir', 36.4, 1],
    ]);
    const bought = await purchase(orderId, label);
    expect([bought.status, bought.body]).toEqual([
      200,
      expect.objectContaining({ state: 'bought', carrier: 'USPS', service: 'GroundAdvantage', cost: 8 }),
    ]);
    const paper = await staff.get(`${labels(orderId)}/${label.id}/paper`, { expect: 200 });
    expect([paper.headers.get('content-type'), paper.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect((await orderOf(shopper, orderId)).status).toBe('processing');
    await ship(orderId, bought.body);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      ...{ status: 'shipped', trackingNumber: bought.body.trackingNumber },
    });
    expect(JSON.stringify(await orderOf(shopper, orderId))).not.toContain('Label bought');
  });

  it('is bought once by a double click, and each act stands in the audit log', async () => {
    const { orderId } = await paidOrder();
    const label = await offered(orderId);
    const answers = await Promise.all([purchase(orderId, label), purchase(orderId, label)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    );
    expect(await stateOf(orderId)).toEqual(['bought']);
    const made = await shop.sql(
      `select 1 from sandbox.object where kind = 'tracker' and parent =
       (select shipment_ref from shipping_label where order_id = $1)`,
      [orderId],
    );
    expect(made).toHaveLength(1);
    const acts = await shop.sql<{ action: string }>(
      `select action from audit_event where entity_id = $1 and action like 'order.label%' order by id`,
      [orderId],
    );
    expect(acts.map(({ action }) => action)).toEqual(['order.label-offered', 'order.label-bought']);
  });

  it('whose answer was lost is the same one on the next try', async () => {
    const { orderId } = await paidOrder();
    const label = await offered(orderId);
    await switches(shop, { answers: 'lost' });
    expect((await purchase(orderId, label)).status).toBe(503);
    expect(await stateOf(orderId)).toEqual(['buying']);
    await switches(shop, {});
    expect((await purchase(orderId, label)).body.state).toBe('bought');
    expect(await stateOf(orderId)).toEqual(['bought']);
  });

  it('whose answer was lost is found by the job', async () => {
    const { orderId } = await paidOrder();
    const label = await offered(orderId);
    await switches(shop, { answers: 'web-page' });
    expect((await purchase(orderId, label)).status).toBe(503);
    await switches(shop, {});
    await shop.sql(`update shipping_label set asked_at = now() - interval '3 minutes' where id = $1`, [
      label.id,
    ]);
    await runJob(shop, 'labels.look-after', orderId);
    expect(await stateOf(orderId)).toEqual(['bought']);
  });

  it('is given back while nobody has used it, and another can be bought', async () => {
    const { orderId } = await paidOrder();
    const label = (await purchase(orderId, await offered(orderId))).body;
    const again = await staff.post<Json>(labels(orderId), {});
    expect([again.status, again.body.code]).toEqual([409, 'label_exists']);
    const returned = await staff.post<Json>(`${labels(orderId)}/${label.id}/refund`, {}, { expect: 200 });
    expect(returned.body.state).toBe('refunded');
    expect((await staff.get(`${labels(orderId)}/${label.id}/paper`)).status).toBe(409);
    await purchase(orderId, await offered(orderId));
    expect(await stateOf(orderId)).toEqual(['bought', 'refunded']);
  });

  it.each([
    ['another order’s', '019336a0-0000-7000-8000-000000000001', { rate: 'rate_1' }, 404],
    ['no id', 'nonsense', { rate: 'rate_1' }, 404],
    ['without a rate', '019336a0-0000-7000-8000-000000000001', {}, 400],
    ['with a rate that is no text', '019336a0-0000-7000-8000-000000000001', { rate: 7 }, 400],
  ])('is refused: %s', async (_, id, body, status) => {
    const { orderId } = await paidOrder();
    expect((await staff.post(`${labels(orderId)}/${id}/purchase`, body)).status).toBe(status);
  });
});

describe('a parcel on its way', () => {
  it('brings its order along, step by step, to the shopper’s door', async () => {
    const { shopper, orderId, tracker } = await shippedOrder();
    await moveOn(shop, tracker);
    await moveOn(shop, tracker);
    expect(await seen(shopper, orderId)).toEqual([
      'confirmed',
      'processing',
      'shipped',
      'in_transit',
      'in_transit',
    ]);
    await moveOn(shop, tracker);
    expect((await seen(shopper, orderId)).at(-1)).toBe('delivered');
    expect((await orderOf(shopper, orderId)).status).toBe('delivered');
    const papers = await shop.sql(
      `select 1 from label_paper p join shipping_label l on l.id = p.label_id where l.order_id = $1`,
      [orderId],
    );
    expect(papers).toEqual([]);
  });

  it('is told once, though the message comes twice, and followed though none comes', async () => {
    const { shopper, orderId, tracker } = await shippedOrder();
    const { webhookSecret } = await carrierKeys(shop);
    await switches(shop, { webhooks: 'drop' });
    await moveOn(shop, tracker);
    expect(await seen(shopper, orderId)).not.toContain('in_transit');
    expect(await tellOf(shop.client, tracker, webhookSecret)).toBe(200);
    expect(await tellOf(shop.client, tracker, webhookSecret)).toBe(200);
    expect((await seen(shopper, orderId)).filter((status) => status === 'in_transit')).toHaveLength(1);
    await moveOn(shop, tracker);
    await moveOn(shop, tracker);
    await shop.sql(`update shipping_label set asked_at = now() - interval '2 hours' where order_id = $1`, [
      orderId,
    ]);
    await runJob(shop, 'labels.look-after', orderId);
    expect((await orderOf(shopper, orderId)).status).toBe('delivered');
  });

  it('is asked for again while the carrier does not answer', async () => {
    const { tracker } = await shippedOrder();
    const { webhookSecret } = await carrierKeys(shop);
    await switches(shop, { answers: 'error' });
    expect(await tellOf(shop.client, tracker, webhookSecret)).toBe(503);
  });

  it('is nobody else’s to tell of', async () => {
    const { shopper, orderId, tracker } = await shippedOrder();
    const { webhookSecret } = await carrierKeys(shop);
    const before = await seen(shopper, orderId);
    await switches(shop, { webhooks: 'drop' });
    await moveOn(shop, tracker);
    expect(await tellOf(shop.client, tracker, 'somebody else')).toBe(400);
    const unsigned = await shop.client.post<Json>('/shipping/webhooks/easypost', {});
    expect([unsigned.status, unsigned.body.code]).toEqual([400, 'carrier_message_rejected']);
    expect(await seen(shopper, orderId)).toEqual(before);
    expect(await tellOf(shop.client, 'trk_of_another_shop', webhookSecret)).toBe(200);
  });
});

const askedFor = async () => (await shop.sql(`select 1 from sandbox.object where kind = 'shipment'`)).length;

describe('delivery at the carrier’s rates', () => {
  it('is charged as it was quoted, kept with the receipt, and replayed', async () => {
    const admin = await shop.admin();
    const method = {
      name: 'Courier',
      kind: 'carrier',
      price: 19,
      service: 'USPS Priority',
      daysFrom: 2,
      daysTo: 3,
    };
    const zone = { name: 'Kenya', areas: [{ country: 'KE' }], methods: [method] };
    const made = (await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 })).body;
    expect(made.methods[0]).toMatchObject({ kind: 'carrier', price: 19, service: 'USPS Priority' });
    const jacket = await goods(shop);
    const shopper = await shop.shopper();
    const place = { shippingAddress: { ...TO.shippingAddress, country: 'Kenya', zipCode: '00100' } };
    const quoted = (
      await shopper.post<Json>('/payments/quote', { ...wanted(jacket), ...place }, { expect: 200 })
    ).body;
    expect(quoted.data.shipping).toBe(23);
    const asked = await askedFor();
    const session = await openSession(shopper, { ...wanted(jacket), ...place, amount: quoted.data.total });
    expect(await askedFor()).toBe(asked);
    const orderId = String(session.data.orderId);
    const [row] = await shop.sql<{ rule: Json }>(
      `select receipt -> 'rules' -> 'delivery' as rule from orders where id = $1`,
      [orderId],
    );
    expect(row?.rule).toMatchObject({
      ...{ kind: 'carrier', version: 1, price: 1900 },
      rate: { carrier: 'USPS', service: 'Priority', price: 2300 },
    });
    const replayed = await admin.post<Json>(
      '/admin/receipts/replay',
      { orderIds: [orderId] },
      { expect: 200 },
    );
    expect(replayed.body).toMatchObject({ equal: true });
    await switches(shop, { answers: 'error' });
    const elsewhere = { shippingAddress: { ...place.shippingAddress, zipCode: '00200' } };
    const fallback = await shopper.post<Json>(
      '/payments/quote',
      { ...wanted(jacket), ...elsewhere },
      { expect: 200 },
    );
    expect(fallback.body.data.shipping).toBe(19);
  });
});
