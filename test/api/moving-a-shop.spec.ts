import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct, PICTURE } from '../support/products.js';
import { useOwnShop, useShop } from '../support/use-shop.js';

const CSV = { headers: { 'content-type': 'text/csv' }, expect: 201 };
const old = useShop();
const empty = useOwnShop();

/** Every product as the staff sees it, without what an import cannot know: when it was made, what it was rated and sold. */
async function goods(admin: Client): Promise<Json> {
  const sort = JSON.stringify(['name', 'ASC']);
  const { body } = await admin.get('/admin/products', { query: { sort }, expect: 200 });
  return body.map(({ createdAt: _1, updatedAt: _2, version: _3, ...product }: Json) => product);
}

async function run(admin: Client, file: string): Promise<Json> {
  const { body: planned } = await admin.post('/admin/products/imports', file, CSV);
  expect(planned.rows.flatMap(({ errors }: Json) => errors)).toEqual([]);
  expect(planned.reading.ignoredColumns).toEqual([]);
  await admin.post(`/admin/products/imports/${planned.id}/run`, undefined, { expect: 202 });
  for (;;) {
    const { body } = await admin.get(`/admin/products/imports/${planned.id}`, { expect: 200 });
    if (body.status === 'done') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const energy = { label: 'Energy class', kind: 'choice', choices: ['A', 'B'], isFilterable: true };
const power = { label: 'Power', kind: 'number', unit: 'W' };

async function furnish(admin: Client): Promise<void> {
  for (const field of [energy, power]) await admin.post('/admin/product-fields', field, { expect: 201 });
  const { body: taken } = await admin.get('/admin/product-fields', { expect: 200 });
  expect(taken.map(({ name }: Json) => name).slice(-2)).toEqual(['energy_class', 'power']);
  const colours = [
    { value: 'Chalk', swatch: '#f1efe9' },
    { value: 'Ink', swatch: '#20242c' },
  ];
  const variant = (Colour: string, more: object) => ({
    options: { Colour, Size: '1; 2' },
    price: 20,
    ...more,
  });
  const made = await makeProduct(admin, {
    ...{ name: 'Moved Lamp', category: 'Lamps', categories: ['Gifts', 'a; b'], discount: 12.5 },
    ...{ description: 'Two lines\nof "words"; and more, =1+1', taxCategory: 'reduced', lowStockFrom: 3 },
    options: [
      { name: 'Colour', values: colours },
      { name: 'Size', values: [{ value: '1; 2' }] },
    ],
    variants: [
      variant('Chalk', { sku: '00123', stock: 4, grams: 250, lengthMm: 10, widthMm: 20, heightMm: 30 }),
      variant('Ink', { price: 22.5, stock: null }),
    ],
    specifications: [
      { name: 'Care', value: 'Wipe; gently' },
      { name: '7', value: 'a: b' },
    ],
    fields: {
      ...{ brand: 'Kiln; & Sons', gtin: '00012345678905', mpn: '1-2', material: 'Oak', hsCode: '940520' },
      ...{ countryOfOrigin: 'PT', manufacturer: 'Kiln\nRua 1, Porto', responsiblePerson: 'Ann\nBerlin' },
      ...{ warnings: 'Hot.\n\n- Very: hot; always', unitAmount: { amount: 0.25, unit: 'm²' } },
      ...{ energy_class: 'B', power: 7.5 },
    },
  });
  const [{ url }] = made.images;
  const images = [{ url, alt: 'A lamp; lit', optionValue: 'Ink', focus: { x: 10, y: 90 } }];
  await admin.put(`/admin/products/${made.id}`, { images }, { expect: 200 });
  await makeProduct(admin, { name: 'Second', image: PICTURE, status: 'archived', isShipped: false });
  await makeProduct(admin, { name: 'Second', isFeatured: true, stock: 3 });
  const own = (field: string, text: string) => ({
    ...{ kind: 'product', owner: made.id, language: 'fr', field, text },
  });
  const word = (owner: string, text: string, language = 'fr') => ({
    ...{ kind: 'word', owner, field: 'text', language, text },
  });
  const texts = [
    own('name', 'Lampe déménagée'),
    own('description', 'Deux lignes\nde « mots » ; et plus : =1+1'),
    own('fields.warnings', 'Chaud.\n\n- Très : chaud; toujours'),
    own(`alt.${url.split('/')[2]}`, 'Une lampe; allumée'),
    ...[word('Colour', 'Couleur'), word('Colour', 'Farbe', 'de'), word('Ink', 'Encre'), word('Oak', 'Chêne')],
    ...[word('Care', 'Entretien'), word('Wipe; gently', 'Essuyer; doucement')],
    { kind: 'category', owner: 'a; b', field: 'name', language: 'fr', text: 'a: b; c' },
    { kind: 'field', owner: 'energy_class', field: 'choice.B', language: 'de', text: 'Klasse B' },
  ];
  await admin.put('/admin/translations', { texts }, { expect: 200 });
}

/** What is translated, by what it is the translation of: ids are the same in both shops. */
async function translated(admin: Client): Promise<Json[]> {
  const of = async (language: string) => {
    const query = { filter: JSON.stringify({ language, state: 'done' }), range: '[0,99]' };
    return (await admin.get<Json[]>('/admin/translations', { query, expect: 200 })).body;
  };
  return [...(await of('fr')), ...(await of('de'))];
}

it('gives the same shop: its file, read by an empty one that has its folder of pictures', async () => {
  const there = await old.admin();
  await there.put('/admin/settings/shop', { languages: ['en', 'fr', 'de'] }, { expect: 200 });
  await furnish(there);
  const here = await empty.admin();
  await here.put('/admin/settings/shop', { languages: ['en', 'fr', 'de'] }, { expect: 200 });
  for (const field of [energy, power]) await here.post('/admin/product-fields', field, { expect: 201 });
  cpSync(join(old.dataDir, 'media'), join(empty.dataDir, 'media'), { recursive: true });
  const file = await (await there.fetch('/api/v1/admin/products/export.csv')).text();
  expect(await run(here, file)).toMatchObject({ products: { total: 3, settled: 3, refused: 0 } });
  const moved = await goods(here);
  expect(moved).toEqual(await goods(there));
  expect(moved).toHaveLength(3);
  expect(await translated(here)).toEqual(await translated(there));
  expect(await translated(there)).toHaveLength(12);
  const again = await (await here.fetch('/api/v1/admin/products/export.csv')).text();
  expect(again).toBe(file);
});
