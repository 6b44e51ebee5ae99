import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Client, Json } from '../support/client.js';
import { eventually, runJob } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const command = fileURLToPath(new URL('../../api/dist/count-sales.js', import.meta.url));
const PERIOD = { from: '2026-03-01', to: '2026-04-30' };
let admin: Client;
let email: string;

const stats = async () => (await admin.get<Json>('/admin/stats', { query: PERIOD, expect: 200 })).body;
const figures = async () => {
  const { orders, soldOrders, netSales, total, averageOrder, topProducts, days } = await stats();
  const sales = days.filter((one: Json) => one.orders > 0);
  return { orders, soldOrders, netSales, total, averageOrder, topProducts, sales };
};
const waiting = () => shop.sql('select order_id from sales_change');
const fold = async (as: string) => {
  await runJob(shop, 'reports.count-sales', as);
  await eventually(waiting, (rows) => rows.length === 0);
};

beforeAll(async () => {
  admin = await shop.admin();
  ({ email } = await shop.shopper());
  for (const [placedAt, totalCents] of [
    ['2026-03-10T22:30:00Z', 10_000],
    ['2026-03-11T09:00:00Z', 5_000],
    ['2026-04-02T09:00:00Z', 2_500],
  ] as const)
    await insertOrder(shop, { email, status: 'processing', totalCents, placedAt: new Date(placedAt) });
  await insertOrder(shop, { email, placedAt: new Date('2026-04-02T10:00:00Z') });
});

const MANY = 4_000;
const OTHERS = [
  `insert into orders (id, account_id, status, payment_method, payment_status, payment_detail, currency, subtotal_cents, total_cents,
     contact_email, customer_name, shipping_address, receipt, created_at, updated_at)
   select uuidv7(), o.account_id, o.status, o.payment_method, o.payment_status, o.payment_detail, o.currency, o.subtotal_cents,
     o.total_cents, o.contact_email, o.customer_name, o.shipping_address, o.receipt, o.created_at, o.updated_at
   from (select * from orders order by id limit 1) o cross join generate_series(1, ${MANY})`,
  `insert into invoice (id, number, order_id, issued_at)
   select uuidv7(), 1000000 + row_number() over (), id, now() from orders on conflict do nothing`,
  `insert into order_sale select other.* from (select * from order_sale limit 1) s cross join orders o
   cross join lateral jsonb_populate_record(null::order_sale, to_jsonb(s) || jsonb_build_object('order_id', o.id)) other on conflict do nothing`,
  'delete from sales_change',
  `insert into sales_change (order_id) select id from orders order by id desc limit 10`,
  'analyze orders, invoice',
];

/** Folds ten orders beside many others, tells how many rows of tables were read from end to end or by walking along an index, and undoes it. */
async function readToTheEnd() {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    for (const statement of OTHERS) await client.query(statement);
    // as over a million orders, where walking along two indexes looks cheaper than looking up
    await client.query('set local enable_nestloop = off; set local enable_hashjoin = off');
    const { rows: before } = await client.query(READ);
    const { rows } = await client.query(FOLD);
    const { rows: after } = await client.query(READ);
    return {
      folded: rows[0]?.folded,
      read: after[0]?.read - before[0]?.read,
      walked: after[0]?.found - before[0]?.found >= MANY,
    };
  } finally {
    await client.query('rollback');
    await client.end();
  }
}
const READ = `select sum(seq_tup_read)::int as read, sum(idx_tup_fetch)::int as found from pg_stat_xact_user_tables
  where relname in ('orders', 'invoice', 'order_sale', 'order_tax', 'credit_note')`;
const daysUntil = (last: string) =>
  `array(select at from generate_series(timestamp '2026-01-01', '${last}', '1 day') at)`;
const FOLD = `select fold_sales(2000, (select zone from sales_book), ${daysUntil('2027-12-31')}::date[],
  ${daysUntil('2028-01-01')}::timestamptz[]) as folded`;

describe('the sums of sales', () => {
  it('are kept by looking up what changed, whatever else was sold', async () => {
    await fold('before');
    expect(await readToTheEnd()).toEqual({ folded: 10, read: 0, walked: false });
  });

  it('tell the same before and after what waits was folded in, and after every order was counted anew', async () => {
    const before = await figures();
    expect(before).toMatchObject({ orders: 4, soldOrders: 3, netSales: 175, averageOrder: 58.33 });
    await fold('one');
    expect(await figures()).toEqual(before);
    await shop.sql('update sales_sum set orders = orders + 1');
    expect((await figures()).orders).not.toBe(4);
    await runJob(shop, 'reports.count-anew', 'anew');
    expect(await figures()).toEqual(before);
    await shop.sql('delete from sales_sum');
    const env = { ...process.env, DATABASE_URL: shop.databaseUrl };
    const { stdout } = await promisify(execFile)(process.execPath, [command], { env });
    expect(stdout).toBe('Counted 4 orders by the days of UTC.\n');
    expect(await figures()).toEqual(before);
  });

  it('are the same of orders that were counted before costs were', async () => {
    const before = await figures();
    const emptied = await shop.sql(
      `update order_sale set line_cost_cents = '{}', line_costed_cents = '{}' where products <> '{}' returning order_id`,
    );
    expect(emptied.length).toBeGreaterThan(0);
    const { body } = await admin.get<Json>('/admin/integrity', { expect: 200 });
    const sums = body.data.filter(({ id }: Json) => ['I23', 'I23b'].includes(id));
    expect(sums.map(({ ok }: Json) => ok)).toEqual([true, true]);
    await shop.sql('update orders set updated_at = now()');
    await fold('with costs');
    expect(await figures()).toEqual(before);
  });

  it('take back what a refund, a cancellation or another day changes, folded or not', async () => {
    const [first] = await shop.sql(`select id from orders where total_cents = 10000`);
    const change = (set: string) => shop.sql(`update orders set ${set} where id = $1`, [first?.['id']]);
    await change('refunded_cents = 4000');
    const refunded = await figures();
    expect([refunded.netSales, refunded.orders]).toEqual([135, 4]);
    await fold('refund');
    expect(await figures()).toEqual(refunded);
    await change(`status = 'cancelled', refunded_cents = 10000`);
    expect(await figures()).toMatchObject({ netSales: 75, soldOrders: 3, averageOrder: 37.5 });
    await change(`created_at = '2026-04-20T00:00:00Z'`);
    await fold('later');
    expect((await figures()).sales.map(({ date }: Json) => date)).toEqual([
      '2026-03-11',
      '2026-04-02',
      '2026-04-20',
    ]);
  });

  it('are counted anew by the days of another time zone, and right until then', async () => {
    await shop.sql(`update orders set created_at = '2026-03-31T22:30:00Z' where total_cents = 5000`);
    const days = async () => (await figures()).sales.map(({ date }: Json) => date);
    expect(await days()).toEqual(['2026-03-31', '2026-04-02', '2026-04-20']);
    await fold('utc');
    await admin.put('/admin/settings/shop', { timeZone: 'Africa/Kampala' }, { expect: 200 });
    expect(await days()).toEqual(['2026-04-01', '2026-04-02', '2026-04-20']);
    await fold('kampala');
    expect(await shop.sql('select zone from sales_book')).toEqual([{ zone: 'Africa/Kampala' }]);
    expect(await days()).toEqual(['2026-04-01', '2026-04-02', '2026-04-20']);
  });
});
