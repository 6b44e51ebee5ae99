import { openSandbox, startApi, stop } from './servers.ts';
import { bearer } from './scenarios.ts';

/** As many levels, or products, as one call takes. */
const BATCH = 1_000;
/** Seconds for ten thousand on two cores: of levels, and of products, of which a hundred thousand have five minutes. */
const AIM = 30;

export interface SyncFigures {
  what: string;
  count: number;
  calls: number;
  seconds: number;
  /** Of the slowest call, in milliseconds. */
  slowest: number;
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
type Call = (path: string, init?: Init) => Promise<{ body: unknown; ms: number }>;

const pad = (n: number) => n.toString(16).padStart(12, '0');
/** As `catalogue.sql` names the first variant of each product. */
const sku = (n: number) => `BENCH-${pad(n)}-0`;

/** What another system does with a shop of so many products: it sets the stock of each, and reads all of them. */
export async function measureSync(count: number): Promise<SyncFigures[]> {
  const setup = await openSandbox('catalogue.sql', count);
  const api = await startApi(setup.url, setup.folder);
  const call: Call = async (path, init = {}) => {
    const began = performance.now();
    const headers = { authorization: bearer(1), 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/v1/admin/${path}`, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return { body: JSON.parse(text), ms: performance.now() - began };
  };
  try {
    return [
      await timed('stock levels pushed', count, (from) => push(call, from, count)),
      await timed('others pushed', count, (from) => push(call, from, count, 1)),
      await timed('products pulled', count, (from) => pull(call, from, count)),
      await timed('lines of customers imported', count, (from) => bring(call, from, count)),
      await timed('customers pulled', count, (from) => pull(call, from, count, 'customers')),
    ];
  } finally {
    await stop(api);
    await setup.close();
  }
}

async function timed(
  what: string,
  count: number,
  batch: (from: number) => Promise<number>,
): Promise<SyncFigures> {
  const began = performance.now();
  const times: number[] = [];
  for (let from = 0; from < count; from += BATCH) times.push(await batch(from));
  const seconds = (performance.now() - began) / 1_000;
  return { what, count, calls: times.length, seconds, slowest: Math.max(...times) };
}

/** @throws when a level is not taken */
async function push(call: Call, from: number, count: number, more = 0): Promise<number> {
  const levels = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => ({
    ...{ sku: sku(from + index + 1), onHand: ((from + index) % 1_000) + more, reason: 'Counted' },
  }));
  const { body, ms } = await call('stock-levels', { method: 'POST', body: JSON.stringify({ levels }) });
  const { results } = body as { results: { ok: boolean }[] };
  if (results.length !== levels.length || results.some(({ ok }) => !ok))
    throw new Error('a level was not taken');
  return ms;
}

const COLUMNS = 'First Name,Last Name,Email,Accepts Email Marketing,Address1,City,Zip,Country Code,Tags,Note';

/** @throws when a customer is not made */
async function bring(call: Call, from: number, count: number): Promise<number> {
  const lines = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
    const n = from + index;
    return `Ada,Brought ${n},brought${n}@moved.example,yes,${n} Moi Avenue,Nairobi,00100,KE,"moved, t${n % 7}",Note ${n}`;
  });
  const headers = { 'content-type': 'text/csv' };
  const file = { method: 'POST', headers, body: [COLUMNS, ...lines].join('\n') };
  const { body, ms } = await call('customers/imports', file);
  if ((body as { counts: { create: number } }).counts.create !== lines.length)
    throw new Error('a customer was not made');
  return ms;
}

/** @throws when one is missing */
async function pull(call: Call, from: number, count: number, what = 'products'): Promise<number> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ updatedSince: '2000-01-01' }),
    sort: JSON.stringify(['updatedAt', 'ASC']),
    range: JSON.stringify([from, from + BATCH - 1]),
  });
  const { body, ms } = await call(`${what}?${query.toString()}`);
  if ((body as unknown[]).length !== Math.min(BATCH, count - from))
    throw new Error(`one of the ${what} is missing`);
  return ms;
}

export const syncTable = (figures: readonly SyncFigures[]): string[] => [
  `| what another system does | number | calls | seconds (aim ${AIM} for 10,000) | slowest call, ms |`,
  '| --- | ---: | ---: | ---: | ---: |',
  ...figures.map(({ what, count, calls, seconds, slowest }) => {
    const mark = seconds > (AIM * count) / 10_000 ? ' (slow)' : '';
    return `| ${what} | ${count} | ${calls} | ${seconds.toFixed(1)}${mark} | ${slowest.toFixed(0)} |`;
  }),
];
