import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { unquoted } from '../support/unquoted.js';
import { SUPPORT_EMAIL } from '../../api/src/kernel/shop-defaults.js';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const speaking = (tag: string) => ({ headers: { 'accept-language': tag }, expect: 200 });
let admin: Client;
const decide = (languages: string[]) => admin.put('/admin/settings/shop', { languages }, { expect: 200 });

beforeAll(async () => {
  admin = await shop.admin();
  await decide(['en', 'fr', 'ar']);
});
afterAll(() => decide(['en']));

async function place(shopper: Client, tag: string): Promise<string> {
  const body = { ...wanted(await goods(shop)), amount: 10.2 };
  const answer = await shopper.post<Json>('/payments/cash', body, speaking(tag));
  return String(answer.body.data.orderId);
}

const languageOf = async (orderId: string) => {
  const [row] = await shop.sql<{ language: string | null }>('select language from orders where id = $1', [
    orderId,
  ]);
  return row?.language;
};

describe('a letter about an order', () => {
  it.each([
    ['fr-CA', 'fr', 'Nous avons bien reçu votre commande', /\/fr\/orders\//],
    ['ar', 'ar', 'وصلنا طلبك', /\/ar\/orders\//],
    ['en-GB', 'en', 'We have your order', /example[^/]*\/orders\/|:\d+\/orders\//],
  ])('placed in %s is written in %s', async (asked, tag, title, link) => {
    const shopper = await shop.shopper();
    const orderId = await place(shopper, asked);
    expect(await languageOf(orderId)).toBe(tag);
    const mail = unquoted(await mailTo(shop, shopper.email, orderId));
    expect(mail).toContain(title);
    expect(mail).toMatch(link);
    expect(mail).toContain(orderId.slice(-8).toUpperCase());
    expect(mail).toContain(`<html lang="${tag}"`);
  });

  it('placed in what the shop does not speak is written in its first language', async () => {
    const shopper = await shop.shopper();
    const orderId = await place(shopper, 'de');
    expect(await languageOf(orderId)).toBe('de');
    expect(unquoted(await mailTo(shop, shopper.email, orderId))).toContain('We have your order');
  });
});

describe('where an order goes', () => {
  const to = {
    ...{ firstName: 'Zoé', lastName: 'Martin', street: 'Heidestraße 17', city: 'Köln' },
    ...{ state: '', zipCode: '51147', country: 'Germany' },
  };

  it('is named in the language of the buyer, and in that of the shop to the shop', async () => {
    const shopper = await shop.shopper();
    const body = { ...wanted(await goods(shop)), amount: 10.2, shippingAddress: to };
    const { body: placed } = await shopper.post<Json>('/payments/cash', body, speaking('fr'));
    const orderId = String(placed.data.orderId);
    const read = async (tag: string) =>
      (await shopper.get<Json>(`/orders/${orderId}`, speaking(tag))).body.data.addressLines.at(-1);
    expect([await read('fr'), await read('en'), await read('ar')]).toEqual([
      ...['Allemagne', 'Germany', 'ألمانيا'],
    ]);
    expect(unquoted(await mailTo(shop, shopper.email, orderId))).toContain('51147 Köln, Allemagne');
    expect(unquoted(await mailTo(shop, SUPPORT_EMAIL, orderId))).toContain('51147 Köln, Germany');
  });

  it('is named so in the address book, too', async () => {
    const shopper = await shop.shopper();
    await shopper.post('/users/me/addresses', to, { expect: 201 });
    const { body } = await shopper.get<Json>('/users/me/addresses', speaking('fr'));
    expect(body.data[0].lines.at(-1)).toBe('Allemagne');
  });
});

describe('a paper of an order', () => {
  it.each([
    ['fr', 'ceci n’est pas une facture'],
    ['en', 'not an invoice'],
    ['de', 'not an invoice'],
  ])('placed in %s says “%s”, in whichever language it is asked for', async (asked, words) => {
    const shopper = await shop.shopper();
    const orderId = await place(shopper, asked);
    const paper = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`, {
      headers: { 'accept-language': 'ar' },
    });
    const text = (await pdfText(Buffer.from(await paper.arrayBuffer()))).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${orderId.slice(-8).toUpperCase()} (${words})`);
  });
});

describe('a letter about an account', () => {
  const reset = (email: string, tag: string) =>
    shop.client.post('/auth/forgot-password', { email }, speaking(tag));

  it('is in the language that its owner has chosen, whatever the page speaks', async () => {
    const shopper = await shop.shopper();
    expect((await shopper.get('/users/me', { expect: 200 })).body.data.language).toBeNull();
    const { body } = await shopper.patch('/users/me', { language: 'ar' }, { expect: 200 });
    expect(body.data.language).toBe('ar');
    await reset(shopper.email, 'fr');
    expect(unquoted(await mailTo(shop, shopper.email, 'reset-password'))).toContain('تعيين كلمة مرور جديدة');
  });

  it('is in that of the page where nobody has chosen', async () => {
    const shopper = await shop.shopper();
    await reset(shopper.email, 'fr');
    expect(unquoted(await mailTo(shop, shopper.email, 'reset-password'))).toContain(
      'Choisissez un nouveau mot de passe',
    );
  });

  it('keeps the language of the page where it was opened', async () => {
    const email = 'amelie@example.com';
    const body = { name: 'Amélie', email, password: 'a-good-password-1', phone: '+33 1 23 45 67 89' };
    await shop.client.post('/auth/register', body, { headers: { 'accept-language': 'fr' }, expect: 201 });
    const [row] = await shop.sql('select language from account where email_key = $1', [email]);
    expect(row).toEqual({ language: 'fr' });
    await shop.client.post('/auth/forgot-password', { email }, { expect: 200 });
    const mail = unquoted(await mailTo(shop, email, 'reset-password'));
    expect(mail).toContain('Bonjour Amélie,');
  });

  it('is in the first language of the shop again where the staff says so', async () => {
    const admin = await shop.admin();
    const wanted = { name: 'Femi', email: 'femi.first@example.com', role: 'customer', language: null };
    const { body: opened } = await admin.post<Json>('/admin/customers', wanted, { expect: 201 });
    const change = async (to: object) =>
      (await admin.put<Json>(`/admin/customers/${opened.id}`, to, { expect: 200 })).body.language;
    const said = [await change({ language: 'fr' }), await change({ name: 'Femi O.' })];
    expect([opened.language, ...said, await change({ language: null })]).toEqual([null, 'fr', 'fr', null]);
  });

  it('takes a tag for its language, and nothing else', async () => {
    const shopper = await shop.shopper();
    const { status, body } = await shopper.patch('/users/me', { language: 'French please' });
    expect([status, body.errors[0].field]).toEqual([400, 'language']);
  });
});

it('whoever has no account is written to in the language of the page', async () => {
  const email = 'lectrice@example.com';
  await shop.client.post('/newsletter', { email }, speaking('fr'));
  const mail = unquoted(await mailTo(shop, email, 'newsletter/confirm'));
  expect(mail).toContain('Veuillez confirmer votre abonnement');
  expect(mail).toMatch(/\/fr\/newsletter\/confirm/);
});
