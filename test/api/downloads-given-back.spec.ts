import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { basket, linkOf, linksOf, paidFor, soldFile } from '../support/files.js';
import { mailsTo } from '../support/mails.js';
import { CARDS, eventually, goods, mustBeSound, orderOf, runJob, wanted } from '../support/money.js';
import { disputeEvent } from '../support/storm.js';
import { useShop } from '../support/use-shop.js';
import { deliver } from '../support/webhooks.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});
afterEach(() => mustBeSound(shop));

const statusOf = async (url: string) => (await shop.client.fetch(url)).status;

describe('money of files that goes back', () => {
  const refund = (orderId: string, body: object) =>
    admin.post<Json>(`/admin/orders/${orderId}/refunds`, { reason: 'Not wanted', ...body }, { expect: 200 });

  it('takes the links of a line along once all of its pieces went back', async () => {
    const [shopper, sold, jacket] = [await shop.shopper(), await soldFile(shop), await goods(shop)];
    const products = [...basket(sold, 2).products, ...wanted(jacket).products];
    const orderId = await paidFor(shop, shopper, { ...wanted(jacket), products }, 'hal.files@example.com');
    const url = await linkOf(shopper, orderId);
    const lines = [{ variantId: sold.variantId, quantity: 1 }];
    await refund(orderId, { lines: [{ variantId: jacket.variantId, quantity: 1 }] });
    await refund(orderId, { lines });
    expect(await statusOf(url)).toBe(200);
    await refund(orderId, { lines });
    expect(await statusOf(url)).toBe(404);
    expect(await linksOf(shopper, orderId)).toEqual([]);
    const renewed = await admin.post<Json>(`/admin/orders/${orderId}/downloads/renewal`, {});
    expect(renewed.body.code).toBe('nothing_to_download');
  });

  it('leaves an order that delivers itself where nothing but files is kept', async () => {
    const [shopper, sold, jacket] = [await shop.shopper(), await soldFile(shop), await goods(shop)];
    const products = [...basket(sold).products, ...wanted(jacket, 2).products];
    const orderId = await paidFor(shop, shopper, { products }, 'nia.files@example.com');
    const back = () => refund(orderId, { lines: [{ variantId: jacket.variantId, quantity: 1 }] });
    await back();
    await runJob(shop, 'orders.deliver-unsent', 'one jacket is to be sent');
    expect((await orderOf(shopper, orderId)).status).toBe('processing');
    await back();
    await runJob(shop, 'orders.deliver-unsent', 'no jacket is');
    await eventually(
      () => orderOf(shopper, orderId),
      ({ status }) => status === 'delivered',
    );
    expect(await linksOf(shopper, orderId)).toMatchObject([{ state: 'open' }]);
  });

  it('comes with new links where the refund fails, and leaves those alone that work', async () => {
    const [shopper, gone, kept] = [await shop.shopper(), await soldFile(shop), await soldFile(shop)];
    const products = [...basket(gone).products, ...basket(kept).products];
    const email = 'lou.files@example.com';
    const orderId = await paidFor(shop, shopper, { products }, email, CARDS.refundFails);
    const opens = async () => (await linksOf(shopper, orderId)).map(({ url, line }) => ({ url, line }));
    const [ofGone, ofKept] = await opens();
    await refund(orderId, { lines: [{ variantId: gone.variantId, quantity: 1 }] });
    await eventually(
      () => orderOf(shopper, orderId),
      ({ refunds }) => refunds.some((one: Json) => one.status === 'failed'),
    );
    const now = await opens();
    expect(now).toEqual([{ line: ofGone?.line, url: expect.any(String) }, ofKept]);
    expect(now[0]?.url).not.toBe(ofGone?.url);
    const urls = [ofGone, ...now].map((one) => String(one?.url));
    expect(await Promise.all(urls.map((url) => statusOf(url)))).toEqual([404, 200, 200]);
    const mails = await eventually(
      () => mailsTo(shop, email),
      (all) => all.filter((mail) => mail.includes('Your files')).length === 2,
    );
    expect(mails.join('')).toContain(String(now[0]?.url).replace(/\/file$/, ''));
  });

  it('takes all of them along with the last of it, a cancellation and a dispute', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const paid = (email: string) => paidFor(shop, shopper, basket(sold), email);
    const ids = [await paid('ian@example.com'), await paid('joy@example.com'), await paid('kit@example.com')];
    const [given = '', cancelled = '', disputed = ''] = ids;
    const urls = await Promise.all(ids.map((id) => linkOf(shopper, id)));
    await refund(given, {});
    const renewed = await admin.post<Json>(`/admin/orders/${given}/downloads/renewal`, {});
    expect(renewed.body.code).toBe('nothing_to_download');
    const cancel = { action: 'cancel', reason: 'Not wanted' };
    await admin.post(`/admin/orders/${cancelled}/transitions`, cancel, { expect: 200 });
    const [payment] = await shop.sql<{ intent: string }>(
      'select provider_intent as intent from payment_attempt where order_id = $1',
      [disputed],
    );
    const dispute = disputeEvent('du_files', String(payment?.intent), { amount: 2_549 });
    expect(await deliver(shop.client, dispute)).toBe(200);
    expect(await Promise.all(urls.map((url) => statusOf(url)))).toEqual([404, 404, 404]);
    const path = `/admin/orders/${disputed}/downloads/renewal`;
    expect((await admin.post<Json>(path, {})).body.code).toBe('nothing_to_download');
    const won = disputeEvent('du_files', String(payment?.intent), { amount: 2_549, status: 'won' });
    expect(await deliver(shop.client, won)).toBe(200);
    expect(await statusOf(await linkOf(shopper, disputed))).toBe(200);
  });
});
