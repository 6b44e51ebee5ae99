import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { goods, wanted } from '../support/money.js';
import { makeProduct, namesOf } from '../support/products.js';
import { unquoted } from '../support/unquoted.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const speaking = (tag: string) => ({ headers: { 'accept-language': tag } });
let admin: Client;
let jumper: string;
let scarf: string;

const decide = (languages: string[]) => admin.put('/admin/settings/shop', { languages }, { expect: 200 });
const find = async (q: string, tag: string) =>
  namesOf((await shop.client.get<Json>('/products', { ...speaking(tag), query: { q }, expect: 200 })).body);
const nameOf = async (id: string, tag: string) =>
  (await shop.client.get<Json>(`/products/${id}`, { ...speaking(tag), expect: 200 })).body.data.name;

beforeAll(async () => {
  admin = await shop.admin();
  await decide(['de', 'en', 'en-GB']);
  jumper = (await makeProduct(admin, { name: 'Strickpullover', description: 'Warm.' })).id;
  scarf = (await makeProduct(admin, { name: 'Schal', description: 'Lang.' })).id;
  const text = (owner: string, language: string, words: string) => ({
    ...{ kind: 'product', owner, field: 'name', language, text: words },
  });
  const texts = [text(jumper, 'en', 'Sweater'), text(jumper, 'en-GB', 'Jumpers'), text(scarf, 'en', 'Scarf')];
  await admin.put('/admin/translations', { texts }, { expect: 200 });
});

describe('what is sold', () => {
  it('reads as the region has it, else as its language has it, else as it was written', async () => {
    expect([
      await nameOf(jumper, 'en-GB'),
      await nameOf(jumper, 'en'),
      await nameOf(jumper, 'en-US'),
    ]).toEqual([...['Jumpers', 'Sweater', 'Sweater']]);
    expect([await nameOf(scarf, 'en-GB'), await nameOf(scarf, 'de-AT')]).toEqual(['Scarf', 'Schal']);
  });

  it('is found by the words of both, with the stems of the language', async () => {
    expect(await find('jumper', 'en-GB')).toEqual(['Jumpers']);
    expect(await find('sweaters', 'en-GB')).toEqual(['Jumpers']);
    expect(await find('scarfs', 'en-GB')).toEqual(['Scarf']);
  });

  it('misses nothing in a region of a language that the shop has', async () => {
    const { body } = await admin.get<Json>('/admin/translations/progress', { expect: 200 });
    const of = (language: string) => body.progress.find((one: Json) => one.language === language);
    expect([of('en-GB').missing, of('en').missing > 0]).toEqual([0, true]);
    const filter = JSON.stringify({ language: 'en-GB', state: 'missing' });
    expect((await admin.get<Json>('/admin/translations', { query: { filter }, expect: 200 })).body).toEqual(
      [],
    );
  });
});

describe('the shop says', () => {
  it('what a region says otherwise to whoever asks for it, where it is offered so', async () => {
    const shopper = await shop.shopper();
    const said = async (tag: string) => {
      const { body } = await shopper.post<Json>('/favorites', { productId: scarf }, speaking(tag));
      await shopper.delete(`/favorites/${scarf}`);
      return body.message;
    };
    expect([await said('en-GB'), await said('en'), await said('en-US')]).toEqual([
      ...['Added to favourites', 'Added to favorites', 'Added to favorites'],
    ]);
  });

  it('so in its letters, which lead to the pages of the region', async () => {
    const shopper = await shop.shopper();
    const body = { ...wanted(await goods(shop)), amount: 10.2 };
    const { body: placed } = await shopper.post<Json>('/payments/cash', body, speaking('en-GB'));
    const orderId = String(placed.data.orderId);
    const mail = unquoted(await mailTo(shop, shopper.email, orderId));
    expect(mail).toContain('<html lang="en-GB"');
    expect(mail).toMatch(/\/en-gb\/orders\//);
    expect(mail).toMatch(/Arrives \w+ \d+ \w+ \d{4} to/);
  });

  it('refuses a tag that is none', async () => {
    const { status } = await admin.put('/admin/settings/shop', { languages: ['en', 'en-gb'] });
    expect(status).toBe(400);
  });
});
