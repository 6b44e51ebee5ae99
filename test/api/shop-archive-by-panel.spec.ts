import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually, mustBeSound } from '../support/money.js';
import { makeProduct, PICTURE } from '../support/products.js';
import type { Shop } from '../support/shop.js';
import { useOwnShop } from '../support/use-shop.js';

const demo = useOwnShop({ demo: true });
const empty = useOwnShop();

/** By the link that the panel is given, without a session, as a browser fetches it. */
async function downloaded(shop: Shop, admin: Client): Promise<Buffer> {
  const { url } = (await admin.post<Json>('/admin/shop-archive/downloads', {}, { expect: 201 })).body;
  const answer = await shop.client.fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="shop-.*\.tar\.gz"$/);
  const file = Buffer.from(await answer.arrayBuffer());
  expect((await (await shop.client.fetch(url)).json()).code).toBe('archive_link_ended');
  return file;
}

const present = async (admin: Client) => (await admin.get<Json>('/admin/shop-archive', { expect: 200 })).body;

const piece = (admin: Client, id: string, number: number, content: Uint8Array) =>
  admin.fetch(`/api/v1/admin/shop-archive/uploads/${id}/pieces/${number}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });

/** All of a file, the last piece first; answers how it ended. */
async function sent(admin: Client, file: Buffer): Promise<Json> {
  const begun = await admin.post<Json>(
    '/admin/shop-archive/uploads',
    { bytes: file.length },
    { expect: 201 },
  );
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

it('makes the same shop of an empty one, and tells why a file makes none', async () => {
  const [there, here] = [await demo.admin(), await empty.admin()];
  // the demo's own pictures lie in no store here
  const { images } = await makeProduct(there, { name: 'Taken Lamp', image: PICTURE });
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
  const begin = (bytes: unknown) => admin.post<Json>('/admin/shop-archive/uploads', { bytes });
  expect((await begin(5)).body).toMatchObject({ status: 409, code: 'shop_not_empty' });
  expect((await begin(2 ** 40)).body).toMatchObject({ status: 413, code: 'archive_too_large' });
  for (const bytes of [0, 1.5, 'many']) expect((await begin(bytes)).status).toBe(400);

  const stray = await piece(admin, '019336a0-0000-7000-8000-000000000000', 0, Buffer.from('x'));
  expect((await stray.json()).code).toBe('archive_not_found');
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
  await demo.sql(`update session set authenticated_at = now() - interval '1 hour'`);
  for (const [path, body] of [
    ['downloads', {}],
    ['uploads', { bytes: 5 }],
  ] as const)
    expect((await admin.post<Json>(`/admin/shop-archive/${path}`, body)).body.code).toBe('password_required');
});
