import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { basket, GUIDE, linkOf, linksOf, paidFor, soldFile } from '../support/files.js';
import { mailsTo, mailTo } from '../support/mails.js';
import { eventually, goods, orderOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const TOLD = /right to withdraw from them ends/;
const SENTENCE =
  'Please confirm that you want your files at once, and that you then lose your right to withdraw from them.';
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});
const rules = (euRules: 'on' | 'off') => admin.put('/admin/settings/shop', { euRules }, { expect: 200 });
const fetched = (url: string) => shop.client.fetch(url, { redirect: 'manual' });
const leftOf = async (shopper: Client, orderId: string) =>
  (await shopper.get<Json>(`/orders/${orderId}/withdrawals`, { expect: 200 })).body.data.lines.map(
    ({ left }: Json) => left,
  );

describe('where buyers may withdraw, a purchase of files', () => {
  beforeAll(() => rules('on'));

  it('is refused at its field without consent, by every way to pay', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const refused = { status: 400, errors: [{ field: 'downloadConsent', message: SENTENCE }] };
    for (const [path, more] of [
      ['/payments', { method: 'card', amount: 25.49 }],
      ['/payments/cash', { amount: 10.2, downloadConsent: false }],
      ['/payments/create-checkout-session', {}],
    ] as const)
      expect((await shopper.post<Json>(path, { ...basket(sold), ...more })).body).toMatchObject(refused);
    const wrong = { ...basket(sold), method: 'card', amount: 25.49, downloadConsent: 'yes' };
    expect((await shopper.post<Json>('/payments', wrong)).body.errors).toMatchObject([
      { field: 'downloadConsent', message: 'downloadConsent must be true or false' },
    ]);
  });

  it('with it is kept and confirmed by mail, and the right ends with the first download', async () => {
    const [shopper, sold, jacket] = [await shop.shopper(), await soldFile(shop), await goods(shop)];
    const both = { products: [...basket(sold).products, ...wanted(jacket).products], downloadConsent: true };
    const email = 'willing.files@example.com';
    const orderId = await paidFor(shop, shopper, both, email);
    expect((await orderOf(shopper, orderId)).downloadConsentAt).toEqual(expect.any(String));
    expect(await mailTo(shop, email, 'payment has arrived')).toMatch(TOLD);
    expect(await mailTo(shop, email, 'Your files')).toMatch(TOLD);
    expect(await leftOf(shopper, orderId)).toEqual([1, 1]);
    const url = await linkOf(shopper, orderId);
    const page = url.replace(/\/file$/, '');
    expect((await shop.client.get<Json>(page)).body.data).toMatchObject({ needsConsent: false });
    expect(Buffer.from(await (await fetched(url)).arrayBuffer()).equals(GUIDE)).toBe(true);
    expect(await leftOf(shopper, orderId)).toEqual([0, 1]);
    const lines = [{ variantId: sold.variantId, quantity: 1 }];
    const gone = await shopper.post<Json>(`/orders/${orderId}/withdrawals`, { name: '', lines });
    expect(gone.body.message).toMatch(/^Nothing of .* is left to withdraw from$/);
  });

  it('that nobody could ask waits at the link, until the buyer wants it all the same', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const email = 'waiting.files@example.com';
    const orderId = await paidFor(shop, shopper, { ...basket(sold), downloadConsent: true }, email);
    await shop.sql('update orders set download_consent_at = null where id = $1', [orderId]);
    const url = await linkOf(shopper, orderId);
    const page = url.replace(/\/file$/, '');
    expect((await shop.client.get<Json>(page)).body.data).toMatchObject({ needsConsent: true, usesLeft: 5 });
    for (const asked of [url, `${url}?consent=no`]) {
      const answer = await fetched(asked);
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { code: 'download_consent_needed', message: SENTENCE },
      ]);
    }
    const accept = { headers: { accept: 'text/html' }, redirect: 'manual' as const };
    const led = await shop.client.fetch(url, accept);
    expect([led.status, led.headers.get('location')]).toEqual([303, page]);
    expect(await leftOf(shopper, orderId)).toEqual([1]);
    expect((await fetched(`${url}?consent=yes`)).status).toBe(200);
    expect((await fetched(url)).status).toBe(200);
    expect((await orderOf(shopper, orderId)).downloadConsentAt).toEqual(expect.any(String));
    await eventually(
      async () => (await mailsTo(shop, email)).filter((mail) => mail.includes('Your files')),
      (mails) => mails.length === 2 && mails.every((mail) => TOLD.test(mail)),
    );
    expect(await leftOf(shopper, orderId)).toEqual([0]);
  });

  it('ends no right to what comes with a file: a printed book, or the cup of a bundle', async () => {
    const [shopper, book, guide, cup] = [
      await shop.shopper(),
      await soldFile(shop),
      await soldFile(shop),
      await goods(shop),
    ];
    await shop.sql('update product set is_shipped = true where id = $1', [book.productId]);
    const box = await goods(shop, { stock: 0, name: 'Box' });
    const parts = [guide, cup].map(({ variantId }) => ({ variantId, quantity: 1 }));
    const bundles = [{ variantId: box.variantId, parts }];
    await admin.put(`/admin/products/${box.productId}/bundles`, { bundles }, { expect: 200 });
    const products = [book, box, guide].flatMap((one) => wanted(one).products);
    const bought = { products, downloadConsent: true };
    const orderId = await paidFor(shop, shopper, bought, 'comes.with@example.com');
    for (const { url } of await linksOf(shopper, orderId))
      expect((await fetched(String(url))).status).toBe(200);
    expect(await leftOf(shopper, orderId)).toEqual([1, 1, 0]);
  });

  it('waits for nothing once the days to withdraw are over', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(
      ...([shop, shopper, { ...basket(sold), downloadConsent: true }, 'late.consent@example.com'] as const),
    );
    await shop.sql(
      `update orders set download_consent_at = null, created_at = now() - interval '40 days' where id = $1`,
      [orderId],
    );
    expect((await fetched(await linkOf(shopper, orderId))).status).toBe(200);
  });
});

describe('elsewhere, and of other goods', () => {
  it('nothing is asked', async () => {
    await rules('on');
    const [shopper, sold, jacket] = [await shop.shopper(), await soldFile(shop), await goods(shop)];
    const sent = await paidFor(
      shop,
      shopper,
      { ...wanted(jacket), downloadConsent: true },
      'sent@example.com',
    );
    expect((await orderOf(shopper, sent)).downloadConsentAt).toBeNull();
    await rules('off');
    const orderId = await paidFor(shop, shopper, basket(sold), 'elsewhere.files@example.com');
    expect((await orderOf(shopper, orderId)).downloadConsentAt).toBeNull();
    expect((await fetched(await linkOf(shopper, orderId))).status).toBe(200);
  });
});
