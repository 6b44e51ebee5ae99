import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { insertManyOrders, insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const MANY = 2_500;

let admin: Client;
const lines = async (path: string) => {
  const file = await admin.fetch(`/api/v1/admin${path}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+\.csv"$/);
  return (await file.text()).split('\r\n').slice(1, -1);
};

beforeAll(async () => {
  admin = await shop.admin();
  const { email } = await shop.shopper('=HYPERLINK("http://evil.example","Ann")');
  await insertManyOrders(shop, email, MANY);
  await insertOrder(shop, { email, status: 'shipped', sku: '@SKU', trackingNumber: '+1Z;=2' });
});

describe('exports of the back office', () => {
  it('hold every order once, however many there are, newest first', async () => {
    const rows = await lines('/orders/export.csv');
    expect(rows).toHaveLength(MANY + 1);
    const ids = rows.map((row) => row.split(',')[1]);
    expect(new Set(ids).size).toBe(MANY + 1);
    const placed = rows.map((row) => row.split(',')[2] ?? '');
    expect([...placed].sort().reverse()).toEqual(placed);
  });

  it('hold what the filter of the list names', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'shipped' }));
    expect(await lines(`/orders/export.csv?filter=${filter}`)).toHaveLength(1);
    const refused = await admin.fetch('/api/v1/admin/orders/export.csv?filter={"password":1}');
    expect(refused.status).toBe(400);
  });

  it('S64 carry no cell that a spreadsheet runs', async () => {
    const [row] = await lines(`/orders/export.csv?filter=${encodeURIComponent('{"status":"shipped"}')}`);
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"",""Ann"")"`);
    expect(row).toMatch(/,'\+1Z;'=2$/);
    const customers = await lines('/customers/export.csv');
    expect(customers.every((line) => !/(^|,)"?[=+\-@\t\0]/.test(line))).toBe(true);
  });

  it('hold every customer with orders and spending', async () => {
    const rows = await lines('/customers/export.csv?filter=' + encodeURIComponent('{"role":"customer"}'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`,customer,${MANY + 1},`);
  });
});

describe('the export of the audit log', () => {
  it('holds every row with the hash of the one before, in the order of the chain', async () => {
    for (const name of ['Lamps', 'Lanterns', 'Lights'])
      await admin.post('/admin/categories', { name }, { expect: 201 });
    const rows = (await lines('/audit/export.csv')).map((row) => row.split(','));
    const hashes = rows.map((row) => row.at(-1));
    expect(rows.map(([seq]) => Number(seq))).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map((row) => row.at(-2))).toEqual(['', ...hashes.slice(0, -1)]);
    expect(new Set(hashes).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(2);
  });
});

describe('the list of orders', () => {
  it('pages through many orders without repeating or losing one, by every sort', async () => {
    for (const sort of ['createdAt', 'totalAmount', 'status', 'customer', 'number']) {
      const seen = new Set<string>();
      for (let first = 0; first < MANY + 1; first += 100) {
        const query = { sort: `["${sort}","ASC"]`, range: `[${first},${first + 99}]` };
        const { body, headers } = await admin.get<{ id: string }[]>('/admin/orders', { query, expect: 200 });
        expect(headers.get('x-total-count')).toBe(String(MANY + 1));
        for (const order of body) seen.add(order.id);
      }
      expect(seen.size).toBe(MANY + 1);
    }
  });
});

describe('exports that are longer than what is read at once', () => {
  it('hold every variant once', async () => {
    await shop.sql(`with made as (
        insert into product (id, name, description, category, price_cents, max_price_cents, created_at, updated_at)
          select gen_random_uuid(), 'Batch ' || n, 'One of many.', 'Batches', 500, 500, now(), now()
            from generate_series(1, 700) n returning id),
      twice as (
        insert into variant (id, product_id, sku, options, price_cents, position)
          select gen_random_uuid(), id, 'B-' || id || '-' || v, jsonb_build_object('Size', v::text), 500, v
            from made, generate_series(0, 1) v returning id)
      insert into stock (variant_id, initial, on_hand) select id, 3, 3 from twice`);
    const ids = (await lines('/products/export.csv')).map((line) => line.split(',')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([1_400, 1_400]);
  });

  it('hold every customer once', async () => {
    await shop.sql(`insert into account (id, email, email_key, name, password_hash, created_at, updated_at)
      select gen_random_uuid(), 'many' || n || '@example.com', 'many' || n || '@example.com', 'Many ' || n,
        '$argon2id$v=19$none', now(), now() from generate_series(1, 2100) n`);
    const filter = encodeURIComponent('{"q":"@example.com"}');
    const ids = (await lines(`/customers/export.csv?filter=${filter}`)).map((line) => line.split(',')[0]);
    expect(ids.length).toBeGreaterThan(2_100);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
