import { appendFileSync, globSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiProcess } from '../support/api-process.js';
import { memoryOf } from '../support/memory.js';
import type { ChaosShop } from './chaos-shop.js';
import { pause } from './pause.js';
import { trendOf, type Point, type Trend } from './trend.js';

/** What the shop's processes and its database may hold, by name. */
type Gauges = Record<string, number>;

const LOOKS = 700;
const SHORTEST_MS = 500;
const TIMEOUT_MS = 2_000;
const MB = 2 ** 20;
/** Where Node.js keeps machine code, and byte code with what belongs to either. */
const COMPILED = ['code', 'code_large_object', 'trusted', 'trusted_large_object'];
const RESULTS = fileURLToPath(new URL('../../test-results', import.meta.url));

/** What a process may take more of the machine, in MiB a second. */
const MEMORY_SLOPE = 1 / 600;

const DATABASE = `
  select (select count(*)::int from pg_stat_activity where datname = current_database() and application_name like 'duka-%')
      as "connections",
    (select count(*)::int from graphile_worker.jobs where run_at < now()) as "jobs due",
    (select coalesce(100 * sum(n_dead_tup) / nullif(sum(n_live_tup + n_dead_tup), 0), 0)::float from pg_stat_user_tables)
      as "dead rows, percent",
    (select count(*)::int from graphile_worker.jobs where task_identifier not like 'sandbox.%') as "jobs kept"`;

/** Looks at what must not grow, from the beginning of a run to its end. */
export class Watch {
  private readonly looks: { seconds: number; gauges: Gauges }[] = [];
  private logged = 0;

  /** @param seconds for how long */
  constructor(
    private readonly shop: ChaosShop,
    private readonly seconds: number,
  ) {}

  /** Looks until the time is over; while the database or the process is away, it looks away. */
  async run(): Promise<void> {
    const kept = join(RESULTS, 'looks.jsonl');
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(kept, '');
    const began = Date.now();
    const every = Math.max(SHORTEST_MS, (this.seconds * 1_000) / LOOKS);
    while (Date.now() < began + this.seconds * 1_000) {
      const gauges = await this.look().catch(() => undefined);
      const seconds = (Date.now() - began) / 1_000;
      if (gauges) {
        this.looks.push({ seconds, gauges });
        appendFileSync(kept, `${JSON.stringify({ seconds, gauges })}\n`);
      }
      await pause(every);
    }
  }

  /** How each gauge went. */
  trends(): Map<string, Trend> {
    const names = Object.keys(this.looks[0]?.gauges ?? {});
    const slopeOf = (name: string) => (name.endsWith('memory, MiB') ? MEMORY_SLOPE : undefined);
    return new Map(names.map((name) => [name, trendOf(this.pointsOf(name), slopeOf(name))]));
  }

  private pointsOf(name: string): Point[] {
    return this.looks.map(({ seconds, gauges }) => [seconds, gauges[name] ?? 0]);
  }

  private async look(): Promise<Gauges> {
    const [database = {}] = await this.shop.sql<Gauges>(DATABASE);
    const logs = globSync(join(this.shop.dataDir, '*.log'));
    const logged = logs.reduce((sum, file) => sum + statSync(file).size, 0);
    const news = logged - this.logged;
    this.logged = logged;
    return {
      ...(await ofApi(this.shop.api)),
      ...this.ofStorefront(),
      ...database,
      'log, KiB a look': news / 1024,
    };
  }

  private ofStorefront(): Gauges {
    const pid = this.shop.storefront?.pid;
    if (pid === undefined) return {};
    return {
      'storefront memory, MiB': memoryOf(pid).now,
      'storefront descriptors': readdirSync(`/proc/${pid}/fd`).length,
    };
  }
}

async function ofApi(api: ApiProcess): Promise<Gauges> {
  const asked = fetch(`http://127.0.0.1:${api.place.metricsPort}/metrics`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await (await asked).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  const space = (name: string) => read(String.raw`nodejs_heap_space_size_used_bytes\{space="${name}"\}`);
  return {
    'API memory, MiB': memoryOf(api.child.pid).now,
    'API heap kept, MiB': read('duka_heap_kept_bytes') / MB,
    'API compiled code, MiB': COMPILED.reduce((sum, name) => sum + space(name), 0) / MB,
    'API buffers, MiB': read('nodejs_external_memory_bytes') / MB,
    'API descriptors': read('process_open_fds'),
    'API timers': read(String.raw`nodejs_active_resources\{type="Timeout"\}`),
  };
}

/** As Markdown. */
export function tableOfTrends(trends: ReadonlyMap<string, Trend>): string {
  const lines = [...trends].map(
    ([name, { first, last, rise, certainty, grows }]) =>
      `| ${[name, first.toFixed(1), last.toFixed(1), rise.toFixed(2), certainty.toFixed(1), grows ? '**yes**' : 'no'].join(' | ')} |`,
  );
  return [
    '| Gauge | At first | At last | Rise over the run | Certainty | Grows |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...lines,
  ].join('\n');
}
