import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { EVENT_TYPES } from '../../api/src/kernel/event-types.js';
import { PAYMENT_DETAILS } from '../../api/src/orders/adapters/http/order-parts.dto.js';
import { ORDER_STATES } from '../../api/src/orders/domain/order-states.js';
import { RETURN_STATES } from '../../api/src/returns/domain/return-states.js';
import type { Client, Json } from '../support/client.js';
import { goods, runJob, wanted } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const read = async (after: string, more: object = {}): Promise<Json> =>
  (await admin.get<Json>('/admin/events', { query: { after, ...more }, expect: 200 })).body;
const latest = async (): Promise<string> => (await read('latest')).cursor;
/** What happened of these kinds meanwhile, as `type of what`. */
const during = async (kinds: RegExp, act: () => Promise<unknown>) => {
  const cursor = await latest();
  await act();
  const { events } = await read(cursor, { limit: 500 });
  return (events as Json[]).filter(({ type }) => kinds.test(type));
};
const types = (events: Json[]) => events.map(({ type }) => type as string);

describe('the feed of events tells', () => {
  it('what becomes of an order, without the person', async () => {
    const product = await goods(shop);
    const shopper = await shop.shopper();
    let id = '';
    const placed = await during(/^(order|stock)\./, async () => {
      const body = { ...wanted(product), amount: 10.2 };
      id = (await shopper.post<Json>('/payments/cash', body, { expect: 200 })).body.data.orderId;
    });
    expect(types(placed)).toEqual(expect.arrayContaining(['order.placed', 'stock.changed']));
    const [order] = placed.filter(({ type }) => type === 'order.placed');
    expect(order).toMatchObject({
      ...{ resource: 'order', resourceId: id, version: 1 },
      data: { number: id.slice(-8).toUpperCase(), status: 'pending' },
    });
    expect(JSON.stringify(placed)).not.toMatch(/@|amina|kampala/i);
    const cancelled = await during(/^order\./, () =>
      admin.post(`/admin/orders/${id}/transitions`, { action: 'cancel', reason: 'Asked' }, { expect: 200 }),
    );
    expect(types(cancelled)).toContain('order.cancelled');
  });

  it('what becomes of a product, its price and its stock', async () => {
    let product: Json;
    const made = await during(/^product\./, async () => {
      product = await makeProduct(admin);
    });
    expect(made.map(({ type, resourceId }) => [type, resourceId])).toContainEqual([
      'product.created',
      product.id,
    ]);
    const variant = product!.variants[0];
    const path = `/admin/products/${product!.id}`;
    const dearer = await during(/^price\./, () =>
      admin.put(path, { variants: [{ ...variant, price: 99 }] }, { expect: 200 }),
    );
    expect(dearer).toMatchObject([
      {
        type: 'price.changed',
        resource: 'variant',
        resourceId: variant.id,
        data: { productId: product!.id },
      },
    ]);
    const counted = await during(/^stock\./, () =>
      admin.put(path, { variants: [{ ...variant, price: 99, stock: 7 }] }, { expect: 200 }),
    );
    expect(types(counted)).toEqual(['stock.changed']);
    const renamed = await during(/^product\./, () =>
      admin.put(path, { name: 'Another lamp' }, { expect: 200 }),
    );
    expect(types(renamed)).toEqual(['product.changed']);
    const gone = await during(/^product\./, () => admin.delete(path, undefined, { expect: 200 }));
    expect(types(gone)).toEqual(['product.deleted']);
  });

  it('who became a customer, by their id alone', async () => {
    const events = await during(/^customer\./, () => shop.shopper());
    expect(events).toMatchObject([{ type: 'customer.created', data: {} }]);
  });

  it('nothing of what was taken back', async () => {
    const cursor = await latest();
    await shop.sql(`do $$ begin
      begin perform tell_event('order.changed', 'order', gen_random_uuid(), '{}'); raise 'no'; exception when others then null; end;
    end $$`);
    expect(await read(cursor)).toEqual({ events: [], cursor, hasMore: false });
  });
});

it('what the feed tells is one list, which webhooks choose from, and all that the triggers of the database write', async () => {
  const functions = await shop.sql<Json>(`select prosrc from pg_proc where proname like 'tell\\_%'`);
  const written = functions.flatMap(({ prosrc }) => [
    ...String(prosrc).matchAll(/tell_(?:event|variant)\('([a-z_]+\.[a-z_]+)'/g),
  ]);
  const ofTheShop = await shop.sql<Json>(
    `select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'tell_shop'::regproc`,
  );
  const told = [
    ...written.map(([, type]) => type),
    ...ofTheShop.map(({ name }) => `${name}.changed`),
    // an order is placed pending and never becomes it again
    ...ORDER_STATES.filter((state) => state !== 'pending').map((state) => `order.${state}`),
    ...PAYMENT_DETAILS.map((detail) => `order.${detail}`),
    ...RETURN_STATES.map((state) => `return.${state}`),
    // one function tells of both, by their kind
    ...['purchase_order.changed', 'transfer.changed'],
  ];
  expect([...new Set(told)].toSorted()).toEqual(EVENT_TYPES.toSorted());
  const offered = (await admin.get<Json>('/admin/webhooks/event-types', { expect: 200 })).body;
  expect(offered.map(({ id }: Json) => id)).toEqual(EVENT_TYPES);
});

describe('whoever follows the feed', () => {
  it('is told at once of what happens while they wait', async () => {
    const cursor = await latest();
    const began = Date.now();
    const waiting = read(cursor, { wait: 20 });
    const id = v7();
    await shop.sql(`select tell_event('order.changed', 'order', $1, '{}')`, [id]);
    expect((await waiting).events).toMatchObject([{ resourceId: id }]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('goes on where they were after a restore into another database, whose transactions have other numbers', async () => {
    const cursor = await latest();
    const id = v7();
    // as a dump of a database with more transactions behind it brings it
    await shop.sql(
      `insert into event (written_in, type, resource, resource_id)
       values ((pg_current_xact_id()::text::bigint + 1000000)::text::xid8, 'order.changed', 'order', $1)`,
      [id],
    );
    const page = await read(cursor);
    expect(page.events).toMatchObject([{ resourceId: id }]);
    const place = (one: string) => Number(one.split('.')[0]);
    expect(place(page.cursor)).toBe(place(cursor) + 1);
  });

  it('hears that their cursor is of another history, or that events are no longer kept', async () => {
    const { cursor } = await read('latest');
    const [place = ''] = String(cursor).split('.');
    const refused = async (after: string) =>
      (await admin.get<Json>('/admin/events', { query: { after }, expect: 409 })).body.code;
    for (const wrong of [`${place}.${v7()}`, `${Number(place) + 5}.${v7()}`, 'yesterday'])
      expect(await refused(wrong)).toBe('event_cursor_unknown');
    await shop.sql(`update event set occurred_at = now() - interval '31 days' where position is not null`);
    await runJob(shop, 'events.forget');
    expect(await refused('0')).toBe('events_forgotten');
    expect((await read(cursor)).events).toEqual([]);
    expect((await read('latest')).cursor).toBe(place);
  });

  it('is not needed: what nobody has read goes, too, however much there is', async () => {
    await shop.sql(
      `insert into event (type, resource, resource_id, occurred_at)
       select 'order.changed', 'order', gen_random_uuid(), now() - interval '31 days' from generate_series(1, 10001)`,
    );
    await runJob(shop, 'events.forget');
    const [kept] = await shop.sql<Json>(
      `select count(*) from event where occurred_at < now() - interval '30 days'`,
    );
    expect(Number(kept.count)).toBe(0);
  });

  it('is refused what makes no sense, at its name', async () => {
    for (const [name, value] of [
      ['limit', '0'],
      ['limit', '501'],
      ['wait', '31'],
      ['wait', 'long'],
      ['since', '2026-01-01'],
    ] as const) {
      const { body } = await admin.get<Json>('/admin/events', { query: { [name]: value }, expect: 400 });
      expect(body.errors.map(({ field }: Json) => field)).toEqual([name]);
    }
  });
});
