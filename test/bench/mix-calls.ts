import { Agent, request } from 'node:http';
import { productPath } from '../../storefront/app/platform/product-path.ts';
import { headersOf, type Call } from './load.ts';
import { FIRST_OF_MORE, SCENARIOS, buyOnce } from './scenarios.ts';

/** A shopper's mix: of 100 calls 90 open a page, 5 search, 4 put something into the cart, 1 buys. */
export const KINDS = ['browse', 'search', 'cart', 'buy'] as const;
export type Kind = (typeof KINDS)[number];

/** How many products the shop of the mix has. */
export const SIZE = 10_000;

const LONGEST_MS = 30_000;
const WORDS = ['linen lamp', 'copper kettle', 'velvet jacket', 'cedar chair'];
/** As browsers ask. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
const page = (path: string): Call => ({ method: 'GET', path, headers });
const add = SCENARIOS.find(({ name }) => name === 'add to cart')?.ours(SIZE);

/** So many buy, once each: those whom the shop asks to come again do not. */
export const BUYERS = 65_536;
let bought = 0;
function buy(): Call {
  if (bought === BUYERS) throw new Error('the mix has run out of buyers');
  bought += 1;
  return buyOnce(FIRST_OF_MORE + bought - 1, SIZE);
}

/** Addresses of products, as lists link to them. */
const products: string[] = [];

/** Reads where the first thousand products are, to be looked at in turns. */
export async function findProducts(apiPort: number): Promise<void> {
  for (let list = 1; list <= 10; list += 1) {
    const found = await fetch(`http://127.0.0.1:${apiPort}/api/v1/products?limit=100&page=${list}`);
    const { data } = (await found.json()) as { data: { _id: string; name: string }[] };
    products.push(...data.map(({ _id, name }) => productPath({ _id, name })));
  }
}

/** Of 100 calls in a row, shuffled by a step that 100 does not share. */
export function kindOf(n: number): Kind {
  const place = (n * 37) % 100;
  if (place < 90) return 'browse';
  if (place < 95) return 'search';
  return place < 99 ? 'cart' : 'buy';
}

/** The nth call, when it is of this kind. */
export function callOf(kind: Kind, n: number): Call {
  if (kind === 'cart') return add?.(n) ?? page('/');
  if (kind === 'buy') return buy();
  if (kind === 'search') return page(`/category/${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`);
  const product = products[(Math.floor(n / 4) * 7919) % products.length];
  return page(['/', '/shop', '/category/Home', product][n % 4] ?? '/');
}

export interface Outcome {
  /** 599 when there was no answer. */
  status: number;
  /** Seconds, 0 when nothing is said. */
  retryAfter: number;
  ms: number;
  /** Of them, until there was a connection for it. */
  waited: number;
}

/** Sends a call and reads the whole answer. */
export function ask(agent: Agent, port: number, call: Call): Promise<Outcome> {
  const began = performance.now();
  let waited = 0;
  return new Promise((resolve) => {
    const end = (status: number, retryAfter: number) =>
      resolve({ status, retryAfter, ms: performance.now() - began, waited });
    const options = { agent, port, host: '127.0.0.1', method: call.method, path: call.path };
    const sending = request({ ...options, headers: headersOf(call) }, (response) => {
      response.resume();
      const retryAfter = Number(response.headers['retry-after'] ?? '0');
      response.on('end', () => end(response.statusCode ?? 0, retryAfter));
      response.on('error', () => end(599, 0));
    });
    sending.on('socket', () => (waited = performance.now() - began));
    sending.on('error', () => end(599, 0));
    sending.setTimeout(LONGEST_MS, () => sending.destroy());
    sending.end(call.body);
  });
}
