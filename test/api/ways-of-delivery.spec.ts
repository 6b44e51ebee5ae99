import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mailTo, untilHeard } from '../support/mails.js';
import { goods, mustBeSound, orderOf, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { depositPercent: 40, bankDetails: 'IBAN 1' } });
let admin: Client;
const methods: Record<string, string> = {};

beforeAll(async () => {
  admin = await shop.admin();
  const method = (more: object) => ({ daysFrom: 0, daysTo: 1, price: 0, ...more });
  const place = { address: 'KG 7 Ave, Kigali', hours: 'Mon–Sat 8–18' };
  const zone = {
    name: 'Rwanda',
    areas: [{ country: 'RW' }],
    methods: [
      method({ name: 'Pickup', kind: 'pickup', pickup: place }),
      method({ name: 'Moto', kind: 'local', postcodes: null }),
      method({ name: 'Parcel', kind: 'flat' }),
    ],
  };
  const { body } = await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 });
  for (const { name, id } of body.methods as Json[]) methods[name as string] = id as string;
});

const HOME = {
  ...{ firstName: 'Aline', lastName: 'Uwase', street: 'KN 1 St', city: 'Kigali', state: 'Kigali' },
  ...{ zipCode: '00000', country: 'Rwanda' },
};

/** A paid order by one of the methods; its path in the back office. */
async function paid(method: string, pieces = 1) {
  const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
  const order = {
    ...{ ...wanted(jacket, pieces), amount: (2_549 * pieces) / 100, shippingMethodId: methods[method] },
    ...{ contact: { email: shopper.email, phone: '+250 788 000 000' }, shippingAddress: HOME },
  };
  const { body } = await shopper.post<Json>('/payments/bank', order, { expect: 200 });
  const path = `/admin/orders/${body.data.orderId}`;
  await admin.post(`${path}/transitions`, { action: 'record-transfer' }, { expect: 200 });
  const go = (step: object, expected = 200) =>
    admin.post<Json>(`${path}/transitions`, step, { expect: expected });
  return { shopper, path, go, jacket, id: body.data.orderId as string };
}
const messages = ({ body }: { body: Json }) =>
  (body.timeline as Json[]).map(({ message }) => message as string);

describe('an order that is fetched', () => {
  it('is made ready and picked up without a number, and says where', async () => {
    const { shopper, go, id } = await paid('Pickup');
    const ready = await go({ action: 'ship' });
    expect(ready.body).toMatchObject({ status: 'shipped', trackingNumber: null, carrier: null });
    expect(ready.body.delivery).toMatchObject({ way: 'pickup' });
    expect(ready.body.legalActions).not.toContain('scan');
    expect(messages(ready)).toContain('Ready for pickup at KG 7 Ave, Kigali (Mon–Sat 8–18)');
    expect(await mailTo(shop, shopper.email, 'ready for pickup')).toContain('KG 7 Ave, Kigali (Mon');
    const { body: mine } = await shopper.get<Json>('/orders/all', { expect: 200 });
    expect(mine.data).toEqual([expect.objectContaining({ _id: id, deliveryWay: 'pickup' })]);
    expect(messages(await go({ action: 'deliver' }))).toContain('Picked up');
    const tracking = (await shopper.get<Json>(`/orders/${id}/tracking`, { expect: 200 })).body;
    expect(JSON.stringify(tracking)).toContain('Your order has been picked up');
  });
});

describe('an order of which some pieces are fetched', () => {
  it('is made ready as a whole; what its buyer leaves there goes back on the shelf with its money, and the rest is picked up', async () => {
    const { shopper, path, go, id, jacket } = await paid('Pickup', 3);
    const some = (quantity: number) => ({ lines: [{ variantId: jacket.variantId, quantity }] });
    const parcel = await admin.post<Json>(`${path}/parcels`, some(1), { expect: 409 });
    expect(parcel.body.message).toBe('An order that is fetched is made ready as a whole.');
    const before = (await stockOf(shop, jacket)).on_hand;
    const { pickupCode } = (await go({ action: 'ship' })).body;
    const refund = { ...some(1), restock: true, reason: 'Left at the counter' };
    const left = await admin.post<Json>(`${path}/refunds`, refund, { expect: 200, key: v7() });
    expect(left.body.refunds).toMatchObject([{ amount: 25.49, status: 'manual' }]);
    expect((await stockOf(shop, jacket)).on_hand).toBe(before + 1);
    const [counter] = (await admin.get<Json>('/admin/pickups', { query: { q: pickupCode }, expect: 200 }))
      .body.orders;
    expect(counter).toMatchObject({ id });
    await go({ action: 'deliver' });
    const refundId = left.body.refunds[0]._id ?? left.body.refunds[0].id;
    await admin.post(`${path}/refunds/${refundId}/handed-over`, {}, { expect: 200 });
    const order = await orderOf(shopper, id);
    expect(order).toMatchObject({ status: 'delivered', amountRefunded: 25.49, totalAmount: 76.47 });
    expect(order.products[0]).toMatchObject({ quantity: 3 });
    const returns = (await shopper.get<Json>(`/orders/${id}/returns`, { expect: 200 })).body.data;
    expect(returns.lines).toMatchObject([{ left: 2 }]);
    await mustBeSound(shop);
  });
});

describe('an order that staff changes for another', () => {
  it('goes as the first one was to go, and by the first way that does where that one is gone', async () => {
    const [{ path, jacket }, coat] = [await paid('Parcel'), await goods(shop)];
    const terms = {
      leaving: [{ variantId: jacket.variantId, quantity: 1 }],
      items: [{ variantId: coat.variantId, quantity: 1 }],
    };
    const { body } = await admin.post<Json>(`${path}/edits`, terms, { expect: 200, key: v7() });
    const made = (await admin.get<Json>(`/admin/orders/${body.newOrderId}`, { expect: 200 })).body;
    expect(made.delivery).toMatchObject({ way: 'parcel', name: 'Parcel' });
    await shop.sql(`update orders set delivery = delivery || '{"methodId": "${v7()}"}' where id = $1`, [
      body.newOrderId,
    ]);
    const back = { leaving: terms.items, items: terms.leaving };
    const again = await admin.post<Json>(`/admin/orders/${body.newOrderId}/edits`, back, {
      ...{ expect: 200, key: v7() },
    });
    const last = (await admin.get<Json>(`/admin/orders/${again.body.newOrderId}`, { expect: 200 })).body;
    expect(last.delivery).toMatchObject({ way: 'pickup' });
    await mustBeSound(shop);
  });
});

describe('an order that nobody fetches', () => {
  it('is cancelled by the shop alone: its pieces are on the shelf, its money goes back, and its buyer is told', async () => {
    const { shopper, path, go, id, jacket } = await paid('Pickup', 2);
    const before = (await stockOf(shop, jacket)).on_hand;
    const { pickupCode, legalActions } = (await go({ action: 'ship' })).body;
    expect(legalActions).toEqual(expect.arrayContaining(['cancel', 'restock']));
    const own = await shopper.put<Json>(`/orders/${id}/cancel`, {});
    expect([own.status, own.body.message]).toEqual([409, 'Only the shop may do this.']);
    await shopper.get(`/orders/${id}/cancel-preview`, { expect: 409 });
    const ended = (await go({ action: 'cancel', reason: 'Nobody came' })).body;
    expect(ended).toMatchObject({ status: 'cancelled', pickupCode: null, parcels: [] });
    expect(ended.refunds).toMatchObject([{ amount: 50.98, status: 'manual' }]);
    expect((await stockOf(shop, jacket)).on_hand).toBe(before + 2);
    expect(await mailTo(shop, shopper.email, 'was cancelled')).toContain('on its way back');
    const { body } = await admin.get<Json>('/admin/pickups', { query: { q: pickupCode }, expect: 200 });
    expect(body.orders).toEqual([]);
    await go({ action: 'deliver' }, 409);
    const { body: order } = await admin.get<Json>(path, { expect: 200 });
    expect(order.legalActions).not.toContain('restock');
    await mustBeSound(shop);
  });

  it('is cancelled without its pieces where they are not fit to be sold any more', async () => {
    const { go, jacket } = await paid('Pickup');
    const before = (await stockOf(shop, jacket)).on_hand;
    await go({ action: 'ship' });
    await go({ action: 'cancel', restock: false });
    expect((await stockOf(shop, jacket)).on_hand).toBe(before);
    await mustBeSound(shop);
  });

  it('is not handed over, and nobody is asked how it was, once its money went back', async () => {
    const { path, go } = await paid('Pickup');
    await go({ action: 'ship' });
    await admin.post<Json>(`${path}/refunds`, { reason: 'Not fetched' }, { expect: 200 });
    const no = (await go({ action: 'deliver' }, 409)).body;
    expect(no.message).toBe('What was refunded is not handed over: cancel this order.');
    await go({ action: 'cancel' });
    await mustBeSound(shop);
  });
});

describe('an order all of whose pieces were refunded before they left', () => {
  const all = ({ variantId }: { variantId: string }, quantity: number) => [{ variantId, quantity }];

  it('is sent by nobody, and cancelled with a fee that stays', async () => {
    const { shopper, path, go, jacket } = await paid('Parcel', 2);
    const early = (await go({ action: 'cancel', keepsRest: true }, 409)).body;
    expect(early.code).toBe('pieces_not_refunded');
    const back = { lines: all(jacket, 2), amount: 40, reason: 'Changed their mind' };
    const { legalActions } = (await admin.post<Json>(`${path}/refunds`, back, { expect: 200 })).body;
    expect(legalActions).toEqual(expect.arrayContaining(['cancel', 'restock-refunded', 'keep-rest']));
    expect(legalActions).not.toContain('restock');
    expect(legalActions).not.toContain('ship');
    const no = (await go({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD9' }, 409)).body;
    expect(no.message).toContain('Nothing of it is left to send');
    const ended = (await go({ action: 'cancel', keepsRest: true })).body;
    expect(ended).toMatchObject({ status: 'cancelled', amountPaid: 50.98 });
    expect(ended.refunds).toMatchObject([{ amount: 40 }]);
    expect(await mailTo(shop, shopper.email, 'was cancelled')).toContain('when its goods were refunded');
    await mustBeSound(shop);
  });

  it('leaves the pieces off the shelf that a refund left off, unless whoever cancels says otherwise', async () => {
    for (const [says, onShelf] of [
      [{}, 1],
      [{ restockRefunded: true }, 2],
      [{ restock: false, restockRefunded: true }, 1],
    ] as const) {
      const { path, go, jacket } = await paid('Parcel', 2);
      const before = (await stockOf(shop, jacket)).on_hand;
      const back = { lines: all(jacket, 1), reason: 'Torn' };
      await admin.post(`${path}/refunds`, back, { expect: 200 });
      await go({ action: 'cancel', ...says });
      expect((await stockOf(shop, jacket)).on_hand).toBe(before + onShelf);
    }
    await mustBeSound(shop);
  });

  it('gives what is left back where it is cancelled without a fee', async () => {
    const { path, go, jacket } = await paid('Parcel');
    const back = { lines: all(jacket, 1), amount: 20, reason: 'Changed their mind' };
    await admin.post(`${path}/refunds`, back, { expect: 200 });
    const ended = (await go({ action: 'cancel' })).body;
    expect(ended.refunds).toHaveLength(2);
    await mustBeSound(shop);
  });
});

describe('a parcel that arrives after all of its money went back', () => {
  it('is told as delivered in the order, and its buyer is not asked how it was', async () => {
    const { shopper, path, go } = await paid('Parcel');
    await go({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD-LOST' });
    const { refunds } = (await admin.post<Json>(`${path}/refunds`, { reason: 'Lost' }, { expect: 200 })).body;
    for (const { _id } of refunds)
      await admin.post(`${path}/refunds/${_id}/handed-over`, {}, { expect: 200 });
    await go({ action: 'deliver' });
    await mailTo(shop, shopper.email, 'has been returned for this order');
    await untilHeard(shop, 'order.delivered');
    const { body } = await admin.get<Json>(`${path}/letters`, { expect: 200 });
    expect(JSON.stringify(body)).not.toContain('delivered');
  });
});

describe('the pickup counter', () => {
  const found = async (q = ''): Promise<Json[]> =>
    (await admin.get<Json>('/admin/pickups', { query: { q }, expect: 200 })).body.orders;

  it('finds what is ready by the code of its mail, its number or its buyer’s name, until it is handed over', async () => {
    const { shopper, go, id } = await paid('Pickup');
    expect((await found()).map((order) => order.id)).not.toContain(id);
    const { pickupCode: code, number } = (await go({ action: 'ship' })).body;
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(await mailTo(shop, shopper.email, 'Everything is packed')).toContain(code);
    expect((await shopper.get<Json>(`/orders/${id}`, { expect: 200 })).body.data.pickupCode).toBe(code);
    for (const q of [code, ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `, `#${number}`])
      expect(await found(q)).toEqual([
        expect.objectContaining({ id, number, code, amountDue: 0, name: expect.any(String) }),
      ]);
    const [{ name }] = (await found(code)) as [Json];
    expect((await found(name.toLowerCase())).map((order) => order.id)).toContain(id);
    expect(await found('ZZZZZZZ%')).toEqual([]);
    await go({ action: 'deliver' });
    expect(await found(code)).toEqual([]);
  });

  it('hands nothing over that was paid back, and forgets an order of which all was', async () => {
    const { shopper, go, path, id, jacket } = await paid('Pickup', 3);
    const { variantId } = jacket;
    const { pickupCode: code } = (await go({ action: 'ship' })).body;
    const back = (body: object) =>
      admin.post<Json>(`${path}/refunds`, { reason: 'Not fetched', ...body }, { expect: 200 });
    await back({ lines: [{ variantId, quantity: 1 }] });
    expect(await found(code)).toMatchObject([{ id, products: [{ variantId, quantity: 2 }] }]);
    const { refunds } = (await back({})).body;
    expect(await found(code)).toEqual([]);
    expect((await orderOf(shopper, id)).pickupCode).toBe(code);
    for (const { _id } of refunds)
      await admin.post(`${path}/refunds/${_id}/handed-over`, {}, { expect: 200 });
    expect(await orderOf(shopper, id)).toMatchObject({ paymentStatus: 'refunded', pickupCode: null });
  });

  it('knows nothing of parcels', async () => {
    const { go, id } = await paid('Parcel');
    const sent = await go({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD-COUNTER' });
    expect(sent.body.pickupCode).toBeNull();
    expect((await found()).map((order) => order.id)).not.toContain(id);
  });

  it('refuses a text that no name is as long as', async () => {
    await admin.get('/admin/pickups', { query: { q: 'a'.repeat(101) }, expect: 400 });
  });
});

describe('an order that the shop’s own courier brings', () => {
  it('goes out without a number, with or without a name', async () => {
    const { shopper, go } = await paid('Moto');
    const out = await go({ action: 'ship', carrier: 'Eric' });
    expect(out.body).toMatchObject({ status: 'shipped', trackingNumber: null, delivery: { way: 'courier' } });
    expect(messages(out)).toContain('Out for delivery with Eric');
    await mailTo(shop, shopper.email, 'out for delivery');
    await go({ action: 'deliver' });
    await (await paid('Moto')).go({ action: 'ship' });
  });
});

describe('a parcel', () => {
  it('still needs carrier and number, and a wrong one is corrected and told', async () => {
    const { shopper, path, go } = await paid('Parcel');
    await go({ action: 'ship' }, 409);
    await go({ action: 'correct-number', carrier: 'DHL', trackingNumber: 'X' }, 409);
    await go({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD-TYPO' });
    const right = { action: 'correct-number', trackingNumber: 'JD-RIGHT' };
    await go({ ...right, trackingNumber: ' ' }, 409);
    const corrected = await go(right);
    expect(corrected.body).toMatchObject({ status: 'shipped', carrier: 'DHL', trackingNumber: 'JD-RIGHT' });
    expect(messages(corrected)).toContain('Tracking corrected: DHL JD-RIGHT instead of DHL JD-TYPO');
    expect(await mailTo(shop, shopper.email, 'JD-RIGHT')).toContain('tracking number');
    const audit = await admin.get<Json>('/admin/audit', { expect: 200 });
    expect(JSON.stringify(audit.body)).toContain(path.split('/').at(-1));
    await go({ action: 'deliver' });
    await go(right, 409);
  });
});
