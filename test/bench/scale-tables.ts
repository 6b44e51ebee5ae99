import pg from 'pg';
import { memoryOf } from '../support/memory.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { runMayRefuse, warmUp } from './load.ts';
import { resetBuyers, SCENARIOS } from './scenarios.ts';
import { startApi, stop, tell, type BenchSetup } from './servers.ts';

const CONNECTIONS = 4;

/** What a call costs over this database, in milliseconds of processor time, those refused included; each is warmed up first. */
export interface Cost {
  name: string;
  apiMs: number;
  databaseMs: number;
  /** How many of so many calls were asked to come again. */
  refused: number;
  calls: number;
}

/** The costs of the benchmark's scenarios, the API alone. */
export async function costsOver(
  setup: BenchSetup,
  products: number,
): Promise<{ costs: Cost[]; peak: number }> {
  resetBuyers();
  const api = await startApi(setup.url, setup.folder);
  const pid = api.process.pid ?? 0;
  const costs: Cost[] = [];
  try {
    for (const { name, calls, warmUp: callsBefore, before, ours } of SCENARIOS) {
      const load = { port: api.port, connections: CONNECTIONS, next: ours(products) };
      if (before) await tell(setup.url, before);
      await warmUp({ ...load, calls: callsBefore });
      if (before) await tell(setup.url, before);
      const from = { api: cpuOf(pid), database: cpuOfFamily(setup.pid) };
      const refused = await runMayRefuse({ ...load, calls });
      const [apiMs, databaseMs] = [cpuOf(pid) - from.api, cpuOfFamily(setup.pid) - from.database];
      costs.push({ name, apiMs: apiMs / calls, databaseMs: databaseMs / calls, refused, calls });
    }
    return { costs, peak: memoryOf(pid).peak };
  } finally {
    await stop(api);
  }
}

/** The costs over the small shop and over the large one, side by side. */
export function costsTable(small: readonly Cost[], large: readonly Cost[]): string[] {
  return [
    '| call | API ms, small | API ms, large | PostgreSQL ms, small | PostgreSQL ms, large | grown | refused, large |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...large.map(({ name, apiMs, databaseMs, refused, calls }) => {
      const before = small.find((one) => one.name === name) ?? { apiMs, databaseMs };
      const grown = (apiMs + databaseMs) / (before.apiMs + before.databaseMs);
      const times = [before.apiMs, apiMs, before.databaseMs, databaseMs].map((ms) => ms.toFixed(2));
      return `| ${[name, ...times, grown.toFixed(2), `${refused} of ${calls}`].join(' | ')} |`;
    }),
  ];
}

/** The largest tables with their indexes. */
export async function sizesTable(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; rows: string; table: string; indexes: string }>(
    `select relname as name, reltuples::bigint::text as rows, pg_size_pretty(pg_table_size(oid)) as table,
       pg_size_pretty(pg_indexes_size(oid)) as indexes
     from pg_class where relkind = 'r' order by pg_total_relation_size(oid) desc limit 12`,
  );
  await client.end();
  return [
    '| table | rows | itself | indexes |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ name, rows: count, table, indexes }) => `| ${name} | ${count} | ${table} | ${indexes} |`),
  ];
}
