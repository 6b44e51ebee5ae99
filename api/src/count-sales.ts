import pg from 'pg';
import { daysOfZone } from './reports/domain/days.js';

const BATCH = 2_000;
const DAY_MS = 86_400_000;

/** `npm run count-sales`: forgets the sums of sales in the database of `DATABASE_URL` and counts every order again. */
async function main(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    const zone = await zoneOf(client);
    const { days, starts } = await daysOf(client, zone);
    await client.query('select begin_sales_sums($1)', [zone]);
    let [all, taken] = [0, BATCH];
    while (taken === BATCH) {
      const { rows } = await client.query<{ taken: number }>(
        'select fold_sales($1, $2, $3::date[], $4::timestamptz[]) as taken',
        [BATCH, zone, days, starts.map((start) => start.toISOString())],
      );
      taken = rows[0]?.taken ?? 0;
      all += taken;
    }
    process.stdout.write(`Counted ${all} orders by the days of ${zone}.\n`);
  } finally {
    await client.end();
  }
}

async function zoneOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ zone: string | null }>(
    `select value ->> 'timeZone' as zone from setting where key = 'shop'`,
  );
  return rows[0]?.zone ?? 'UTC';
}

/** Also the days of orders that are placed meanwhile. */
async function daysOf(client: pg.Client, zone: string) {
  const { rows } = await client.query<{ first: Date; last: Date }>(
    `select coalesce(min(created_at), now()) as first, greatest(max(created_at), now()) as last from orders`,
  );
  const { first = new Date(), last = new Date() } = rows[0] ?? {};
  return daysOfZone(zone, new Date(first.getTime() - DAY_MS), new Date(last.getTime() + 2 * DAY_MS));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
