import { describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const GTIN = '4006381333931';

describe('what products say by declared fields', () => {
  const shop = useShop();
  const put = (admin: Client, id: string, fields: unknown) => admin.put(`/admin/products/${id}`, { fields });
  const shown = async (id: string): Promise<Json> => (await shop.client.get(`/products/${id}`)).body.data;

  it('is kept, shown to shoppers and answered in its one form', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, {
      fields: { brand: ' Kiln ', gtin: '400638-133393 1', countryOfOrigin: 'portugal', hsCode: '6911.10' },
    });
    const more = { warnings: 'Hot.\r\nVery hot.', unitAmount: { amount: 250, unit: 'G' }, hsCode: null };
    expect((await put(admin, id, more)).status).toBe(200);
    const { body } = await admin.get(`/admin/products/${id}`, { expect: 200 });
    const values = {
      ...{ brand: 'Kiln', gtin: GTIN, countryOfOrigin: 'PT', warnings: 'Hot.\nVery hot.' },
      unitAmount: { amount: 250, unit: 'g' },
    };
    expect(body.fields).toEqual(values);
    const product = await shown(id);
    expect(product.fields).toEqual(values);
    expect(product.facts.map(({ label, text }: Json) => `${label}: ${text}`)).toEqual([
      'Brand: Kiln',
      `GTIN: ${GTIN}`,
      'Country of origin: Portugal',
      'Warnings: Hot.\nVery hot.',
      'Content: 250 g',
    ]);
  });

  it.each([
    ['brand', 7, 'Brand must be a text'],
    ['brand', 'a\nb', 'Brand must be one line'],
    ['brand', 'x'.repeat(101), 'Brand must be at most 100 characters'],
    ['gtin', '4006381333932', 'GTIN has a wrong check digit; is a digit mistyped?'],
    ['gtin', '123456789', 'GTIN must have 8, 12, 13 or 14 digits'],
    ['hsCode', '12', 'HS code must have 6 to 12 digits'],
    ['countryOfOrigin', 'Atlantis', 'Country of origin is none of the choices'],
    ['unitAmount', { amount: 0, unit: 'g' }, 'Content must be above 0 and at most 1000000 g'],
    [
      'unitAmount',
      { amount: 1, unit: 'oz' },
      'Content must be a number with one of g, kg, ml, l, m, m², piece',
    ],
    ['unitAmount', '250 g', 'Content must be a number with one of g, kg, ml, l, m, m², piece'],
    ['nothing', 'x', 'There is no field nothing'],
  ])('is refused at its field when %s is %j', async (name, value, message) => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const { status, body } = await put(admin, id, { [name]: value, mpn: 'stays away' });
    expect([status, body.errors]).toEqual([400, [{ field: `fields.${name}`, message }]]);
    expect((await shown(id)).fields).toEqual({});
  });

  it.each([[null], ['x'], [[]]])('is no %j instead of values by name', async (sent) => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const { status, body } = await put(admin, id, sent);
    expect([status, body.errors[0].field]).toEqual([400, 'fields']);
  });

  it('is the price for a kilogram on cards, of variants and in the cart', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, {
      ...{ name: 'Unit Coffee', price: 0.99, fields: { unitAmount: { amount: 250, unit: 'g' } } },
    });
    const priced = { price: 3.96, per: 'kg', content: 0.25 };
    expect((await shown(id)).unitPrice).toEqual(priced);
    const { body } = await shop.client.get('/products', { query: { q: 'Unit Coffee' } });
    expect(body.data[0].unitPrice).toEqual(priced);
    const shopper = await shop.shopper();
    await shopper.post('/carts', { productId: id, quantity: 2 }, { expect: 201 });
    expect((await shopper.get('/carts')).body.data[0].unitPrice).toEqual(priced);
  });

  it('is filtered by, with counts that say what each further value leaves', async () => {
    const admin = await shop.admin();
    const make = (name: string, brand: string, material: string) =>
      makeProduct(admin, { name, category: 'facets', fields: { brand, material } });
    await make('One', 'Aster', 'Oak');
    await make('Two', 'ASTER', 'Beech');
    await make('Three', 'Borage', 'Oak');
    const list = async (...fields: string[]) => {
      const { body } = await shop.client.get('/products', { query: { category: 'facets', fields } });
      const facets = body.facets.fields.map(({ name, values }: Json) => [
        name,
        values.map(({ label, count }: Json) => `${label} ${count}`).join(', '),
      ]);
      return [
        body.data
          .map(({ name }: Json) => name)
          .sort()
          .join(),
        Object.fromEntries(facets),
      ];
    };
    expect(await list()).toEqual([
      'One,Three,Two',
      { brand: expect.stringMatching(/^(Aster|ASTER) 2, Borage 1$/), material: 'Beech 1, Oak 2' },
    ]);
    expect(await list('brand:aster')).toEqual([
      'One,Two',
      { brand: expect.stringMatching(/^(Aster|ASTER) 2, Borage 1$/), material: 'Beech 1, Oak 1' },
    ]);
    expect((await list('brand:aster', 'brand:Borage', 'material:Oak'))[0]).toBe('One,Three');
    expect((await list('brand:nobody'))[0]).toBe('');
    const filter = JSON.stringify({ fields: ['brand:Borage'] });
    const { body } = await admin.get('/admin/products', { query: { filter } });
    expect(body.map(({ name }: Json) => name)).toEqual(['Three']);
  });

  it('is found by a search for its brand or number', async () => {
    const admin = await shop.admin();
    await makeProduct(admin, { name: 'Plain Bowl', fields: { brand: 'Quillfeather', mpn: 'QF-7781' } });
    for (const q of ['quillfeather', 'QF-7781']) {
      const { body } = await shop.client.get('/products', { query: { q } });
      expect([q, body.data.map(({ name }: Json) => name)]).toEqual([q, ['Plain Bowl']]);
    }
  });
});
