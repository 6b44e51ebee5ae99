import { openSandbox, startApi, stop } from './servers.ts';
import { bearer } from './scenarios.ts';

/** As many levels, or products, as one call takes. */
const BATCH = 1_000;
/** As many of each kind are sent at most. */
const SENT = 10_000;
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
type Call = (path: string, init?: Init) => Promise<{ body: unknown; ms: number; cursor: string | null }>;

const pad = (n: number) => n.toString(16).padStart(12, '0');
/** As `catalogue.sql` names the first variant of each product. */
const sku = (n: number) => `BENCH-${pad(n)}-0`;

/** What another system does with a shop of so many products: it sends some of them, their stock and their prices, and reads all. */
export async function measureSync(count: number): Promise<SyncFigures[]> {
  const setup = await openSandbox('catalogue.sql', count);
  const api = await startApi(setup.url, setup.folder);
  const sent = Math.min(count, SENT);
  const call: Call = async (path, init = {}) => {
    const began = performance.now();
    const headers = { authorization: bearer(1), 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/v1/admin/${path}`, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    const cursor = answer.headers.get('x-next-cursor');
    return { body: JSON.parse(text), ms: performance.now() - began, cursor };
  };
  try {
    return [
      // a file of people asks for a login of late
      await timed('lines of customers imported', sent, (from) => bring(call, from, sent)),
      await timed('stock levels pushed', sent, (from) => push(call, from, sent)),
      await timed('others pushed', sent, (from) => push(call, from, sent, 1)),
      await timed('prices pushed', sent, (from) => pushPrices(call, from, sent)),
      await timed('products made', sent, (from) => pushProducts(call, from, sent, 'create')),
      await timed('the same again', sent, (from) => pushProducts(call, from, sent, 'nothing')),
      await pulled(call, 'products', count + sent),
      await pulled(call, 'stock-levels', 2 * count + sent),
      await pulled(call, 'prices', 2 * count + sent),
      await pulled(call, 'customers', sent),
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
  process.stdout.write(`${count} ${what}: ${seconds.toFixed(1)} s\n`);
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

/** @throws when a price is not taken */
async function pushPrices(call: Call, from: number, count: number): Promise<number> {
  const prices = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => ({
    ...{ sku: sku(from + index + 1), price: 5 + ((from + index) % 500) / 10 },
  }));
  const { body, ms } = await call('prices', { method: 'POST', body: JSON.stringify({ prices }) });
  if ((body as { results: { ok: boolean }[] }).results.some(({ ok }) => !ok))
    throw new Error('a price was not taken');
  return ms;
}

/** What there was no time for is sent again. @throws when a product becomes something else, or none at all was taken */
async function pushProducts(call: Call, from: number, count: number, wanted: string): Promise<number> {
  const products = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
    const n = from + index;
    const told = { name: `Sent ${n}`, description: 'Sent by another system.', category: `Sent ${n % 20}` };
    return { ...told, sku: `SENT-${n}`, price: 10 + (n % 90), stock: n % 50, fields: { brand: 'Kiln' } };
  });
  type Result = { index: number; action?: string; errors?: { message: string }[] };
  let left = products;
  let took = 0;
  while (left.length > 0) {
    const sent = { method: 'POST', body: JSON.stringify({ products: left }) };
    const { body, ms } = await call('products/batch', sent);
    took += ms;
    const others = (body as { results: Result[] }).results.filter(({ action }) => action !== wanted);
    const refused = others.find(({ errors = [] }) => !errors[0]?.message.endsWith('send it again'));
    if (refused ?? others.length === left.length)
      throw new Error(`a product was not sent: ${JSON.stringify(others[0])}`);
    left = others.flatMap(({ index }) => left[index] ?? []);
  }
  return took;
}

/** All of a list in the order of their last change, behind a cursor. @throws when one is missing */
async function pulled(call: Call, what: string, least: number): Promise<SyncFigures> {
  const began = performance.now();
  const times: number[] = [];
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
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(`${count} ${what} pulled: ${seconds.toFixed(1)} s\n`);
  return { what: `${what} pulled`, count, calls: times.length, seconds, slowest: Math.max(...times) };
}

export const syncTable = (figures: readonly SyncFigures[]): string[] => [
  `| what another system does | number | calls | seconds (aim ${AIM} for 10,000) | slowest call, ms |`,
  '| --- | ---: | ---: | ---: | ---: |',
  ...figures.map(({ what, count, calls, seconds, slowest }) => {
    const mark = seconds > (AIM * count) / 10_000 ? ' (slow)' : '';
    return `| ${what} | ${count} | ${calls} | ${seconds.toFixed(1)}${mark} | ${slowest.toFixed(0)} |`;
  }),
];
