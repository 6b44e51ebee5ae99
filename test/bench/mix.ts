import { Agent, request } from 'node:http';
import type { Call } from './load.ts';
import { headersOf } from './load.ts';
import { circumstances, publish } from './report.ts';
import { SCENARIOS, resetBuyers } from './scenarios.ts';
import { fill, openSandbox, start, startApi, stop, tell } from './servers.ts';

/**
 * `npm run bench:mix`: a shopper's mix (browse 90, search 5, cart 4, buy 1) through the storefront, as browsers come in.
 * A connection that is told to come again does so after `Retry-After`. Writes its figures into docs/performance.md.
 */
const SIZE = 10_000;
const CONNECTIONS = (process.env['BENCH_CONNECTIONS'] ?? '16,64,256').split(',').map(Number);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? '20');
const KINDS = ['browse', 'search', 'cart', 'buy'] as const;
type Kind = (typeof KINDS)[number];

interface Figures {
  times: number[];
  /** 503 with `Retry-After`. */
  refused: number;
  /** Anything else that is no success. */
  failed: number;
}

const page = (path: string): Call => ({ method: 'GET', path, headers: { accept: 'text/html' } });
const scenario = (name: string) => {
  const found = SCENARIOS.find((one) => one.name === name);
  if (!found) throw new Error(`there is no scenario ${name}`);
  return found.ours(SIZE);
};
const [detail, add, buy] = ['detail', 'add to cart', 'checkout'].map(scenario);
const WORDS = ['linen lamp', 'copper kettle', 'velvet jacket', 'cedar chair'];

/** Of 100 calls in a row, shuffled by a step that 100 does not share. */
function kindOf(n: number): Kind {
  const place = (n * 37) % 100;
  if (place < 90) return 'browse';
  if (place < 95) return 'search';
  return place < 99 ? 'cart' : 'buy';
}

function callOf(kind: Kind, n: number): Call {
  if (kind === 'cart') return add?.(n) ?? page('/');
  if (kind === 'buy') return buy?.(n) ?? page('/');
  if (kind === 'search') return page(`/category/${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`);
  const product = detail?.(n).path.split('/').at(-1) ?? '';
  return page(['/', '/shop', '/category/Home', `/product/${product}`][n % 4] ?? '/');
}

async function load(port: number, connections: number): Promise<Record<Kind, Figures>> {
  const figures = Object.fromEntries(
    KINDS.map((kind) => [kind, { times: [], refused: 0, failed: 0 }]),
  ) as unknown as Record<Kind, Figures>;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + SECONDS * 1000;
  let sent = 0;
  const shopper = async () => {
    while (performance.now() < end) {
      const n = sent;
      sent += 1;
      const kind = kindOf(n);
      const began = performance.now();
      const { status, retryAfter } = await ask(agent, port, callOf(kind, n));
      if (status < 400) figures[kind].times.push(performance.now() - began);
      else if (status === 503 && retryAfter > 0) {
        figures[kind].refused += 1;
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      } else figures[kind].failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, shopper));
  agent.destroy();
  return figures;
}

function ask(agent: Agent, port: number, call: Call): Promise<{ status: number; retryAfter: number }> {
  return new Promise((resolve) => {
    const options = { agent, port, host: '127.0.0.1', method: call.method, path: call.path };
    const sending = request({ ...options, headers: headersOf(call) }, (response) => {
      response.resume();
      const retryAfter = Number(response.headers['retry-after'] ?? '0');
      response.on('end', () => resolve({ status: response.statusCode ?? 0, retryAfter }));
    });
    sending.on('error', () => resolve({ status: 599, retryAfter: 0 }));
    sending.end(call.body);
  });
}

function row(connections: number, kind: Kind, { times, refused, failed }: Figures): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const perSecond = (sorted.length / SECONDS).toFixed(1);
  return `| ${[connections, kind, perSecond, at(0.5), at(0.99), refused, failed].join(' | ')} |`;
}

const lines = [
  '| connections | kind | answers/s | p50 ms | p99 ms | asked to come again | failed |',
  '| ---: | --- | ---: | ---: | ---: | ---: | ---: |',
];
const began = performance.now();
const setup = await openSandbox('catalogue.sql', SIZE);
await fill(setup.url, 'orders.sql', 5_000);
resetBuyers();
const api = await startApi(setup.url, setup.folder);
const env = { API_URL: `http://127.0.0.1:${api.port}`, LOG_LEVEL: 'error' };
const storefront = await start('storefront/server/server.mjs', env, '/health/storefront');
try {
  await load(storefront.port, 16);
  for (const connections of CONNECTIONS) {
    await tell(setup.url, `delete from cart_line where account_id <= '00000000-0000-7000-8000-000000000040'`);
    const figures = await load(storefront.port, connections);
    lines.push(...KINDS.map((kind) => row(connections, kind, figures[kind])));
  }
} finally {
  await stop(storefront);
  await stop(api);
  await setup.close();
}
const told = circumstances((performance.now() - began) / 60_000);
process.stdout.write(`${[told, '', ...lines].join('\n')}\n`);
await publish('mix', [told, '', ...lines]);
