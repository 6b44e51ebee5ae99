import { beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { soldFile } from '../support/files.js';
import { goods, openSession, payOnPage, wanted, type Goods } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { RELEASES, UcpPlatform } from '../support/ucp.js';
import { BUYER, payBy, whole } from '../support/ucp-checkout.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { guestsAllowed: true } });
let admin: Client;
let sold: Goods;

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { euRules: 'on' }, { expect: 200 });
  sold = await soldFile(shop);
});

/** By an assistant, for somebody who has no account. */
async function byAssistant(): Promise<string> {
  const platform = new UcpPlatform(() => shop.client.origin, RELEASES[0]);
  const begun = await platform.post('/checkout-sessions', whole(sold.variantId, 1, payBy('card')));
  const { body } = await platform.post(`/checkout-sessions/${begun.body.id}/complete`, payBy('card'));
  expect(body).toMatchObject({ status: 'requires_escalation' });
  await payOnPage(shop, String(body.continue_url));
  return BUYER.email;
}

/** Taken by phone; the buyer pays by the link. */
async function byPhone(): Promise<string> {
  const lines = [{ variantId: sold.variantId, quantity: 1 }];
  const draft = { contact: { email: 'aline@example.com', phone: '' }, lines };
  const { body } = await admin.post<Json>('/admin/draft-orders', draft, { expect: 201 });
  const placed = await admin.post<Json>(`/admin/draft-orders/${body.id}/place`, { method: 'card' });
  expect(placed.body).toMatchObject({ orderId: expect.any(String) });
  await payOnPage(shop, String(placed.body.payUrl));
  return draft.contact.email;
}

/** A jacket that is paid for goes, the file comes for it. */
async function byChange(): Promise<string> {
  const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
  const session = await openSession(shopper, wanted(jacket));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const terms = {
    leaving: [{ variantId: jacket.variantId, quantity: 1 }],
    items: [{ variantId: sold.variantId, quantity: 1 }],
  };
  const edited = await admin.post<Json>(`/admin/orders/${session.data.orderId}/edits`, terms, { key: v7() });
  expect(edited.body).toMatchObject({ state: 'done' });
  return shopper.email;
}

it.each([
  ['an assistant', byAssistant],
  ['the staff by phone', byPhone],
  ['a change of another order', byChange],
])('a file whose order came by %s waits for its buyer at the link', async (_, place) => {
  const email = await place();
  const mail = await mailTo(shop, email, 'Your files');
  expect(mail).not.toMatch(/right to withdraw/);
  const [, token = ''] = /\/downloads\/([\w-]+)/.exec(mail) ?? [];
  const file = (more = '') => shop.client.fetch(`/downloads/${token}/file${more}`, { redirect: 'manual' });
  const refused = await file();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'download_consent_needed' }]);
  expect((await file('?consent=yes')).status).toBe(200);
});
