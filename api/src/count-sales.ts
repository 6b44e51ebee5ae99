import pg from 'pg';
import { daysOfZone } from './reports/domain/days.js';

const BATCH = 10_000;
/** So often is told how far it is, on the error stream. */
const TELL_MS = 5_000;
/** As many as are forgotten, or made to wait, in a statement. */
const PART = 20_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;

/** `npm run count-sales`: forgets the sums of sales in the database of `DATABASE_URL` and counts every order again. */
async function main(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    const zone = await zoneOf(client);
    const { days, starts } = await daysOf(client, zone);
    // as the shop has it: what a page costs does not follow the last one
    await client.query('set random_page_cost = 1.1');
    await begin(client, zone);
    const tell = await progress(client);
    let [all, taken] = [0, BATCH];
    while (taken === BATCH) {
      const { rows } = await client.query<{ taken: number }>(
        'select fold_sales($1, $2, $3::date[], $4::timestamptz[]) as taken',
        [BATCH, zone, days, starts.map((start) => start.toISOString())],
      );
      taken = rows[0]?.taken ?? 0;
      all += taken;
      tell(all);
    }
    process.stdout.write(`Counted ${all} orders by the days of ${zone}.\n`);
  } finally {
    await client.end();
  }
}

/** As the job does: the book stays closed until all orders wait to be counted. */
async function begin(client: pg.Client, zone: string): Promise<void> {
  await client.query('delete from sales_book');
  let forgotten = 1;
  while (forgotten > 0) {
    const { rows } = await client.query<{ count: number }>('select forget_sales($1) as count', [PART]);
    forgotten = rows[0]?.count ?? 0;
  }
  let last: string | null = FIRST_ID;
  while (last !== null) {
    const { rows }: pg.QueryResult<{ last: string | null }> = await client.query(
      'select await_sales($1, $2) as last',
      [last, PART],
    );
    last = rows[0]?.last ?? null;
  }
  await client.query(
    'insert into sales_book (zone) values ($1) on conflict (singleton) do update set zone = excluded.zone',
    [zone],
  );
}

/** Says how many are counted of those that waited at first, while it lasts. */
async function progress(client: pg.Client): Promise<(counted: number) => void> {
  const { rows } = await client.query<{ all: number }>('select count(*)::int as all from sales_change');
  const all = rows[0]?.all ?? 0;
  let told = performance.now();
  return (counted) => {
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    process.stderr.write(`${counted.toLocaleString('en')} of ${all.toLocaleString('en')} orders counted\n`);
  };
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
