import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeProduct } from '../support/products.js';
import { Shop } from '../support/shop.js';

/** The order of each list that grows with the shop, and the index that must give it without sorting. */
const LISTS = [
  ['the newest products', 'product', "status = 'active'", 'created_at desc, id desc', 'product_newest_idx'],
  ['products by price', 'product', "status = 'active'", 'price_cents, id', 'product_price_idx'],
  [
    'products by rating',
    'product',
    "status = 'active'",
    'round(rating_average, 1) desc, rating_count desc, id desc',
    'product_rating_idx',
  ],
  ['products by sales', 'product', "status = 'active'", 'sold_count desc, id desc', 'product_sold_idx'],
  ['all orders', 'orders', 'true', 'created_at desc, id desc', 'orders_listed_idx'],
  ['a tab of orders', 'orders', "status = 'shipped'", 'created_at desc, id desc', 'orders_status_idx'],
  [
    'orders by their last change',
    'orders',
    "updated_at >= '2026-01-01'",
    'updated_at, id',
    'orders_updated_idx',
  ],
  [
    'products by their last change',
    'product',
    "updated_at >= '2026-01-01'",
    'updated_at, id',
    'product_updated_idx',
  ],
  ['orders by total', 'orders', 'true', 'base_total_cents desc, id desc', 'orders_total_idx'],
  ['orders by customer', 'orders', 'true', 'customer_name, id', 'orders_customer_idx'],
  ['orders by status', 'orders', 'true', 'status, id', 'orders_status_id_idx'],
  [
    'orders with a balance',
    'orders',
    "status <> 'cancelled' and captured_cents - surplus_cents < total_cents",
    'created_at desc, id desc',
    'orders_balance_idx',
  ],
  [
    'a shopper’s own orders',
    'orders',
    "account_id = '01990000-0000-7000-8000-000000000001'",
    'created_at desc, id desc',
    'orders_account_idx',
  ],
  [
    'the newest orders of a product',
    'order_line',
    "product_id = '01990000-0000-7000-8000-000000000001'",
    'id desc',
    'order_line_sold_idx',
  ],
  ['customers', 'account', 'true', 'created_at desc, id desc', 'account_created_idx'],
  ['invoices', 'invoice', 'true', 'number desc', 'invoice_number_key'],
  ['invoices by date', 'invoice', 'true', 'issued_at desc, id desc', 'invoice_issued_idx'],
  [
    'what came from a mailbox',
    'contact_message',
    "lower(email) = 'ann@example.com'",
    'created_at desc, id desc',
    'contact_message_email_idx',
  ],
  ['the audit log', 'audit_event', 'true', 'created_at desc, id desc', 'audit_event_created_idx'],
] as const;

/** What a search looks through, and the index that must find it. */
const SEARCHES = [
  ['orders by any text', 'orders', "find_text like '%okello%'", 'orders_find_trgm'],
  ['orders by number', 'orders', "upper(right(id::text, 8)) = 'C4CA4238'", 'orders_number_idx'],
  ['orders by SKU', 'order_line', "sku = 'JACKET-M'", 'order_line_sku_idx'],
  ['customers by name', 'account', "public.fold(name) like '%okello%'", 'account_name_trgm'],
  ['customers by email', 'account', "email_key like '%okello%'", 'account_email_trgm'],
  ['customers by phone', 'account', "phone like '%70000%'", 'account_phone_trgm'],
] as const;

const OF_A_YEAR = `select status, count(*) from orders where created_at >= '2026-01-01' and created_at < '2027-01-01'`;
/** What is counted of hundreds of thousands of rows, and the index that has all of it. */
const COUNTED = [
  [
    'the orders of a method of payment',
    `${OF_A_YEAR} and payment_method = 'card' group by 1`,
    'orders_listed_idx',
  ],
  ['the orders of a coupon', `${OF_A_YEAR} and coupon_code = 'WELCOME' group by 1`, 'orders_listed_idx'],
  ['the sold orders', `${OF_A_YEAR} and captured_cents > 0 group by 1`, 'orders_listed_idx'],
  [
    'the orders of some goods',
    `select order_id from order_line where product_id = any (array(select id from product where category = 'Home'))`,
    'order_line_sold_idx',
  ],
  [
    'the orders of a rate of tax',
    `select order_id from order_tax where name = 'VAT' and thousandths = 18000 and country in ('UG', 'Uganda')
      and day >= '2026-01-01'`,
    'order_tax_rate_idx',
  ],
  [
    'refunds by their days',
    `select * from refunds_by_day(array['2026-01-01']::date[], array['2026-01-01', '2026-01-02']::timestamptz[])`,
    'ledger_posting_refunded_idx',
  ],
] as const;

/** The indexes that shoppers' searches and filters go through. */
const SHOPPERS_SEARCHES = ['product_search_idx', 'product_name_trgm', 'variant_option_keys_idx'];

describe('the lists that grow with the shop', () => {
  const shop = new Shop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  /** The plan that PostgreSQL makes when it may neither read a whole table nor sort, if there is any other way. */
  async function planOf(query: string, by = 'ordered'): Promise<string> {
    const rows = await shop.sql<{ plan: string }>(`
      select string_agg(line, chr(10)) as plan from ${by}($$${query}$$) as line`);
    return rows[0]?.plan ?? '';
  }

  const explaining = (name: string, settings: string) =>
    shop.sql(`create function ${name}(query text) returns setof text language plpgsql ${settings}
      as $$ begin return query execute 'explain (costs off) ' || query; end $$`);
  beforeAll(() => explaining('ordered', 'set enable_seqscan = off set enable_sort = off'));
  beforeAll(() => explaining('found', 'set enable_seqscan = off set enable_indexscan = off'));

  beforeAll(() => explaining('counted', 'set enable_seqscan = off set enable_bitmapscan = off'));

  it.each(LISTS)('read %s in the order of an index', async (_name, table, where, order, index) => {
    const plan = await planOf(`select id from ${table} where ${where} order by ${order} limit 25`);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });

  it.each(SEARCHES)('find %s by an index', async (_name, table, where, index) => {
    expect(await planOf(`select id from ${table} where ${where}`, 'found')).toContain(index);
  });

  it.each(COUNTED)('count %s without reading the rows', async (_name, query, index) => {
    expect(await planOf(query, 'counted')).toContain(`Index Only Scan using ${index}`);
  });

  it.each(SHOPPERS_SEARCHES)('leave nothing of a saved product waiting outside %s', async (index) => {
    await makeProduct(await shop.admin(), { name: 'Copper kettle' });
    expect(await shop.sql(`select gin_clean_pending_list('${index}') as pages`)).toEqual([{ pages: '0' }]);
  });
});
