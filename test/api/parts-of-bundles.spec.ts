import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const inFrench = { headers: { 'accept-language': 'fr' }, expect: 200 };
let admin: Client;
let cup: Json;
let tea: Json;
let box: Json;

const partsOf = async (options: Json = { expect: 200 }) =>
  (await shop.client.get<Json>(`/products/${box.id}`, options)).body.data.variants[0].parts;
const variantOf = (product: Json) => product.variants[0].id;

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { languages: ['en', 'fr'] }, { expect: 200 });
});
beforeEach(async () => {
  cup = await makeProduct(admin, {
    name: 'Cup',
    options: [{ name: 'Colour', values: [{ value: 'Blue' }] }],
    variants: [{ options: { Colour: 'Blue' }, price: 12, stock: 9 }],
  });
  tea = await makeProduct(admin, { name: 'Tea', variants: [{ options: {}, price: 8, stock: 7 }] });
  box = await makeProduct(admin, { name: 'Box', variants: [{ options: {}, price: 25, stock: 0 }] });
  const parts = [
    { variantId: variantOf(tea), quantity: 1 },
    { variantId: variantOf(cup), quantity: 2 },
  ];
  const bundles = [{ variantId: variantOf(box), parts }];
  await admin.put(`/admin/products/${box.id}/bundles`, { bundles }, { expect: 200 });
});

describe('what is in a bundle', () => {
  it('is told with it, and of nothing else', async () => {
    expect(await partsOf()).toEqual([
      {
        ...{ productId: cup.id, variantId: variantOf(cup), name: 'Cup', options: { Colour: 'Blue' } },
        ...{ quantity: 2, isSold: true },
      },
      { productId: tea.id, variantId: variantOf(tea), name: 'Tea', options: {}, quantity: 1, isSold: true },
    ]);
    const { body } = await shop.client.get<Json>(`/products/${cup.id}`, { expect: 200 });
    expect(body.data.variants[0]).not.toHaveProperty('parts');
  });

  it('is told without a page where it is not sold by itself', async () => {
    await admin.put(`/admin/products/${tea.id}`, { status: 'draft' }, { expect: 200 });
    expect(await partsOf()).toMatchObject([{ isSold: true }, { name: 'Tea', isSold: false }]);
  });

  it('stands in the cart, in the language of the reader', async () => {
    const word = (owner: string, text: string) => ({
      ...{ kind: 'word', owner, field: 'text', language: 'fr', text },
    });
    const name = { kind: 'product', owner: cup.id, field: 'name', language: 'fr', text: 'Tasse' };
    const texts = [name, word('Colour', 'Couleur'), word('Blue', 'Bleu')];
    await admin.put('/admin/translations', { texts }, { expect: 200 });
    const told = [
      { name: 'Tasse', options: { Couleur: 'Bleu' }, quantity: 2 },
      { name: 'Tea', quantity: 1 },
    ];
    expect(await partsOf(inFrench)).toMatchObject(told);
    const shopper = await shop.shopper('Ann Okello');
    const added = await shopper.post<Json>(
      '/carts',
      { productId: box.id, quantity: 2 },
      { ...inFrench, expect: 201 },
    );
    expect(added.body.data.parts).toMatchObject(told);
    await shopper.post('/carts', { productId: cup.id, quantity: 1 }, { expect: 201 });
    const { data: lines } = (await shopper.get<Json>('/carts', inFrench)).body;
    expect(lines).toMatchObject([{ parts: told }, { name: 'Tasse' }]);
    expect(lines[1]).not.toHaveProperty('parts');
  });
});
