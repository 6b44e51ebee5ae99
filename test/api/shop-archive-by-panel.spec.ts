import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { fileForm, filesOf, GUIDE } from '../support/files.js';
import { whileHeld } from '../support/held-row.js';
import { eventually, mustBeSound } from '../support/money.js';
import { makeProduct, PICTURE } from '../support/products.js';
import type { Shop } from '../support/shop.js';
import { useOwnShop } from '../support/use-shop.js';

const demo = useOwnShop({ demo: true });
const empty = useOwnShop();

const link = async (admin: Client): Promise<string> =>
  (await admin.post<Json>('/admin/shop-archive/downloads', {}, { expect: 201 })).body.url;
/** As the client takes addresses. */
const below = (url: string) => url.replace('/api/v1', '');

/** By the link that the panel is given, without a session, as a browser fetches it. */
async function downloaded(shop: Shop, admin: Client): Promise<Buffer> {
  const url = await link(admin);
  // a program that asks what it is has taken nothing
  expect((await shop.client.fetch(url, { method: 'HEAD' })).status).toBe(200);
  const { bytes, headers } = await shop.client.get(below(url), { expect: 200 });
  expect(headers.get('content-type')).toBe('application/gzip');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="shop-.*\.tar\.gz"$/);
  expect((await shop.client.get<Json>(below(url), { expect: 404 })).body.code).toBe('archive_link_ended');
  return bytes;
}

const present = async (admin: Client) => (await admin.get<Json>('/admin/shop-archive', { expect: 200 })).body;
const begin = (admin: Client, bytes: unknown) => admin.post<Json>('/admin/shop-archive/uploads', { bytes });
const piece = (admin: Client, id: string, number: number, content: Uint8Array) =>
  admin.put<Json>(`/admin/shop-archive/uploads/${id}/pieces/${number}`, content);

/** All of a file, the last piece first; answers how it ended. */
async function sent(admin: Client, file: Buffer): Promise<Json> {
  const begun = await begin(admin, file.length);
  expect(begun.status).toBe(201);
  const { pieceBytes } = await present(admin);
  for (let number = Math.ceil(file.length / pieceBytes) - 1; number >= 0; number -= 1) {
    const content = file.subarray(number * pieceBytes, (number + 1) * pieceBytes);
    expect((await piece(admin, begun.body.id, number, content)).status).toBe(202);
  }
  return eventually(
    async () => (await present(admin)).upload,
    ({ state }: Json) => state === 'done' || state === 'refused',
  );
}

it('takes one file at a time, of whoever sends it, until nothing of it comes any more', async () => {
  const [admin, other] = [await empty.admin(), await empty.shopper('Bo', 'admin')];
  const { id } = (await begin(admin, 5)).body;
  expect((await begin(other, 5)).body).toMatchObject({ status: 409, code: 'archive_is_being_sent' });
  const bytes = Buffer.from('12345');
  expect((await piece(other, id, 0, bytes)).body.code).toBe('archive_not_found');
  for (const [number, content] of [
    ...[[0, bytes.subarray(1)] as const, [1, bytes] as const, [-1, Buffer.alloc(1_048_576)] as const],
  ])
    expect((await piece(admin, id, number, content)).body).toMatchObject({
      status: 400,
      code: 'wrong_piece',
    });
  await empty.sql(`update shop_archive set touched_at = now() - interval '3 minutes'`);
  expect((await present(other)).upload).toMatchObject({ id, received: 0, isInterrupted: true });
  expect((await begin(other, 5)).status).toBe(201);
  expect((await piece(admin, id, 0, bytes)).body.code).toBe('archive_not_found');
  await empty.sql('delete from shop_archive');
});

it('makes the same shop of an empty one, and tells why a file makes none', async () => {
  const [there, here] = [await demo.admin(), await empty.admin()];
  // the demo's own pictures lie in no store here
  const { id, images, variants } = await makeProduct(there, { name: 'Taken Lamp', image: PICTURE });
  const lamp = { productId: id, variantId: variants[0].id };
  await there.post(filesOf(lamp), fileForm('Guide.pdf'), { expect: 201 });
  const file = await downloaded(demo, there);
  const tar = gunzipSync(file);
  expect(tar.includes('$argon2id$')).toBe(false);
  expect(await present(here)).toMatchObject({ isEmpty: true, upload: null });

  const cut = await sent(here, file.subarray(0, -500));
  expect([cut.state, cut.sentence]).toEqual(['refused', 'The file is no archive, or its end is missing']);
  expect((await sent(here, gzipSync('no archive at all'))).state).toBe('refused');
  expect(await present(here)).toMatchObject({ isEmpty: true });

  const whole = await sent(here, file);
  expect([whole.state, whole.received]).toEqual(['done', file.length]);
  const [{ count } = { count: 0 }] = await demo.sql<{ count: number }>(
    'select count(*)::int as count from product',
  );
  expect(whole.brought).toContainEqual({ part: 'products', count });
  expect(await empty.sql('select archive_id from shop_archive_piece limit 1')).toEqual([]);
  expect(gunzipSync(await downloaded(empty, here)).equals(tar)).toBe(true);
  expect((await here.fetch(images[0].url)).status).toBe(200);
  expect(whole.brought).toContainEqual({ part: 'files', count: 1 });
  const files = await here.get<Json>(`/admin/products/${id}/files`, { expect: 200 });
  expect(files.body.variants[0].files).toMatchObject([{ name: 'Guide.pdf', bytes: GUIDE.length }]);
  const acts = await empty.sql(
    `select action from audit_event where entity = 'shop_archive' order by action`,
  );
  expect([...new Set(acts.map(({ action }) => action))]).toEqual([
    ...['adminDownloadShop', 'adminImportShop', 'exportShop', 'importShop'],
  ]);
  await mustBeSound(empty);
}, 120_000);

it('fills no shop that has something, takes no more than it says and no piece that is none', async () => {
  const admin = await demo.admin();
  expect(await present(admin)).toMatchObject({ isEmpty: false });
  expect((await begin(admin, 5)).body).toMatchObject({ status: 409, code: 'shop_not_empty' });
  expect((await begin(admin, 2 ** 40)).body).toMatchObject({ status: 413, code: 'archive_too_large' });
  for (const bytes of [0, 1.5, 'many']) expect((await begin(admin, bytes)).status).toBe(400);

  const stray = await piece(admin, '019336a0-0000-7000-8000-000000000000', 0, Buffer.from('x'));
  expect(stray.body.code).toBe('archive_not_found');
});

it('goes on serving when a browser leaves in the middle of its download', async () => {
  const admin = await demo.admin();
  const before = demo.api.child.pid;
  for (let times = 0; times < 3; times += 1) {
    const leaving = new AbortController();
    const answer = await demo.client.fetch(await link(admin), { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
  }
  // those that were left let go of their transaction
  await eventually(
    () =>
      demo.sql<{ many: number }>(
        `select count(*)::int as many from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      ),
    ([row]) => row?.many === 0,
  );
  expect(gunzipSync(await downloaded(demo, admin)).length).toBeGreaterThan(0);
  expect(demo.api.child.pid).toBe(before);
});

it('has whoever would make something wait while the shop is filled', async () => {
  const person = { name: 'Cy', phone: '+44 20 7946 0000', password: 'a-good-password-1' };
  const register = () => empty.client.post<Json>('/auth/register', { ...person, email: 'cy@example.com' });
  const filling = `select id from account, pg_advisory_xact_lock(hashtextextended('filling an empty shop', 0))
    where role = 'admin'`;
  const meanwhile = await whileHeld(empty.databaseUrl, filling, [], register);
  expect(meanwhile.status).toBe(503);
  expect((await register()).status).toBe(201);
});

it('lets nobody in without the permission or a recent log-in, and nobody who has left', async () => {
  const staff = await demo.staff();
  for (const refused of [
    await staff.get<Json>('/admin/shop-archive'),
    await staff.post<Json>('/admin/shop-archive/downloads', {}),
    await staff.post<Json>('/admin/shop-archive/uploads', { bytes: 5 }),
  ])
    expect(refused.body).toMatchObject({ status: 403, code: 'not_allowed' });
  const admin = await demo.admin();
  const { url } = (await admin.post<Json>('/admin/shop-archive/downloads', {}, { expect: 201 })).body;
  await demo.sql(
    `update shop_archive set created_at = now() - interval '16 minutes' where state = 'offered'`,
  );
  expect((await demo.client.fetch(url)).status).toBe(404);
  expect((await demo.client.fetch(url.replace(/.$/, '~'))).status).toBe(404);
  const leaving = await demo.shopper('Lee', 'admin');
  const offered = await link(leaving);
  await demo.sql('update account set disabled_at = now() where email_key = $1', [leaving.email]);
  expect((await demo.client.get<Json>(below(offered))).body.code).toBe('archive_link_ended');
  const demoted = await demo.shopper('Di', 'admin');
  const offer = await link(demoted);
  await demo.sql(`update account set role = 'staff' where email_key = $1`, [demoted.email]);
  expect((await demo.client.get<Json>(below(offer))).body.code).toBe('archive_link_ended');
  await demo.sql(`update session set authenticated_at = now() - interval '1 hour'`);
  for (const [path, body] of [
    ['downloads', {}],
    ['uploads', { bytes: 5 }],
  ] as const)
    expect((await admin.post<Json>(`/admin/shop-archive/${path}`, body)).body.code).toBe('password_required');
});
