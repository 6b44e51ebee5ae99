import { createHmac } from 'node:crypto';
import type { Call } from './load.ts';

export const SECRET = 'the secret of the benchmark, 32 bytes';

const pad = (n: number) => n.toString(16).padStart(12, '0');
/** Accounts that add to their carts and buy full ones, in turns; those behind them buy once each. */
export const SHOPPERS = 64;
/** As many accounts as `catalogue.sql` makes; as many guests are behind them. */
const ACCOUNTS = 8_192;
/** Lines of a full cart. */
const LINES = 20;
const account = (n: number) => `00000000-0000-7000-8000-${pad(n)}`;
const product = (n: number) => `00000000-0001-7000-8000-${pad(n)}`;
const variant = (n: number) => `00000000-0002-7000-8000-${pad(n)}`;
const price = (n: number) => (500 + ((n * 7919) % 50_000)) / 100;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The bearer token of one of the benchmark's accounts, as the API would sign it. */
export function bearer(n: number): string {
  const payload = {
    sid: `00000000-0000-7000-9000-${pad(n)}`,
    sub: account(n),
    iss: 'duka',
    aud: 'duka-shop',
    exp: Math.floor(Date.now() / 1000) + 86_400,
  };
  const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `Bearer ${head}.${createHmac('sha256', SECRET).update(head).digest('base64url')}`;
}

const as = (n: number) => ({ authorization: bearer(n), 'x-account': account(n) });
/** Walks the catalogue without favouring one page of it. */
const pick = (n: number, size: number) => ((n * 7_919) % size) + 1;
const CATEGORIES = ['Fashion', 'Home', 'Electronics', 'Sports', 'beauty', 'shoes', 'bags', 'Gaming', 'Gifts'];
const category = (n: number) => CATEGORIES[n % CATEGORIES.length] ?? '';
const WORDS = ['linen lamp', 'copper kettle', 'velvet jacket', 'cedar chair', 'indigo scarf', 'amber watch'];

/** Half-up 40 percent of a price, the deposit of a cash order. */
const deposit = (dollars: number) => Math.floor((Math.round(dollars * 100) * 40 + 50) / 100) / 100;

const ADDRESS = {
  firstName: 'B',
  lastName: 'Ench',
  street: '1 Road',
  city: 'Town',
  state: 'ST',
  zipCode: '1',
  country: 'US',
};

export interface Scenario {
  name: string;
  /** Calls per round. */
  calls: number;
  /** Calls before a server's first round, so that Node.js has compiled what it compiles late, and plans are kept. */
  warmUp: number;
  target: number;
  /** SQL before each round. */
  before?: string;
  ours: (size: number) => (n: number) => Call;
  theirs: (size: number) => (n: number) => Call;
}

const get = (path: string): Call => ({ method: 'GET', path });

/** One purchase a call, each by somebody else. */
const checkout = (name: string, by: (size: number) => () => Call): Scenario => ({
  name,
  calls: 250,
  warmUp: 400,
  target: 8,
  ours: by,
  theirs: by,
});

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'list',
    calls: 500,
    warmUp: 600,
    target: 2.5,
    ours: () => () => get('/api/v1/products?sort=newest&limit=24'),
    theirs: () => () => get('/api/v1/products'),
  },
  {
    name: 'category',
    calls: 400,
    warmUp: 600,
    target: 3,
    ours: () => (n) => get(`/api/v1/products/category/${category(n)}?limit=24`),
    theirs: () => (n) => get(`/api/v1/category/${category(n)}`),
  },
  {
    name: 'three filters',
    calls: 400,
    warmUp: 600,
    target: 3,
    ours: () => (n) =>
      get(
        `/api/v1/products/category/${category(n)}?minPrice=50&maxPrice=300&onSale=true&inStock=true&limit=24`,
      ),
    theirs: () => (n) => get(`/api/v1/category/${category(n)}?filtered=1`),
  },
  {
    name: 'detail',
    calls: 800,
    warmUp: 600,
    target: 2.5,
    ours: (size) => (n) => get(`/api/v1/products/${product(pick(n, size))}`),
    theirs: (size) => (n) => get(`/api/v1/products/${product(pick(n, size))}`),
  },
  {
    name: 'search',
    calls: 250,
    warmUp: 400,
    target: 2,
    ours: () => (n) => get(`/api/v1/products?q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`),
    theirs: () => (n) => get(`/api/v1/search?q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`),
  },
  {
    name: 'add to cart',
    calls: 1200,
    warmUp: 6000,
    target: 5,
    // carts as they are in a shop: short, and a click puts something new into one
    before: `delete from cart_line where account_id between '${account(1)}' and '${account(SHOPPERS)}'`,
    ours: (size) => add(size),
    theirs: (size) => add(size),
  },
  checkout('checkout', buy),
  checkout('guest checkout', buyAsGuest),
  {
    name: 'full cart',
    calls: SHOPPERS,
    warmUp: 400,
    target: 8,
    before: `delete from cart_line where account_id between '${account(1)}' and '${account(SHOPPERS)}';
      insert into cart_line (id, account_id, variant_id, quantity, created_at)
      select gen_random_uuid(), a.id, v.id, 1, now() from account a,
        (select id from variant where right(sku, 2) = '-0' order by id limit ${LINES}) v
      where a.id between '${account(1)}' and '${account(SHOPPERS)}'`,
    ours: () => buyFullCart,
    theirs: () => buyFullCart,
  },
];

const add =
  (size: number) =>
  (n: number): Call => ({
    method: 'POST',
    path: '/api/v1/carts',
    headers: as((n % SHOPPERS) + 1),
    body: JSON.stringify({
      productId: product(pick(n, size)),
      variantId: variant(pick(n, size)),
      quantity: 1,
    }),
  });

/** Who bought last: every purchase is somebody's first, of the one thing that lies in the cart. */
let buyer = SHOPPERS;
let guest = ACCOUNTS;
/** Purchases of full carts, by which their keys differ. */
let purchases = 0;

/** Starts again behind a fresh database. */
export function resetBuyers(): void {
  buyer = SHOPPERS;
  guest = ACCOUNTS;
}

/** Pays a deposit in cash for one piece of each of these products. */
function purchase(who: number, key: string, email: string, products: readonly number[]): Call {
  const total = products.reduce((sum, id) => sum + price(id), 0);
  return {
    method: 'POST',
    path: '/api/v1/payments/cash',
    headers: { ...as(who), 'idempotency-key': `bench-${key}` },
    body: JSON.stringify({
      products: products.map((id) => ({
        _id: product(id),
        variantId: variant(id),
        name: 'x',
        price: price(id),
        quantity: 1,
      })),
      amount: deposit(total),
      contact: { email, phone: '+1 202 555 0100' },
      shippingAddress: ADDRESS,
    }),
  };
}

/** The first account behind those of `catalogue.sql`, as `buyers.sql` numbers them. */
export const FIRST_OF_MORE = 2 * ACCOUNTS + 1;

/** What lies in the account's cart, bought by it. */
export const buyOnce = (who: number, size: number): Call =>
  purchase(who, String(who), 'b@example.com', [pick(who, size)]);

function buy(size: number): () => Call {
  return () => {
    buyer += 1;
    if (buyer > ACCOUNTS) throw new Error('the benchmark has run out of accounts');
    return buyOnce(buyer, size);
  };
}

function buyAsGuest(size: number): () => Call {
  return () => {
    guest += 1;
    if (guest > 2 * ACCOUNTS) throw new Error('the benchmark has run out of guests');
    return purchase(guest, String(guest), `guest${guest}@example.com`, [pick(guest, size)]);
  };
}

/** What lies in the carts before a round. */
const FULL_CART = Array.from({ length: LINES }, (_, index) => index + 1);

function buyFullCart(n: number): Call {
  purchases += 1;
  return purchase((n % SHOPPERS) + 1, `full-${purchases}`, 'b@example.com', FULL_CART);
}
