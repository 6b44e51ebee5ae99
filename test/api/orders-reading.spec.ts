import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder, type OrderRow } from '../support/orders.js';
import { overtaken } from '../support/overtaken.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

let ann: Client & { email: string };
let bob: Client & { email: string };
let pending: OrderRow;
let shipped: OrderRow;
let delivered: OrderRow;
let foreign: OrderRow;

beforeAll(async () => {
  ann = await shop.shopper('Ann Shopper');
  bob = await shop.shopper('Bob Other');
  delivered = await insertOrder(shop, { email: ann.email, status: 'delivered', placedAt: ago(200) });
  shipped = await insertOrder(shop, {
    email: ann.email,
    status: 'shipped',
    placedAt: ago(30),
    totalCents: 2_549,
  });
  pending = await insertOrder(shop, { email: ann.email, placedAt: ago(1) });
  foreign = await insertOrder(shop, { email: bob.email, status: 'delivered' });
});

describe('my orders', () => {
  it('S21 lists the caller’s own orders alone, newest first, with counts per state', async () => {
    const { body } = await ann.get<Json>('/orders/all', { expect: 200 });
    expect(body.data.map((order: Json) => order.id)).toEqual([pending.id, shipped.id, delivered.id]);
    expect(body.counts).toEqual({ pending: 1, shipped: 1, delivered: 1 });
    expect(body.meta).toEqual({ total: 3, page: 1, limit: 24, pages: 1 });
  });

  it('shows one state when asked for it', async () => {
    const { body } = await ann.get<Json>('/orders/all', { query: { status: 'shipped' }, expect: 200 });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      number: shipped.number,
      totalAmount: 25.49,
      amountPaid: 25.49,
      amountDue: 0,
      paymentStatus: 'paid',
      canCancel: false,
      canTrack: true,
      itemCount: 1,
    });
    expect(body.meta.total).toBe(1);
  });

  it('pages without repeating or losing an order', async () => {
    const first = await ann.get<Json>('/orders/all', { query: { limit: 2 } });
    const second = await ann.get<Json>('/orders/all', { query: { limit: 2, page: 2 } });
    const ids = [...first.body.data, ...second.body.data].map((order: Json) => order.id);
    expect(ids).toEqual([pending.id, shipped.id, delivered.id]);
  });

  it.each([
    'status=gone',
    'status=pending&status=shipped',
    'status=',
    'status[]=pending',
    'status[$ne]=pending',
    'status%5B%24ne%5D=pending',
    'page=1&status%5b0%5d=pending',
    'limit=101',
    'page=0',
    'page=x',
  ])('S21 refuses ?%s', async (query) => {
    expect((await ann.get(`/orders/all?${query}`)).status).toBe(400);
  });
});

describe('when an order arrives', () => {
  it('is promised as on the product page: in three to five working days after it was placed', async () => {
    const cleo = await shop.shopper('Cleo Waiting');
    const placedAt = new Date('2026-11-21T10:00:00Z');
    const { id } = await insertOrder(shop, { email: cleo.email, status: 'shipped', placedAt });
    const { body } = await cleo.get<Json>(`/orders/${id}`, { expect: 200 });
    expect(body.data.expectedDelivery).toEqual({ from: '2026-11-25', to: '2026-11-27' });
  });

  it.each([
    ['pending', { from: '2026-11-25', to: '2026-11-27' }],
    ['processing', { from: '2026-11-25', to: '2026-11-27' }],
    ['delivered', null],
    ['cancelled', null],
  ] as const)('is told of a %s one as far as it is still to come', async (status, expected) => {
    const dan = await shop.shopper('Dan Waiting');
    const placedAt = new Date('2026-11-21T10:00:00Z');
    const { id } = await insertOrder(shop, { email: dan.email, status, placedAt });
    const { body } = await dan.get<Json>(`/orders/${id}`, { expect: 200 });
    expect(body.data.expectedDelivery).toEqual(expected);
  });
});

describe('one order', () => {
  it('tells its buyer everything about it', async () => {
    const { body } = await ann.get<Json>(`/orders/${pending.id}`, { expect: 200 });
    expect(body.data).toMatchObject({
      id: pending.id,
      status: 'pending',
      paymentDetail: 'unpaid',
      amountDue: 90,
      canCancel: true,
      canTrack: false,
      shipping: 0,
      user: { name: 'Ann Shopper', email: ann.email },
      payUrl: null,
      timeline: [expect.objectContaining({ event: 'placed', message: 'Order placed' })],
    });
  });

  it.each(['', '/tracking', '/invoice.pdf'])(
    'S20 answers for somebody else’s order%s as for one that never was',
    async (part) => {
      const theirs = await ann.get<Json>(`/orders/${foreign.id}${part}`);
      const unknown = await ann.get<Json>(`/orders/${v7()}${part}`);
      const malformed = await ann.get<Json>(`/orders/not-an-id${part}`);
      expect([theirs.status, unknown.status, malformed.status]).toEqual([404, 404, 404]);
      expect(theirs.body.message).toBe('Order not found');
      expect(theirs.body.message).toBe(unknown.body.message);
    },
  );

  it('hides the notes of staff from the buyer', async () => {
    await shop.sql(
      `insert into order_event (id, order_id, event, to_status, actor_kind, message, created_at)
       values ($1, $2, 'note', 'pending', 'staff', 'Seems to be a difficult one', now())`,
      [v7(), pending.id],
    );
    const { body } = await ann.get<Json>(`/orders/${pending.id}`);
    expect(body.data.timeline.map((entry: Json) => entry.event)).toEqual(['placed']);
  });
});

describe('an order that is written to while it is read', () => {
  let cleo: Client & { email: string };
  let staff: Client;
  beforeAll(async () => void ([cleo, staff] = [await shop.shopper(), await shop.staff()]));

  it.each<[string, (id: string) => Promise<Json>]>([
    ['its buyer', async (id) => (await cleo.get<Json>(`/orders/${id}`, { expect: 200 })).body.data],
    ['staff', async (id) => (await staff.get<Json>(`/admin/orders/${id}`, { expect: 200 })).body],
  ])('is told to %s as of one moment', async (_whom, read) => {
    const { id } = await insertOrder(shop, { email: cleo.email, status: 'shipped' });
    const order = await overtaken(shop, id, () => read(id));
    const told = order.timeline.some((entry: Json) => entry.message === 'LATER');
    expect(told).toBe(order.trackingNumber === 'LATER');
    const after = await read(id);
    expect([after.trackingNumber, after.timeline.at(-1).message]).toEqual(['LATER', 'LATER']);
  });
});

describe('tracking', () => {
  it('is estimated from the order time as long as no carrier tells', async () => {
    const { body } = await ann.get<Json>(`/orders/${shipped.id}/tracking`, { expect: 200 });
    expect(body.estimated).toBe(true);
    expect(body.trackingEvents.map((event: Json) => event.status)).toEqual([
      'confirmed',
      'processing',
      'shipped',
    ]);
  });

  it('is the carrier’s once a carrier tells', async () => {
    await shop.sql(
      `insert into tracking_event (id, order_id, status, description, location, source, occurred_at, created_at)
       values ($1, $2, 'in_transit', 'Arrived at sorting centre', 'Nairobi', 'carrier', now(), now())`,
      [v7(), shipped.id],
    );
    const { body } = await ann.get<Json>(`/orders/${shipped.id}/tracking`, { expect: 200 });
    expect(body.estimated).toBe(false);
    expect(body.trackingEvents).toEqual([
      expect.objectContaining({ status: 'in_transit', location: 'Nairobi' }),
    ]);
  });

  it('tells nothing of an order that is not paid', async () => {
    const { body } = await ann.get<Json>(`/orders/${pending.id}/tracking`, { expect: 200 });
    expect(body.trackingEvents).toEqual([]);
  });
});
