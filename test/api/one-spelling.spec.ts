import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct, namesOf } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;

const inColour = (name: string, value: string, sku: string) => ({
  ...{ name: `Kite ${sku}`, category: 'Kites' },
  options: [{ name, values: [{ value }] }],
  variants: [{ sku, options: { [name]: value }, price: 10, stock: 2 }],
});
const list = async (query: Record<string, string | readonly string[]>): Promise<Json> =>
  (await shop.client.get<Json>('/products', { query: { category: 'Kites', ...query }, expect: 200 })).body;

beforeAll(async () => {
  admin = await shop.admin();
  for (const kite of [
    inColour('Color', 'Red', 'K-1'),
    inColour('color', 'red', 'K-2'),
    inColour('COLOR', 'RED', 'K-3'),
    inColour('Color', 'Blue', 'K-4'),
  ])
    await makeProduct(admin, kite);
});

describe('an option that is written in several ways', () => {
  it('is one filter, and each value of it one choice', async () => {
    const { facets } = await list({});
    expect(facets.options).toEqual([
      {
        name: 'Color',
        values: [
          { value: 'Blue', swatch: null, count: 1 },
          { value: 'Red', swatch: null, count: 3 },
        ],
      },
    ]);
  });

  it.each(['Color:Red', 'color:red', 'COLOR:rEd', 'Color: RED'])('is found as %s', async (option) => {
    const found = await list({ options: option });
    expect(namesOf(found).sort()).toEqual(['Kite K-1', 'Kite K-2', 'Kite K-3']);
    expect(found.facets.options[0].values.map(({ value, count }: Json) => [value, count])).toEqual([
      ['Blue', 1],
      ['Red', 3],
    ]);
    const chosen = found.data.map((card: Json) =>
      Object.entries(card.chosen ?? {})
        .flat()
        .join(':'),
    );
    expect(chosen.sort()).toEqual(['COLOR:RED', 'Color:Red', 'color:red']);
  });

  it('takes values of all spellings of its name as alternatives', async () => {
    expect((await list({ options: ['Color:blue', 'color:RED'] })).meta.total).toBe(4);
  });

  it('may not stand twice in one product, nor a value of it', async () => {
    const values = [{ value: 'Red' }, { value: 'red' }];
    const variants = values.map(({ value }, at) => ({
      sku: `K-9${at}`,
      options: { Color: value },
      stock: 1,
    }));
    const wanted = { ...inColour('Color', 'Red', 'K-9'), options: [{ name: 'Color', values }], variants };
    await expect(makeProduct(admin, wanted)).rejects.toThrow('Red and red are the same');
  });
});

describe('an article number', () => {
  it.each(['k-1', ' K-1 ', 'Ｋ-1'])('is taken where it is written as %j', async (sku) => {
    await expect(makeProduct(admin, inColour('Color', 'Red', sku))).rejects.toThrow(
      'Another variant has this SKU',
    );
  });

  it('may be written otherwise by its own variant', async () => {
    const [kite] = (await list({ options: 'Color:Blue' })).data;
    const { body } = await admin.get<Json>(`/admin/products/${kite.id}`);
    const variants = body.variants.map((one: Json) => ({ ...one, sku: 'k-4' }));
    const changed = await admin.put<Json>(`/admin/products/${kite.id}`, { variants });
    expect([changed.status, changed.body.variants?.[0].sku]).toEqual([200, 'k-4']);
  });
});
