import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mustBeSound } from '../support/money.js';
import { makeProduct, PICTURE } from '../support/products.js';
import { SECRET } from '../support/sessions.js';
import type { Shop } from '../support/shop.js';
import { useOwnShop } from '../support/use-shop.js';

const demo = useOwnShop({ demo: true });
const empty = useOwnShop();
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = fileURLToPath(new URL('../../api/dist/shop-archive.js', import.meta.url));
const place = (name: string) => join(folder, name);

/** What it said, or why it did not do it. */
async function run(shop: Shop, what: 'export' | 'import', file: string): Promise<string> {
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = shop;
  const env = { ...process.env, DATABASE_URL, DATA_DIR, JWT_SECRET: SECRET };
  const args = [program, what, place(file), '--as', 'admin@example.com'];
  return promisify(execFile)(process.execPath, args, { env }).then(
    ({ stdout }) => stdout,
    (failure: { stderr: string }) => failure.stderr,
  );
}

/** Goods, people and pages as the staff sees them, without what no archive tells: when somebody was there, what they did here. */
async function seen(admin: Client): Promise<Json> {
  const all = async (list: string, sort: string) =>
    (
      await admin.get<Json[]>(`/admin/${list}`, {
        query: { sort: JSON.stringify([sort, 'ASC']), range: '[0,999]' },
        expect: 200,
      })
    ).body;
  const goods = (await all('products', 'name')).map(({ held: _, ...one }) => one);
  const people = (await all('customers', 'email'))
    .filter(({ role }) => role === 'customer')
    .map(({ name, email, phone, createdAt }) => [name, email, phone, createdAt]);
  const coupons = (await all('coupons', 'code')).map(({ code, percent, amount }) => [code, percent, amount]);
  const pages = (await all('pages', 'address')).map(({ address, title }) => [address, title]);
  return { goods, people, coupons, pages, redirects: await all('redirects', 'from') };
}

it('makes the same shop of an empty one, all of it or nothing, and gives the same file again', async () => {
  const there = await demo.admin();
  const made = await makeProduct(there, { name: 'Moved Lamp', image: PICTURE, stock: 4 });
  await there.post('/admin/redirects', { from: '/old-lamp', to: '/shop' }, { expect: 201 });
  const csv = 'number,date,total,email,item,quantity,price\nB-1,2024-05-01,5,old@moved.example,Mug,1,5\n';
  await there.post('/admin/earlier-orders/imports', csv, {
    headers: { 'content-type': 'text/csv' },
    expect: 201,
  });
  expect(await run(demo, 'export', 'one.tar.gz')).toContain('one.tar.gz');

  const tar = gunzipSync(readFileSync(place('one.tar.gz')));
  expect(tar.includes('$argon2id$')).toBe(false);
  expect(tar.includes('admin@example.com')).toBe(false);
  await empty.admin();
  writeFileSync(place('cut.tar.gz'), readFileSync(place('one.tar.gz')).subarray(0, -500));
  writeFileSync(place('other.tar.gz'), gzipSync('no archive at all'));
  writeFileSync(
    place('wrong.tar.gz'),
    gzipSync(Buffer.from(tar.toString('latin1').replaceAll('"price_cents":', '"qrice_cents":'), 'latin1')),
  );
  for (const file of ['cut.tar.gz', 'other.tar.gz', 'wrong.tar.gz']) {
    expect(await run(empty, 'import', file)).toMatch(/archive/);
    expect(await empty.sql('select id from product limit 1')).toEqual([]);
  }
  expect(await run(empty, 'import', 'one.tar.gz')).toMatch(/products: \d+/);
  expect(await run(empty, 'import', 'one.tar.gz')).toContain('not empty');
  expect(await run(empty, 'export', 'two.tar.gz')).toContain('two.tar.gz');
  expect(gunzipSync(readFileSync(place('two.tar.gz'))).equals(tar)).toBe(true);

  const here = await empty.admin();
  // the demo's own pictures lie in no store here: those that are gone do not come along
  const [{ url }] = made.images;
  await demo.sql('delete from product_image where media_key <> $1', [url.split('/')[2]]);
  // orders that are history hold nothing
  await demo.sql('update stock set held = 0');
  expect(await seen(here)).toEqual(await seen(there));
  const { body: orders } = await here.get<Json[]>('/admin/earlier-orders', {
    query: { range: '[0,999]' },
    expect: 200,
  });
  const { body: sold } = await there.get<Json[]>('/admin/orders', {
    query: { range: '[0,999]' },
    expect: 200,
  });
  expect(orders).toHaveLength(sold.length + 1);
  expect((await here.fetch(url)).status).toBe(200);
  await mustBeSound(empty);
}, 120_000);
