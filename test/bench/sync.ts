import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { planFile, runFile } from './sync-files.ts';
import { openSandbox, root, startApi, stop, type BenchSetup, type Server } from './servers.ts';
import { bearer } from './scenarios.ts';

/** As many levels, or products, as one call takes. */
const BATCH = 1_000;
/** As many of each kind are sent at most. */
const SENT = 10_000;
/** Seconds for ten thousand on two cores: of levels, and of products, of which a hundred thousand have five minutes; and of lines of a file. */
const [AIM, AIM_OF_FILES] = [30, 60];
/** As `catalogue.sql` makes them. */
const ACCOUNTS = 8_192;

export interface SyncFigures {
  what: string;
  count: number;
  calls: number;
  seconds: number;
  aim: number;
  /** Of the processors, in seconds: the API's and PostgreSQL's. */
  api: number;
  postgres: number;
  /** Of the slowest call, in milliseconds. */
  slowest: number;
}

/** What was done, in the time of each call in milliseconds. */
export type Calls = number[];
type Measure = (
  what: string,
  count: number,
  work: () => Promise<Calls>,
  aim?: number,
) => Promise<SyncFigures>;
type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
export type Call = (
  path: string,
  init?: Init,
) => Promise<{ body: unknown; ms: number; cursor: string | null }>;

const pad = (n: number) => n.toString(16).padStart(12, '0');
/** As `catalogue.sql` names the first variant of each product. */
const sku = (n: number) => `BENCH-${pad(n)}-0`;

/** What another system does with a shop of so many products: it sends some of them, their stock and their prices, reads all, and brings files. */
export async function measureSync(count: number): Promise<SyncFigures[]> {
  const setup = await openSandbox('catalogue.sql', count);
  const sent = Math.min(count, SENT);
  try {
    const byCalls = await withApi(setup, {}, async (call, measure) => [
      // a file of people asks for a login of late
      await measure('lines of customers imported', sent, () =>
        inBatches(sent, (from) => bring(call, from, sent)),
      ),
      await measure('stock levels pushed', sent, () => inBatches(sent, (from) => push(call, from, sent))),
      await measure('others pushed', sent, () => inBatches(sent, (from) => push(call, from, sent, 1))),
      await measure('prices pushed', sent, () => inBatches(sent, (from) => pushPrices(call, from, sent))),
      await measure('products made', sent, () =>
        inBatches(sent, (from) => pushProducts(call, from, sent, 'create')),
      ),
      await measure('the same again', sent, () =>
        inBatches(sent, (from) => pushProducts(call, from, sent, 'nothing')),
      ),
      await measure('products pulled', count + sent, () => pulled(call, 'products', count + sent)),
      await measure('stock levels pulled', 2 * count + sent, () =>
        pulled(call, 'stock-levels', 2 * count + sent),
      ),
      await measure('prices pulled', 2 * count + sent, () => pulled(call, 'prices', 2 * count + sent)),
      await measure('customers pulled', ACCOUNTS + sent, () => pulled(call, 'customers', ACCOUNTS + sent)),
    ]);
    // the process that works imports off, too
    const byFiles = await withApi(setup, { WORKER: '1' }, async (call, measure) => {
      const file = async (what: string, more: number) => {
        const planned = { id: '' };
        return [
          await measure(
            'lines of products, dry run',
            sent,
            () => planFile(call, sent, more, planned),
            AIM_OF_FILES,
          ),
          await measure(what, sent, () => runFile(call, planned.id, sent), AIM_OF_FILES),
        ];
      };
      return [...(await file('lines made products', 0)), ...(await file('lines changed prices', 5))];
    });
    return [...byCalls, ...byFiles];
  } finally {
    await setup.close();
  }
}

/** Does something with a process of its own and tells what it took. */
async function withApi(
  setup: BenchSetup,
  more: Record<string, string>,
  work: (call: Call, measure: Measure) => Promise<SyncFigures[]>,
): Promise<SyncFigures[]> {
  const api = await startApi(setup.url, setup.folder, root, more);
  try {
    return await work(caller(api), measurer(setup, api));
  } finally {
    await stop(api);
  }
}

const caller =
  (api: Server): Call =>
  async (path, init = {}) => {
    const began = performance.now();
    const headers = { authorization: bearer(1), 'content-type': 'application/json', ...init.headers };
    const ask = () => fetch(`http://127.0.0.1:${api.port}/api/v1/admin/${path}`, { ...init, headers });
    let answer = await ask();
    // a machine with other work asks to come again: the time of that counts
    for (; answer.status === 503; answer = await ask())
      await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    const cursor = answer.headers.get('x-next-cursor');
    return { body: text && (JSON.parse(text) as unknown), ms: performance.now() - began, cursor };
  };

const measurer =
  (setup: BenchSetup, api: Server): Measure =>
  async (what, count, work, aim = AIM) => {
    const cpu = () => [cpuOf(api.process.pid ?? 0), cpuOfFamily(setup.pid)] as const;
    const [began, [apiBefore, postgresBefore]] = [performance.now(), cpu()];
    const times = await work();
    const [seconds, [apiAfter, postgresAfter]] = [(performance.now() - began) / 1_000, cpu()];
    process.stdout.write(`${count} ${what}: ${seconds.toFixed(1)} s\n`);
    return {
      ...{ what, count, seconds, aim, calls: times.length, slowest: Math.max(...times) },
      ...{ api: (apiAfter - apiBefore) / 1_000, postgres: (postgresAfter - postgresBefore) / 1_000 },
    };
  };

async function inBatches(count: number, batch: (from: number) => Promise<Calls>): Promise<Calls> {
  const times: Calls = [];
  for (let from = 0; from < count; from += BATCH) times.push(...(await batch(from)));
  return times;
}

/** @throws when a level is not taken */
async function push(call: Call, from: number, count: number, more = 0): Promise<Calls> {
  const levels = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => ({
    ...{ sku: sku(from + index + 1), onHand: ((from + index) % 1_000) + more, reason: 'Counted' },
  }));
  const { body, ms } = await call('stock-levels', { method: 'POST', body: JSON.stringify({ levels }) });
  const { results } = body as { results: { ok: boolean }[] };
  if (results.length !== levels.length || results.some(({ ok }) => !ok))
    throw new Error('a level was not taken');
  return [ms];
}

const COLUMNS = 'First Name,Last Name,Email,Accepts Email Marketing,Address1,City,Zip,Country Code,Tags,Note';

/** @throws when a customer is not made */
async function bring(call: Call, from: number, count: number): Promise<Calls> {
  const lines = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
    const n = from + index;
    return `Ada,Brought ${n},brought${n}@moved.example,yes,${n} Moi Avenue,Nairobi,00100,KE,"moved, t${n % 7}",Note ${n}`;
  });
  const headers = { 'content-type': 'text/csv' };
  const file = { method: 'POST', headers, body: [COLUMNS, ...lines].join('\n') };
  const { body, ms } = await call('customers/imports', file);
  if ((body as { counts: { create: number } }).counts.create !== lines.length)
    throw new Error('a customer was not made');
  return [ms];
}

/** @throws when a price is not taken */
async function pushPrices(call: Call, from: number, count: number): Promise<Calls> {
  const prices = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => ({
    ...{ sku: sku(from + index + 1), price: 5 + ((from + index) % 500) / 10 },
  }));
  const { body, ms } = await call('prices', { method: 'POST', body: JSON.stringify({ prices }) });
  if ((body as { results: { ok: boolean }[] }).results.some(({ ok }) => !ok))
    throw new Error('a price was not taken');
  return [ms];
}

/** What there was no time for is sent again. @throws when a product becomes something else, or none at all was taken */
async function pushProducts(call: Call, from: number, count: number, wanted: string): Promise<Calls> {
  const products = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
    const n = from + index;
    const told = { name: `Sent ${n}`, description: 'Sent by another system.', category: `Sent ${n % 20}` };
    return { ...told, sku: `SENT-${n}`, price: 10 + (n % 90), stock: n % 50, fields: { brand: 'Kiln' } };
  });
  type Result = { index: number; action?: string; errors?: { message: string }[] };
  let left = products;
  const times: Calls = [];
  while (left.length > 0) {
    const sent = { method: 'POST', body: JSON.stringify({ products: left }) };
    const { body, ms } = await call('products/batch', sent);
    times.push(ms);
    const others = (body as { results: Result[] }).results.filter(({ action }) => action !== wanted);
    const refused = others.find(({ errors = [] }) => !errors[0]?.message.endsWith('send it again'));
    if (refused ?? others.length === left.length)
      throw new Error(`a product was not sent: ${JSON.stringify(others[0])}`);
    left = others.flatMap(({ index }) => left[index] ?? []);
  }
  return times;
}

/** All of a list in the order of their last change, behind a cursor. @throws when one is missing */
async function pulled(call: Call, what: string, least: number): Promise<Calls> {
  const times: Calls = [];
  let count = 0;
  for (let since: string | null = '2000-01-01'; since !== null;) {
    const query = new URLSearchParams({
      filter: JSON.stringify({ updatedSince: since }),
      sort: JSON.stringify(['updatedAt', 'ASC']),
      range: JSON.stringify([0, BATCH - 1]),
    });
    const { body, ms, cursor } = await call(`${what}?${query.toString()}`);
    const rows = (body as unknown[]).length;
    times.push(ms);
    count += rows;
    since = rows < BATCH ? null : cursor;
  }
  if (count < least) throw new Error(`${least - count} of the ${what} are missing`);
  return times;
}
