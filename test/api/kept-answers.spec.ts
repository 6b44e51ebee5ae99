import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from '../support/api-process.js';
import type { Client, Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { until } from '../support/processes.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

/** Nothing that is asked for so long after a change was answered may be older, in milliseconds. */
const OLDEST_MS = 1_000;
/** An answer that was made just after a change of the whole shop is made again by then. */
const UNSETTLED_MS = 300;
const MOST_TRIES = 20;
const shop = useOwnShop({
  env: { KEPT_ANSWERS_MS: '800', CORS_ORIGINS: 'https://elsewhere.example' },
  processes: 2,
});
let admin: Client;
let product: Json;
let path: string;
let name: string;
let made = 0;

const ask = (where = path, headers: Record<string, string> = {}, api: ApiProcess = shop.api) =>
  api.client.fetch(where, { headers });
const askAll = (where = path) =>
  Promise.all(shop.apis.map(async (api) => (await withRetries(() => ask(where, {}, api))).text()));
const change = (body: Json) => admin.put(`/admin/products/${product.id}`, body, { expect: 200 });
const list = () => `/api/v1/products?q=${encodeURIComponent(name)}`;

/** Says it to nobody, as no change of the shop's does: what shows it was made anew. */
const changeUnheard = (word: string) =>
  shop.sql(
    `with silent as (select set_config('session_replication_role', 'replica', true))
     update product set description = $2, category = $2 from silent where id = $1`,
    [product.id, word],
  );
/** Every process has the answers in its memory: what nobody was told of is not shown. */
async function untilKept(...paths: string[]): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const word = `Unheard ${(made += 1)}`;
    await Promise.all(paths.map(askAll));
    await changeUnheard(word);
    const answers = (await Promise.all(paths.map(askAll))).flat();
    if (!answers.some((text) => text.includes(word))) return;
    await pause(UNSETTLED_MS);
  }
  throw new Error(`${paths.join()} were made anew ${MOST_TRIES} times`);
}

beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  made += 1;
  name = `lamp${made}`.replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!.repeat(4));
  product = await makeProduct(admin, {
    name,
    category: 'Lighting',
    variants: [{ options: {}, price: 41.5, stock: 5 }],
  });
  path = `/api/v1/products/${product.id}`;
  await pause(OLDEST_MS);
  await askAll();
});

describe('an answer that everybody gets alike', () => {
  it('is kept, and told by its ETag', async () => {
    await untilKept(path);
    // made anew on a slow machine, it says the same from here on
    await change({ description: 'It dims by hand.' });
    const [first, again] = [await ask(), await ask()];
    const { etag = '', 'x-request-id': id, date, ratelimit, ...headers } = Object.fromEntries(again.headers);
    expect(await again.text()).toBe(await first.text());
    expect(Object.fromEntries(first.headers)).toMatchObject({ etag, ...headers });
    expect([id === first.headers.get('x-request-id'), Boolean(date && ratelimit)]).toEqual([false, true]);
    const had = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const known = await ask(path, had);
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await shop.client.fetch(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, headers['content-length']]);
  });

  it('says the same of itself, of origins and of its safety as the one that was made', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    const [fresh, kept, own] = [await ask(path, origin), await ask(path, origin), await ask()];
    const told = ({ headers }: Response) =>
      [...headers].filter(([header]) => !/^(date|ratelimit|x-request-id)$/.test(header));
    expect(told(kept)).toEqual(told(fresh));
    expect(kept.headers.get('access-control-allow-origin')).toBe(origin.origin);
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
    expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['a price', () => change({ variants: [{ ...product.variants[0], price: 20.7 }] }), '20.7'],
    ['a text', () => change({ description: 'It dims by hand.' }), 'It dims by hand.'],
    ['the stock', () => change({ variants: [{ ...product.variants[0], stock: 3 }] }), '"stock":3'],
  ])('shows %s at once where it was changed, elsewhere within a second', async (_, act, now) => {
    await untilKept(path);
    await act();
    expect(await (await ask()).text()).toContain(now);
    await pause(OLDEST_MS);
    expect((await askAll()).map((text) => text.includes(now))).toEqual([true, true]);
  });

  it('shows within a second what a purchase holds', async () => {
    await untilKept(path);
    await shop.sql(`update stock set held = 2 from variant v where v.id = variant_id and v.product_id = $1`, [
      product.id,
    ]);
    await pause(OLDEST_MS);
    expect((await askAll()).map((text) => text.includes('"stock":3'))).toEqual([true, true]);
  });

  it('is another list within a second of what is new, renamed, out of stock or gone', async () => {
    const inStock = `${list()}&inStock=true`;
    const totals = async (where: string) => (await askAll(where)).map((text) => JSON.parse(text).data.length);
    expect([await totals(list()), await totals(inStock)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await shop.sql(
      `update stock set on_hand = 0 from variant v where v.id = variant_id and v.product_id = $1`,
      [product.id],
    );
    await pause(OLDEST_MS);
    expect(await totals(inStock)).toEqual([0, 0]);
    await shop.sql(
      `update stock set on_hand = 5 from variant v where v.id = variant_id and v.product_id = $1`,
      [product.id],
    );
    await pause(OLDEST_MS);
    expect(await totals(inStock)).toEqual([1, 1]);
    await admin.delete(`/admin/products/${product.id}`, { expect: 200 });
    expect((await ask()).status).toBe(404);
    await pause(OLDEST_MS);
    expect([await totals(list()), (await ask(path, {}, shop.apis[1])).status]).toEqual([[0, 0], 404]);
  });

  it('is of nobody who is known, and of no draft', async () => {
    await untilKept(path);
    await changeUnheard('Seen by whoever is known.');
    const others: Record<string, string>[] = [
      { authorization: `Bearer ${admin.token ?? ''}` },
      { cookie: 'session=1' },
    ];
    for (const headers of others)
      expect(await (await ask(path, headers)).text()).toContain('Seen by whoever is known.');
    expect(await (await ask(`${path}?draft=x`)).text()).toContain('Seen by whoever is known.');
    expect(await (await ask()).text()).not.toContain('Seen by whoever is known.');
  });

  it('is one however it is asked for, and another in another language', async () => {
    const url = `${list()}&limit=5`;
    await untilKept(url);
    await changeUnheard('Written since.');
    const same = [`/api/v1/products?limit=5&q=${name}`, `${url}&utm_source=letter`, `${url}&gclid=1`];
    for (const one of same) expect(await (await ask(one)).text()).not.toContain('Written since.');
    expect(await (await ask(url, { 'accept-language': 'fr' })).text()).toContain('Written since.');
  });

  it('is not kept where it is a refusal', async () => {
    const refused = await ask('/api/v1/products?limit=none');
    expect([refused.status, (await ask('/api/v1/products?limit=none')).status]).toEqual([400, 400]);
    expect((await ask('/api/v1/products?limit[$ne]=1')).status).toBe(400);
  });

  it('is asked about anew for whoever asks so', async () => {
    await untilKept(path);
    await shop.sql(`update product set description = 'Just now.' where id = $1`, [product.id]);
    expect(await (await ask(path, { 'cache-control': 'no-cache' })).text()).toContain('Just now.');
  });

  it('counts each search', async () => {
    for (let times = 0; times < 3; times += 1) await ask(list());
    await until('the searches that are counted', async () => {
      const [row] = await shop.sql(`select times from search_log where query = $1`, [name]);
      return row?.['times'] === 3;
    });
  });

  it('holds no longer in another history, and while nobody says what has changed', async () => {
    await untilKept(path);
    await changeUnheard('Of another history.');
    await shop.sql(`update event set id = gen_random_uuid()`);
    await pause(OLDEST_MS);
    expect((await askAll()).map((text) => text.includes('Of another history.'))).toEqual([true, true]);
    await untilKept(path);
    await changeUnheard('While nobody tells.');
    await shop.sql(`alter function place_events() rename to place_no_events`);
    await pause(OLDEST_MS);
    expect((await askAll()).map((text) => text.includes('While nobody tells.'))).toEqual([true, true]);
    await shop.sql(`alter function place_no_events() rename to place_events`);
  });

  it('counts against the limits of its network', async () => {
    const few = await shop.startApi({ RATE_LIMIT_FACTOR: '0.001', TRUST_PROXY: '1' });
    shop.apis.push(few);
    const from = { 'x-forwarded-for': '198.51.100.7, 198.51.100.8' };
    const statuses: number[] = [];
    for (let n = 0; n < 14; n += 1) statuses.push((await ask(path, from, few)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});
