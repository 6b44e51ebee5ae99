import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { soldFile } from '../support/files.js';
import { mustBeSound } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
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

/** What a discount is called in another language. */
const NAMED = `select d.name, t.text from translation t join discount d on d.id::text = t.owner where t.kind = 'discount'`;

/** Of a variant: what lies where, for how much its group has it, how many are in its bundle; and the coupon that is used up. */
const KEPT = `select s.on_hand, s.elsewhere,
    (select string_agg(name || ' ' || on_hand, ', ' order by name) from place_stock t join stock_place p on p.id = t.place_id
      where t.variant_id = s.variant_id) as places,
    (select price_cents::int / 100 from group_price g join customer_group on customer_group.id = group_id
      where g.variant_id = s.variant_id) as price,
    (select quantity from bundle_part join stock b on b.variant_id = bundle_id and b.is_bundle
      where part_id = s.variant_id) as in_bundles,
    (select code || ' ' || max_uses || ' ' || is_active from coupon where code = 'GONE' and used = 0) as limits
  from stock s where variant_id = $1`;

/** Places with pieces, a price of a group, a used-up coupon, and people who have become others or staff. */
async function furnish(admin: Client, { id, variants: [{ id: variantId }] }: Json): Promise<void> {
  for (const [name, sellsOnline, onHand] of [
    ['Town shop', true, 3],
    ['Showroom', false, 2],
  ] as const) {
    const place = (await admin.post<Json>('/admin/places', { name, sellsOnline }, { expect: 201 })).body;
    const levels = [{ variantId, onHand, reason: 'Counted' }];
    await admin.post(`/admin/places/${place.id}/stock-levels`, { levels }, { expect: 200 });
  }
  await unpack(admin, variantId);
  await demo.sql(`insert into cart_stop (mailbox_hash, stopped_at) values ('of-a-mailbox', now())`);
  const group = (await admin.post<Json>('/admin/customer-groups', { name: 'Wholesale' }, { expect: 201 }))
    .body;
  const prices = [{ groupId: group.id, variantId, price: 9 }];
  await admin.put(`/admin/products/${id}/group-prices`, { prices }, { expect: 200 });
  const box = await makeProduct(admin, { name: 'Box of two', stock: 0 });
  const bundles = [{ variantId: box.variants[0].id, parts: [{ variantId, quantity: 2 }] }];
  await admin.put(`/admin/products/${box.id}/bundles`, { bundles }, { expect: 200 });
  const terms = { name: 'Lamps in spring', kind: 'percent', values: { percent: 5 } };
  const discount = (await admin.post<Json>('/admin/discounts', terms, { expect: 201 })).body;
  const place = { kind: 'discount', owner: discount.id, field: 'name', language: 'de' };
  const texts = [{ ...place, text: 'Lampen im Frühling' }];
  await admin.put('/admin/translations', { texts }, { expect: 200 });
  const [old, kept] = [await demo.shopper(), await demo.shopper()];
  await demo.sql(
    `update account set disabled_at = now(), merged_into = (select id from account where email_key = $2) where email_key = $1`,
    [old.email, kept.email],
  );
  await demo.sql(`update account set role = 'staff' where email_key = $1`, [kept.email]);
  await demo.sql(
    `insert into coupon (id, code, kind, percent, account_id, max_uses, used, created_at)
     select gen_random_uuid(), code, 'percent', 10, account.id, 100, 100, now()
     from account right join (values ('GONE', null), ('OFSTAFF', $1)) made (code, email) on email_key = made.email`,
    [kept.email],
  );
}

/** Goods of a supplier that have come in part, and some that are under way between two places. */
async function unpack(admin: Client, variantId: string): Promise<void> {
  const { body: places } = await admin.get<Json>('/admin/places', { expect: 200 });
  const [placeId, fromPlaceId] = ['Main place', 'Town shop'].map(
    (wanted) => places.find(({ name }: Json) => name === wanted).id,
  );
  for (const [list, terms, received] of [
    ['purchase-orders', { supplier: 'Kampala Textiles' }, 5],
    ['transfers', { fromPlaceId, placeId }, 0],
  ] as const) {
    const lines = [{ variantId, quantity: received + 2 }];
    const { body: draft } = await admin.post<Json>(`/admin/${list}`, { ...terms, lines }, { expect: 201 });
    const path = `/admin/${list}/${draft.id}`;
    const { version } = draft;
    const { body: sent } = await admin.post<Json>(`${path}/send`, { version }, { expect: 200 });
    const came = { version: sent.version, lines: [{ variantId, received, lost: 0 }] };
    if (received > 0) await admin.post(`${path}/receive`, came, { expect: 200 });
  }
}

/** A message with its answer, in the hand of somebody who stays. */
async function write(admin: Client): Promise<void> {
  const message = { name: 'Ada', email: 'ada@moved.example', subject: 'Width', message: 'Is it cut wide?' };
  await demo.client.post('/contact', message, { expect: 201 });
  const { body } = await admin.get<Json[]>('/admin/messages', { expect: 200 });
  const path = `/admin/messages/${body[0].id}`;
  const { body: me } = await admin.get<Json>('/users/me', { expect: 200 });
  await admin.patch(path, { assigneeId: me.data._id }, { expect: 200 });
  await admin.post(`${path}/replies`, { text: 'It runs true to size.' }, { expect: 201 });
}

/** Two customers who became one after both had bought, here and in the shop before. Returns the address that is kept. */
async function unite(): Promise<string> {
  const [former, kept] = [await demo.shopper(), await demo.shopper()];
  const { id } = await insertOrder(demo, { email: former.email, name: 'United lamp' });
  await demo.sql(
    'update orders set account_id = (select id from account where email_key = $2) where id = $1',
    [...[id, kept.email]],
  );
  await demo.sql(
    `update account set disabled_at = now(), merged_into = (select id from account where email_key = $2) where email_key = $1`,
    [former.email, kept.email],
  );
  await demo.sql(
    `update earlier_order set email = $1, email_key = $1, is_moved = true where number = 'B-1'`,
    [kept.email],
  );
  return kept.email;
}

const KEY_OF = 'select key from digital_file where id = $1';

it('makes the same shop of an empty one, all of it or nothing, and gives the same file again', async () => {
  const there = await demo.admin();
  const made = await makeProduct(there, { name: 'Moved Lamp', image: PICTURE, stock: 4 });
  await there.post('/admin/redirects', { from: '/old-lamp', to: '/shop' }, { expect: 201 });
  const csv = 'number,date,total,email,item,quantity,price\nB-1,2024-05-01,5,old@moved.example,Mug,1,5\n';
  await there.post('/admin/earlier-orders/imports', csv, {
    headers: { 'content-type': 'text/csv' },
    expect: 201,
  });
  await furnish(there, made);
  await write(there);
  const united = await unite();
  const { file } = await soldFile(demo);
  const [{ key } = { key: '' }] = await demo.sql<{ key: string }>(KEY_OF, [file.id]);
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
  const elsewhere = '"key":"../../../../../../../proc/self/enviro"';
  const hostile = tar.toString('latin1').replaceAll(`"key":"${key}"`, elsewhere);
  expect(hostile).toContain(elsewhere);
  writeFileSync(place('hostile.tar.gz'), gzipSync(Buffer.from(hostile, 'latin1')));
  for (const file of ['cut.tar.gz', 'other.tar.gz', 'wrong.tar.gz', 'hostile.tar.gz']) {
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
  // what belongs to the staff stays there
  await demo.sql(`delete from coupon where code = 'OFSTAFF'`);
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
  expect(
    await empty.sql(
      `select is_moved, lines -> 0 ->> $2 as item from earlier_order where email_key = $1 order by is_moved`,
      [united, 'name'],
    ),
  ).toEqual([
    { is_moved: false, item: 'United lamp' },
    { is_moved: true, item: 'Mug' },
  ]);
  expect((await here.fetch(url)).status).toBe(200);
  expect(await empty.sql(KEY_OF, [file.id])).toEqual([{ key }]);
  expect(await empty.sql('select mailbox_hash from cart_stop')).toEqual([{ mailbox_hash: 'of-a-mailbox' }]);
  expect(await empty.sql(NAMED)).toEqual([{ name: 'Lamps in spring', text: 'Lampen im Frühling' }]);
  expect(await empty.sql(KEPT, [made.variants[0].id])).toEqual([
    {
      on_hand: 10,
      elsewhere: 1,
      places: 'Showroom 2, Town shop 1',
      price: 9,
      in_bundles: 2,
      limits: 'GONE 100 false',
    },
  ]);
  const { body: messages } = await here.get<Json[]>('/admin/messages', { expect: 200 });
  expect(messages).toMatchObject([{ name: 'Ada', subject: 'Width', status: 'answered', assignee: null }]);
  expect((await here.get<Json>(`/admin/messages/${messages[0]!['id']}`)).body.replies).toMatchObject([
    { text: 'It runs true to size.', by: null },
  ]);
  await mustBeSound(empty);
}, 120_000);
