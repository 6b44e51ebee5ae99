import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { chanceOf } from '../support/chance.js';
import type { Client, Json } from '../support/client.js';
import { eventually, runJob } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const SEED = 20_261_129;
const RATES = [19_000, 7_000, 5_500];
const COUNTRIES = ['Uganda', 'Germany', 'France'];
/** From the middle of a month to that of another one, and days before and after. */
const FIRST = Date.UTC(2024, 0, 10);
const DAYS = 100;
const DAY_MS = 86_400_000;
const dayAt = (n: number) => new Date(FIRST + n * DAY_MS).toISOString().slice(0, 10);

let admin: Client;
const chance = chanceOf(SEED);
const below = (n: number) => Math.floor(chance() * n);

const waiting = () => shop.sql('select order_id from sales_change');
const fold = async () => {
  await runJob(shop, 'reports.count-sales', `taxes ${v7()}`);
  await eventually(waiting, (rows) => rows.length === 0);
};

/** An order with an invoice of one or two rates, of which some are cancelled later: then all of it is given back. */
async function taxed(email: string, place: number): Promise<void> {
  const placedAt = new Date(FIRST + below(DAYS * 24) * 3_600_000);
  const taxes = RATES.slice(below(2), 2 + below(2)).map((thousandths) => {
    const net = 100 + below(10_000);
    const tax = Math.round((net * thousandths) / 100_000);
    return { name: 'VAT', thousandths, net, tax, gross: net + tax };
  });
  const totalCents = taxes.reduce((sum, { gross }) => sum + gross, 0);
  const { id } = await insertOrder(shop, { email, status: 'processing', totalCents, placedAt });
  await shop.sql(
    `update orders set erased_country = $2, receipt = jsonb_set(receipt, '{taxes}', $3) where id = $1`,
    [id, COUNTRIES[below(COUNTRIES.length)], JSON.stringify(taxes)],
  );
  await shop.sql('insert into invoice (id, order_id, number, issued_at) values ($1, $2, $3, $4)', [
    ...[v7(), id, 800_000 + place, new Date(placedAt.getTime() + 3_600_000).toISOString()],
  ]);
  if (chance() < 0.7) return;
  const endedAt = new Date(placedAt.getTime() + below(40) * DAY_MS + 7_200_000).toISOString();
  await shop.sql(
    `with ended as (insert into order_event (id, order_id, event, from_status, to_status, actor_kind, message, created_at)
       values ($1, $2, 'cancel', 'processing', 'cancelled', 'admin', 'Cancelled', $3))
     update orders set status = 'cancelled', captured_cents = 0, payment_detail = 'unpaid', payment_status = 'pending' where id = $2`,
    [v7(), id, endedAt],
  );
}

const RATE = `t.name || ' ' || (t.thousandths / 1000.0)::float8 || '%'`;
/** What the papers tell, one by one. */
const told = async (from: string, to: string) =>
  shop.sql<Json>(
    `select coalesce(o.goes_to, '') as country, ${RATE} as rate, count(distinct o.id)::int as orders, count(*)::int as papers, sum(t.net_cents)::int as net,
       sum(t.tax_cents)::int as tax, sum(t.gross_cents)::int as gross
     from tax_record t join orders o on o.id = t.order_id
     where t.booked_at >= $1::date and t.booked_at < $2::date + 1 group by 1, 2`,
    [from, to],
  );
const CODES: Record<string, string> = { Uganda: 'UG', Germany: 'DE', France: 'FR' };
/** Each line opens the orders whose papers it counts. */
async function mustOpen(lines: Json[], papers: Json[]): Promise<void> {
  for (const { country, rate, orders } of papers) {
    const line = lines.find(({ key }) => key === `${CODES[country as string]}/${rate as string}`);
    const query = { filter: JSON.stringify(line?.['opens'].filter), range: '[0,99]' };
    expect((await admin.get<Json[]>('/admin/orders', { query, expect: 200 })).body).toHaveLength(orders);
  }
}
async function mustAgree(from: string, to: string): Promise<number> {
  const query = { from, to };
  const report = (await admin.get<Json>('/admin/reports/taxes', { query, expect: 200 })).body;
  const papersOf = await told(from, to);
  await mustOpen(report.rows, papersOf);
  const rows = papersOf.map(({ country, rate, papers, net, tax, gross }) => [
    `${CODES[country]}/${rate}`,
    { papers, net: net / 100, tax: tax / 100, gross: gross / 100 },
  ]);
  const seen = report.rows.map(({ key, figures: { charged: _, back: __, ...figures } }: Json) => [
    key,
    figures,
  ]);
  const byKey = (all: [string, Json][]) => Object.fromEntries(all.filter(([, { papers }]) => papers > 0));
  expect(byKey(seen)).toEqual(byKey(rows as [string, Json][]));
  const own = (await admin.get<Json>('/admin/tax-report', { query, expect: 200 })).body.rows;
  const inAll = own.reduce((sum: number, { tax }: Json) => sum + Math.round(tax * 100), 0);
  expect(inAll).toBe(Math.round(report.total.figures.tax * 100));
  return rows.length;
}

beforeAll(async () => {
  admin = await shop.admin();
  const { email } = await shop.shopper();
  for (let place = 0; place < 40; place += 1) await taxed(email, place);
});

describe('the sums of taxes', () => {
  it('are what papers tell of any days, folded or not, by the report and by the tax report', async () => {
    let rows = 0;
    for (let round = 0; round < 24; round += 1) {
      if (round === 8) await fold();
      if (round === 16) {
        // some that change later wait while the others are counted
        await shop.sql('update orders set updated_at = now() where total_cents % 2 = 0');
        await taxed((await shop.shopper()).email, 900);
      }
      const from = below(DAYS + 20) - 5;
      rows += await mustAgree(dayAt(from), dayAt(from + below(DAYS)));
    }
    expect(rows).toBeGreaterThan(40);
    await fold();
    await mustAgree(dayAt(-30), dayAt(DAYS + 60));
    const sound = (await admin.get<Json>('/admin/integrity', { expect: 200 })).body.data;
    const sums = sound.filter(({ id }: Json) => ['I23', 'I23b', 'I48', 'I48b', 'I48c'].includes(id));
    expect(sums.map(({ ok }: Json) => ok)).toEqual([true, true, true, true, true]);
  });
});
