import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, stockOf, type Goods } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { unquoted } from '../support/unquoted.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let jacket: Goods;

const address = {
  ...{ firstName: 'Aline', lastName: 'Uwase', street: 'KG 7 Ave', city: 'Kigali' },
  country: 'Rwanda',
};
const draftOf = (more: object = {}) => ({
  contact: { email: 'aline@example.com', phone: '0788123456' },
  lines: [{ variantId: jacket.variantId, quantity: 2 }],
  shippingAddress: address,
  ...more,
});
const written = async (more: object = {}): Promise<string> =>
  (await admin.post<Json>('/admin/draft-orders', draftOf(more), { expect: 201 })).body.id;
const quoted = async (more: object = {}) =>
  (await admin.post<Json>('/admin/draft-orders/quote', draftOf(more), { expect: 200 })).body.data;
const placing = (id: string, more: object = {}) =>
  admin.post<Json>(`/admin/draft-orders/${id}/place`, { method: 'cash', ...more });
const rowOf = async (orderId: string) =>
  (await shop.sql<Record<string, unknown>>('select * from orders where id = $1', [orderId]))[0];

const decide = (languages: string[]) => admin.put('/admin/settings/shop', { languages }, { expect: 200 });

beforeAll(async () => {
  admin = await shop.admin();
  await decide(['en', 'fr']);
});
afterAll(() => decide(['en']));

describe('an order that staff takes by phone', () => {
  beforeAll(async () => {
    jacket = await goods(shop);
  });
  afterEach(() => mustBeSound(shop));

  it('is written down, found, changed and thrown away, and holds nothing until it is placed', async () => {
    const id = await written({ note: 'calls back at four' });
    const list = await admin.get<Json>('/admin/draft-orders', {
      query: { filter: JSON.stringify({ q: 'uwase' }) },
      expect: 200,
    });
    expect(list.body).toMatchObject([{ id, buyer: 'Aline Uwase', itemCount: 2, note: 'calls back at four' }]);
    const { body } = await admin.put<Json>(
      `/admin/draft-orders/${id}`,
      draftOf({ contact: { email: '', phone: '' }, note: null }),
      { expect: 200 },
    );
    expect(body).toMatchObject({ contact: { email: '', phone: '' }, note: '', version: 2 });
    expect(await stockOf(shop, jacket)).toMatchObject({ held: 0 });
    await admin.delete(`/admin/draft-orders/${id}`, undefined, { expect: 200 });
    await admin.get(`/admin/draft-orders/${id}`, { expect: 404 });
  });

  it('costs what its quote says, is its buyer’s, and is written about in the language of the draft', async () => {
    const { total } = await quoted();
    const id = await written({ language: 'fr' });
    const { body } = await placing(id, { total });
    const order = await rowOf(body.orderId);
    expect(order).toMatchObject({
      ...{ status: 'pending', customer_name: 'Aline Uwase', contact_email: 'aline@example.com' },
      ...{ contact_phone: '+250788123456', payment_method: 'cash', language: 'fr' },
    });
    const { body: seen } = await admin.get<Json>(`/admin/orders/${body.orderId}`, { expect: 200 });
    expect(seen.totalAmount).toBe(total);
    expect(await stockOf(shop, jacket)).toMatchObject({ held: 2 });
    expect(unquoted(await mailTo(shop, 'aline@example.com', body.orderId))).toContain('<html lang="fr"');
    expect((await admin.get<Json>(`/admin/draft-orders/${id}`, { expect: 200 })).body).toMatchObject({
      ...{ state: 'placed', orderId: body.orderId, lines: [], contact: { email: '', phone: '' } },
    });
    const [entry] = await shop.sql<Json>(
      `select action, changes from audit_event where entity_id = $1 and action = 'adminPlaceDraftOrder'`,
      [id],
    );
    expect(entry).toMatchObject({ changes: { orderId: body.orderId, method: 'cash' } });
    expect((await placing(id)).body.code).toBe('draft_order_placed');
    await admin.put(`/admin/draft-orders/${id}`, draftOf(), { expect: 409 });
  });

  it('is one order, however many place it at once', async () => {
    const id = await written();
    const answers = await Promise.all([placing(id), placing(id), placing(id)]);
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? body.orderId : []));
    expect(new Set(ids).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const made = await shop.sql(`select 1 from orders where idempotency_key = $1`, [`draft-order:${id}`]);
    expect(made).toHaveLength(1);
  });

  it('is among the orders of a customer whose account is chosen', async () => {
    const shopper = await shop.shopper();
    const me = (await shopper.get<Json>('/users/me', { expect: 200 })).body.data;
    const id = await written({ customerId: me._id, contact: null });
    const { body } = await placing(id);
    expect(body.orderId).toBeDefined();
    const own = await shopper.get<Json>('/orders/all', { expect: 200 });
    expect(JSON.stringify(own.body)).toContain(body.orderId);
    expect(await rowOf(body.orderId)).toMatchObject({ contact_email: me.email });
  });

  it('opens a page for the buyer where the way to pay has one', async () => {
    const id = await written();
    const { body } = await placing(id, { method: 'card' });
    expect(body.payUrl).toMatch(/^http/);
  });

  it('is taken in a shop that lets no visitor buy as a guest', async () => {
    await admin.put('/admin/settings/shop', { guestsAllowed: false }, { expect: 200 });
    const { body } = await placing(await written());
    expect(body.orderId).toBeDefined();
    await admin.put('/admin/settings/shop', { guestsAllowed: true }, { expect: 200 });
  });
});

describe('lines of one’s own', () => {
  beforeAll(async () => {
    jacket = await goods(shop);
  });
  afterEach(() => mustBeSound(shop));

  const engraving = { name: 'Engraving', price: 12.5, taxCategory: 'reduced', isShipped: false, quantity: 2 };
  const frame = { name: 'A frame', price: 8, taxCategory: 'standard', isShipped: true, quantity: 1 };
  const step = (orderId: string, action: string, more: object = {}) =>
    admin.post(`/admin/orders/${orderId}/transitions`, { action, ...more }, { expect: 200, key: v7() });
  const seen = async (orderId: string) =>
    (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;

  it('are priced, taxed, paid, sent and paid back as goods are, and have no stock', async () => {
    const ownLines = [engraving, frame];
    const { total, lines } = await quoted({ ownLines });
    expect(lines).toMatchObject([{}, { name: 'Engraving', lineTotal: 25 }, { name: 'A frame' }]);
    const { orderId } = (await placing(await written({ ownLines }), { total })).body;
    await step(orderId, 'record-deposit');
    const order = await seen(orderId);
    expect(order.products).toMatchObject([
      { isOwnLine: false },
      { name: 'Engraving', isOwnLine: true, total: 25 },
      { name: 'A frame', isOwnLine: true },
    ]);
    const variantOf = (at: number) => order.products[at].variantId;
    // what is not sent is packed in no parcel
    expect(order.toSend.map(({ variantId }: Json) => variantId)).toEqual([variantOf(0), variantOf(2)]);
    await step(orderId, 'ship', { carrier: 'DHL', trackingNumber: v7() });
    await step(orderId, 'record-balance');
    const before = await stockOf(shop, jacket);
    await admin.post(
      `/admin/orders/${orderId}/refunds`,
      {
        reason: 'torn',
        restock: true,
        lines: [0, 2].map((at) => ({ variantId: variantOf(at), quantity: 1 })),
      },
      { expect: 200, key: v7() },
    );
    expect((await stockOf(shop, jacket)).on_hand).toBe(before.on_hand + 1);
    const { text } = await admin.get('/admin/orders/export.csv', {
      query: { filter: JSON.stringify({ id: [orderId] }) },
      expect: 200,
    });
    expect(text).toContain('Engraving');
    const { body: report } = await admin.get<Json>('/admin/reports/products', { expect: 200 });
    expect(report.rows.map(({ label }: Json) => label)).toContain('Own lines');
  });

  it.each(['card', 'cash'])(
    'may be all of an order, which waits for its money as any: %s',
    async (method) => {
      const id = await written({ lines: [], ownLines: [engraving] });
      const { body, status } = await placing(id, { method });
      expect([status, typeof body.orderId]).toEqual([200, 'string']);
      const row = await rowOf(body.orderId);
      expect(new Date(row?.['hold_expires_at'] as string).getTime()).toBeGreaterThan(Date.now() + 60_000);
    },
  );

  it('are written by whoever may set prices alone, and left as they are by the others', async () => {
    const role = { name: `Clerk ${v7()}`, permissions: ['orders.read', 'orders.write'], refundLimit: null };
    const { body } = await admin.post<Json>('/admin/roles', role, { expect: 201 });
    const clerk = await shop.shopper('Cleo Clerk', 'staff');
    await shop.sql('update account set staff_role_id = $2 where email_key = $1', [clerk.email, body.id]);
    await clerk.post('/admin/draft-orders', draftOf({ ownLines: [engraving] }), { expect: 403 });
    const path = `/admin/draft-orders/${await written({ ownLines: [engraving] })}`;
    const cheaper = draftOf({ ownLines: [{ ...engraving, price: 1 }] });
    await clerk.put(path, cheaper, { expect: 403 });
    // the same number of another currency is another price, and none at all is one
    await clerk.put(path, draftOf({ ownLines: [engraving], currency: 'UGX' }), { expect: 403 });
    await clerk.put(path, draftOf({ ownLines: [] }), { expect: 403 });
    await clerk.put(path, draftOf({ ownLines: [engraving], currency: 'USD' }), { expect: 200 });
    const kept = await clerk.put<Json>(path, draftOf({ ownLines: [engraving], note: 'x' }), { expect: 200 });
    expect(kept.body).toMatchObject({ ownLines: [{ ...engraving, grams: 0 }], note: 'x' });
  });

  it.each([
    [{ price: -1 }, 'ownLines.0.price', 'Price cannot be below 0'],
    [{ price: 1_000_000_001 }, 'ownLines.0.price', 'Price must be at most 1000000000'],
    [{ price: 1.999 }, 'ownLines.0.price', '1.999 is not an amount with at most two decimals'],
    [{ name: ' ' }, 'ownLines.0.name', 'Name is required'],
    [{ quantity: 0 }, 'ownLines.0.quantity', 'Quantity must be a whole number from 1 to 99'],
    [{ taxCategory: 'none' }, 'ownLines.0.taxCategory', /^taxCategory must be one of/],
  ])('that cannot be, such as %j, are told at their field', async (wrong, field, message) => {
    const { body } = await admin.post<Json>(
      '/admin/draft-orders',
      draftOf({ ownLines: [{ ...engraving, ...wrong }] }),
      { expect: 400 },
    );
    expect(body.errors).toEqual([{ field, message: expect.stringMatching(message) }]);
  });
});

describe('what cannot be placed', () => {
  beforeAll(async () => {
    jacket = await goods(shop);
  });

  it('is told, and the draft stays', async () => {
    const id = await written();
    const { total } = await quoted();
    expect((await placing(id, { total: total + 1 })).status).toBe(409);
    expect((await placing(id, { method: 'nothing' })).status).toBe(400);
    expect((await admin.get<Json>(`/admin/draft-orders/${id}`, { expect: 200 })).body.state).toBe('open');
    for (const [more, code] of [
      [{ lines: [] }, 'draft_order_empty'],
      [{ contact: { email: '', phone: '0788123456' } }, 'buyer_unreachable'],
    ] as const)
      expect((await placing(await written(more))).body.code).toBe(code);
    expect((await placing(v7())).status).toBe(404);
    expect((await placing(await written({ lines: [{ variantId: v7(), quantity: 1 }] }))).status).toBeLessThan(
      500,
    );
  });

  it('weighs what its own lines weigh, where they are sent by weight', async () => {
    const zone = {
      name: 'Iceland',
      areas: [{ country: 'IS' }],
      methods: [
        {
          ...{ name: 'By weight', kind: 'weight', price: 0, daysFrom: 1, daysTo: 2 },
          steps: [
            { upTo: 1_000, price: 5 },
            { upTo: 5_000, price: 20 },
          ],
        },
      ],
    };
    const { id } = (await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 })).body;
    const statue = { name: 'A statue', price: 90, taxCategory: 'standard', isShipped: true, quantity: 2 };
    const sent = async (grams?: number | null) =>
      (
        await quoted({
          lines: [],
          ownLines: [{ ...statue, grams }],
          shippingAddress: { ...address, country: 'Iceland' },
        })
      ).shipping;
    expect([await sent(), await sent(null), await sent(400), await sent(600)]).toEqual([5, 5, 5, 20]);
    const { body } = await admin.post<Json>(
      '/admin/draft-orders',
      draftOf({ ownLines: [{ ...statue, grams: 600 }] }),
      { expect: 201 },
    );
    expect(body.ownLines).toEqual([{ ...statue, grams: 600 }]);
    const heavy = draftOf({ ownLines: [{ ...statue, grams: 0.5 }] });
    const refused = await admin.post<Json>('/admin/draft-orders', heavy, { expect: 400 });
    expect(refused.body.errors).toMatchObject([{ field: 'ownLines.0.grams' }]);
    await admin.delete(`/admin/shipping-zones/${id}`, undefined, { expect: 200 });
  });

  it('is not written down for an account that is not there', async () => {
    const { body } = await admin.post<Json>('/admin/draft-orders', draftOf({ customerId: v7() }), {
      expect: 400,
    });
    expect(body.code).toBe('draft_customer_unknown');
    expect(body.errors).toEqual([{ field: 'customerId', message: expect.any(String) }]);
  });

  it('is not priced in what is no currency', async () => {
    const engraving = { name: 'Engraving', price: 1, taxCategory: 'standard', isShipped: false, quantity: 1 };
    for (const path of ['/admin/draft-orders', '/admin/draft-orders/quote']) {
      const terms = draftOf({ currency: 'ZZZ', ownLines: [engraving] });
      const { body } = await admin.post<Json>(path, terms, { expect: 400 });
      expect(body.errors).toEqual([{ field: 'currency', message: expect.stringContaining('ISO 4217') }]);
    }
  });

  it('is nobody’s but the staff’s', async () => {
    const shopper = await shop.shopper();
    await shopper.get('/admin/draft-orders', { expect: 403 });
    await shopper.post('/admin/draft-orders', draftOf(), { expect: 403 });
  });
});
