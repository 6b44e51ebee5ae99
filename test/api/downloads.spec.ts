import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { basket, fileForm, filesOf, GUIDE, linkOf, linksOf, paidFor, soldFile } from '../support/files.js';
import { mailsTo, mailTo } from '../support/mails.js';
import { eventually, goods, mustBeSound, openSession, orderOf, runJob, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});
afterEach(() => mustBeSound(shop));

const fetched = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.client.fetch(url, { method, headers, redirect: 'manual' });
const statusOf = async (url: string, headers?: Record<string, string>) =>
  (await fetched(url, headers)).status;
const codeOf = async (url: string) => ((await (await fetched(url)).json()) as { code: string }).code;
const listed = async (orderId: string) =>
  (await admin.get<Json>(`/admin/orders/${orderId}/downloads`, { expect: 200 })).body.downloads as Json[];
const isThere = (key: string) =>
  access(join(shop.dataDir, 'private', key.slice(-2), key)).then(
    () => true,
    () => false,
  );
const keyOf = async (id: string) =>
  String((await shop.sql<{ key: string }>('select key from digital_file where id = $1', [id]))[0]?.key);

describe('the files of a variant', () => {
  it('are taken, listed without where they lie, and removed', async () => {
    const { productId, variantId, file } = await soldFile(shop, '../Guide: 1.pdf');
    expect(file).toMatchObject({
      variantId,
      name: 'Guide 1.pdf',
      bytes: GUIDE.length,
      type: 'application/pdf',
    });
    const key = await keyOf(file.id);
    const { body } = await admin.get<Json>(`/admin/products/${productId}/files`, { expect: 200 });
    expect(body).toMatchObject({
      mostBytes: 50_000_000,
      variants: [{ variantId, files: [{ id: file.id }] }],
    });
    expect(JSON.stringify(body)).not.toContain(key);
    expect(await isThere(key)).toBe(true);
    const paths = [`/media/${key}`, `/media/${key}/original`, `/private/${key}`, `/downloads/${key}/file`];
    for (const path of paths) expect(await statusOf(path)).toBe(404);
    await admin.delete(`/admin/products/${productId}/files/${file.id}`, undefined, { expect: 200 });
    const again = await admin.delete<Json>(`/admin/products/${productId}/files/${file.id}`);
    expect(again.body).toMatchObject({ status: 404, code: 'file_not_found' });
    await runJob(shop, 'downloads.sweep-files', 'removed');
    await eventually(
      () => isThere(key),
      (is) => !is,
    );
    const acts = await shop.sql('select action from audit_event where entity_id = $1 order by id', [
      productId,
    ]);
    expect(acts).toEqual([{ action: 'adminAddFile' }, { action: 'adminRemoveFile' }]);
  });

  it('are refused with a sentence where they are none, nameless, or of another product', async () => {
    const [sold, other] = [await goods(shop), await goods(shop)];
    const send = async (form: FormData, path = filesOf(sold)) => (await admin.post<Json>(path, form)).body;
    expect(await send(fileForm('Guide.pdf', Buffer.alloc(0)))).toMatchObject({
      ...{ status: 400, code: 'file_wrong' },
      errors: [{ field: 'file', message: 'Choose a file that is not empty' }],
    });
    expect((await send(fileForm('..'))).errors).toEqual([{ field: 'name', message: 'Name is required' }]);
    expect(await send(fileForm('x'.repeat(200)))).toMatchObject({ status: 400 });
    const nothing = new FormData();
    nothing.append('name', 'Guide.pdf');
    expect((await send(nothing)).code).toBe('file_wrong');
    const elsewhere = filesOf({ ...sold, variantId: other.variantId });
    expect((await send(fileForm('Guide.pdf'), elsewhere)).code).toBe('variant_not_found');
    const unknown = await admin.get<Json>('/admin/products/019336a0-0000-7000-8000-000000000009/files');
    expect(unknown.body.code).toBe('product_not_found');
    expect(await shop.sql('select id from digital_file where variant_id = $1', [sold.variantId])).toEqual([]);
  });

  it('are twenty at most', async () => {
    const sold = await soldFile(shop);
    await shop.sql(
      `insert into digital_file (id, variant_id, key, name, bytes, type, created_at)
       select gen_random_uuid(), $1, gen_random_uuid()::text, 'x', 1, 'a/b', now() from generate_series(1, 19)`,
      [sold.variantId],
    );
    const refused = await admin.post<Json>(filesOf(sold), fileForm('One more.pdf'));
    expect(refused.body).toMatchObject({ status: 409, code: 'too_many_files' });
  });
});

describe('whoever has paid for a file', () => {
  it('gets it by a mailed link, as it is, under its name', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop, 'Mwongozo wa “ndege”.pdf')];
    const email = 'ann.files@example.com';
    const orderId = await paidFor(shop, shopper, basket(sold), email);
    const [link] = await linksOf(shopper, orderId);
    expect(link).toMatchObject({
      name: 'Mwongozo wa “ndege”.pdf',
      state: 'open',
      usesLeft: 5,
      lastUsedAt: null,
    });
    const page = String(link.url).replace(/\/file$/, '');
    expect(await mailTo(shop, email, 'Your files')).toMatch(new RegExp(`${page}(?!\\S)`));
    const { body: opened } = await shop.client.get<Json>(page, { expect: 200 });
    expect(opened.data).toEqual({
      ...{ name: link.name, bytes: GUIDE.length, usesLeft: 5, until: link.until, url: link.url },
      needsConsent: false,
    });
    const head = await fetched(link.url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(GUIDE.length)]);
    const answer = await fetched(link.url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(GUIDE)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('etag')).toBe(head.headers.get('etag'));
    expect(answer.headers.get('etag')).not.toContain(await keyOf(sold.file.id));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Mwongozo wa _ndege_.pdf"; filename*=UTF-8''Mwongozo%20wa%20%E2%80%9Cndege%E2%80%9D.pdf`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await linksOf(shopper, orderId))[0]).toMatchObject({ usesLeft: 4 });
    expect((await orderOf(shopper, orderId)).hasFiles).toBe(true);
  });

  it('reads before that it is a file, on its page and in the cart', async () => {
    const [shopper, sold, jacket] = [await shop.shopper(), await soldFile(shop), await goods(shop)];
    const shown = async (id: string) => (await shop.client.get<Json>(`/products/${id}`)).body.data;
    expect(await shown(sold.productId)).toMatchObject({
      ...{ isShipped: false, deliveryEstimate: null, variants: [{ isDownload: true }] },
    });
    const { isShipped, variants } = await shown(jacket.productId);
    expect([isShipped, 'isDownload' in variants[0]]).toEqual([true, false]);
    for (const { productId } of [sold, jacket])
      await shopper.post('/carts', { productId, quantity: 1 }, { expect: 201 });
    const { data } = (await shopper.get<Json>('/carts', { expect: 200 })).body;
    const told = (data as Json[]).map((line) => [line.productId, [line.isDownload, line.isShipped]]);
    expect(Object.fromEntries(told)).toEqual({
      [sold.productId]: [true, false],
      [jacket.productId]: [undefined, undefined],
    });
    await admin.delete(`/admin/products/${sold.productId}/files/${sold.file.id}`, undefined, { expect: 200 });
    expect((await shown(sold.productId)).variants[0].isDownload).toBeUndefined();
    const events = await shop.sql(
      `select type from event where resource_id = $1 and type = 'product.changed'`,
      [sold.productId],
    );
    expect(events.length).toBeGreaterThan(0);
  });

  it('has none before all is paid, and nobody else has any', async () => {
    const [shopper, other, sold] = [await shop.shopper(), await shop.shopper(), await soldFile(shop)];
    const { data } = await openSession(shopper, {
      ...basket(sold),
      contact: { email: 'no@example.com', phone: '' },
    });
    expect(await linksOf(shopper, data.orderId)).toEqual([]);
    const foreign = await other.get<Json>(`/orders/${data.orderId}/downloads`);
    expect(foreign.body).toMatchObject({ status: 404, code: 'order_not_found' });
    const early = await admin.post<Json>(`/admin/orders/${data.orderId}/downloads/renewal`, {});
    expect(early.body).toMatchObject({ status: 409, code: 'nothing_to_download' });
  });

  it('downloads it five times; what broke off goes on and does not count', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'bo.files@example.com');
    const url = await linkOf(shopper, orderId);
    const left = async () => (await linksOf(shopper, orderId))[0]?.usesLeft as number;
    const first = await fetched(url, { range: 'bytes=0-9' });
    expect([first.status, await first.text()]).toEqual([206, '%PDF-1.7 A']);
    const rest = await fetched(url, { range: 'bytes=10-' });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      ...[206, `bytes 10-${GUIDE.length - 1}/${GUIDE.length}`],
    ]);
    expect(await rest.text()).toBe(GUIDE.subarray(10).toString());
    expect(await left()).toBe(4);
    expect(await statusOf(url, { range: 'bytes=9999-' })).toBe(416);
    expect(await left()).toBe(4);
    await shop.sql(`update download set last_used_at = now() - interval '2 hours' where order_id = $1`, [
      orderId,
    ]);
    expect(await statusOf(url, { range: 'bytes=10-' })).toBe(206);
    expect(await left()).toBe(3);
    for (let times = 0; times < 3; times += 1) expect(await statusOf(url)).toBe(200);
    const over = await fetched(url, { 'accept-language': 'de' });
    expect([over.status, await over.json()]).toMatchObject([
      ...[
        404,
        { code: 'download_used_up', message: expect.stringContaining('so oft benutzt, wie es geht.') },
      ],
    ]);
    const seen = await fetched(url, { accept: 'text/html,*/*;q=0.8' });
    expect([seen.status, seen.headers.get('location')]).toEqual([303, url.replace(/\/file$/, '')]);
    expect((await fetched(url, {}, 'HEAD')).status).toBe(404);
    expect((await linksOf(shopper, orderId))[0]).toMatchObject({ state: 'used_up', usesLeft: 0, url: null });
  });

  it('is told when the link has ended or is not known', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'cy.files@example.com');
    const url = await linkOf(shopper, orderId);
    await shop.sql(`update download set until = now() where order_id = $1`, [orderId]);
    const page = url.replace(/\/file$/, '');
    const told = async (path: string) => (await shop.client.get<Json>(path)).body.code;
    expect([await told(page), await told(`${page}~`)]).toEqual(['download_over', 'download_unknown']);
    expect([await codeOf(url), await codeOf(`${page}~/file`)]).toEqual([
      ...['download_over', 'download_unknown'],
    ]);
    await runJob(shop, 'downloads.sweep-files', 'over');
    const sealed = () =>
      shop.sql('select 1 from download where order_id = $1 and sealed_token is not null', [orderId]);
    await eventually(sealed, (rows) => rows.length === 0);
  });

  it('has an order that delivers itself, and that they cannot cancel', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'di.files@example.com');
    const shown = { canCancel: false, canTrack: false, isSent: false, expectedDelivery: null };
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'processing', ...shown });
    expect((await shopper.put<Json>(`/orders/${orderId}/cancel`, {})).status).toBe(409);
    await runJob(shop, 'orders.deliver-unsent', 'files');
    await eventually(
      () => orderOf(shopper, orderId),
      ({ status }) => status === 'delivered',
    );
    const { body } = await shopper.get<Json>(`/orders/${orderId}/returns`, { expect: 200 });
    expect([body.data.canReturn, body.data.returns]).toEqual([false, []]);
    const { data } = (await shopper.get<Json>('/orders/all', { expect: 200 })).body;
    expect(data[0]).toMatchObject({ _id: orderId, isSent: false, canTrack: false });
  });

  it('is told of the link, without its token, and loses it with the account', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'lea.files@example.com');
    const url = await linkOf(shopper, orderId);
    await runJob(shop, 'orders.deliver-unsent', 'erased');
    await eventually(
      () => orderOf(shopper, orderId),
      ({ status }) => status === 'delivered',
    );
    const told = (await shopper.get<Json>('/users/me/data', { expect: 200 })).body.data;
    expect(told.downloads).toMatchObject([{ orderId, name: 'Guide.pdf', usesLeft: 5 }]);
    expect(JSON.stringify(told.downloads)).not.toMatch(/token/i);
    await shopper.post('/users/me/erasure', { password: 'a-good-password-1' }, { expect: 200 });
    expect(await statusOf(url)).toBe(404);
  });

  it('gets the files of the parts of a bundle', async () => {
    const [shopper, sold, box] = [
      await shop.shopper(),
      await soldFile(shop),
      await goods(shop, { stock: 0, name: 'Box' }),
    ];
    const bundles = [{ variantId: box.variantId, parts: [{ variantId: sold.variantId, quantity: 1 }] }];
    await admin.put(`/admin/products/${box.productId}/bundles`, { bundles }, { expect: 200 });
    const { body } = await shop.client.get<Json>(`/products/${box.productId}`, { expect: 200 });
    expect(body.data.variants).toMatchObject([{ isDownload: true }]);
    const orderId = await paidFor(shop, shopper, wanted(box), 'box.files@example.com');
    expect(await linksOf(shopper, orderId)).toMatchObject([{ name: 'Guide.pdf', line: 'Box' }]);
    expect(await orderOf(shopper, orderId)).toMatchObject({ hasFiles: true, isSent: true, canTrack: true });
  });

  it('keeps the link to a removed file, which others cannot buy any more', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'ed.files@example.com');
    await admin.delete(`/admin/products/${sold.productId}/files/${sold.file.id}`, undefined, { expect: 200 });
    await runJob(shop, 'downloads.sweep-files', 'kept');
    expect(await statusOf(await linkOf(shopper, orderId))).toBe(200);
    const later = await paidFor(shop, await shop.shopper(), basket(sold), 'late.files@example.com');
    expect(await listed(later)).toEqual([]);
  });
});

describe('new links', () => {
  it('take the place of earlier ones, lead to the files of now, and are written down', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const email = 'fay.files@example.com';
    const orderId = await paidFor(shop, shopper, basket(sold), email);
    const old = await linkOf(shopper, orderId);
    await admin.delete(`/admin/products/${sold.productId}/files/${sold.file.id}`, undefined, { expect: 200 });
    await admin.post(filesOf(sold), fileForm('Mended.pdf'), { expect: 201 });
    const path = `/admin/orders/${orderId}/downloads/renewal`;
    const { body } = await admin.post<Json>(path, {}, { key: 'once', expect: 200 });
    await admin.post<Json>(path, {}, { key: 'once', expect: 200 });
    expect(body.downloads.map(({ name, state }: Json) => [name, state])).toEqual([
      ['Mended.pdf', 'open'],
      ['Guide.pdf', 'revoked'],
    ]);
    expect(JSON.stringify(body)).not.toContain('/downloads/');
    expect(await codeOf(old)).toBe('download_revoked');
    expect(await statusOf(await linkOf(shopper, orderId))).toBe(200);
    await eventually(
      () => mailsTo(shop, email),
      (mails) => mails.filter((mail) => mail.includes('Your files')).length === 2,
    );
    const acts = await shop.sql(
      `select changes from audit_event where entity_id = $1 and action = 'adminRenewDownloads'`,
      [orderId],
    );
    expect(acts).toEqual([{ changes: { links: 1 } }]);
  });

  it('are sent five times an hour at most', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'gus.files@example.com');
    const renew = async () =>
      (await admin.post<Json>(`/admin/orders/${orderId}/downloads/renewal`, {})).status;
    const statuses = [];
    for (let times = 0; times < 5; times += 1) statuses.push(await renew());
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
