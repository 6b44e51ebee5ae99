import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { OWN_LINES } from '../../api/src/kernel/own-lines.js';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const PERIOD = { from: '2026-03-01', to: '2026-03-31' };
const NONE = 'Without a value, or no longer in the shop';
let admin: Client;
let lamp: Json;

const report = async (by?: string, query: object = {}) =>
  (
    await admin.get<Json>('/admin/reports/fields', {
      query: { ...PERIOD, ...query, ...(by && { by }) },
      expect: 200,
    })
  ).body;
const lines = ({ rows }: Json) =>
  rows.map(({ key, label, figures }: Json) => [key, label, figures.pieces, figures.netSales]);
const opened = async ({ resource, filter }: Json): Promise<Json[]> =>
  (
    await admin.get<Json[]>(`/admin/${resource}`, {
      query: { filter: JSON.stringify(filter), range: '[0,99]' },
      expect: 200,
    })
  ).body;

async function sold(productId: string, totalCents: number, day = '2026-03-05'): Promise<string> {
  const { email } = await shop.shopper();
  const placedAt = new Date(`${day}T10:00:00Z`);
  return (await insertOrder(shop, { email, status: 'delivered', totalCents, placedAt, productId })).id;
}

beforeAll(async () => {
  admin = await shop.admin();
  const power = { label: 'Power', kind: 'number', unit: 'W', isFilterable: true };
  const own = { help: '', choices: [], isRequired: false, isShown: true, isSearchable: false };
  await admin.post('/admin/product-fields', { ...own, ...power }, { expect: 201 });
  const fields = { brand: 'Aster', countryOfOrigin: 'PT', power: 7.5 };
  lamp = await makeProduct(admin, { name: 'Lamp', fields });
  const torch = await makeProduct(admin, { name: 'Torch', fields: { brand: ' ASTER ', power: 40 } });
  const chair = await makeProduct(admin, { name: 'Chair', fields: { brand: 'Kiln' } });
  const plain = await makeProduct(admin, { name: 'Plain' });
  await sold(lamp.id, 10_000);
  await sold(lamp.id, 2_000, '2026-02-10');
  for (const [{ id }, cents] of [
    [torch, 3_000],
    [chair, 4_000],
    [plain, 500],
  ] as const)
    await sold(id, cents);
  await sold(v7(), 700);
  await sold(OWN_LINES, 900);
});

describe('the report by product field', () => {
  it('says by what it can be, and is by the first unless told', async () => {
    const { body } = await admin.get<Json[]>('/admin/reports', { expect: 200 });
    const [{ asks, choices }] = body.filter(({ name }) => name === 'fields');
    const names = choices.map(({ value }: Json) => value);
    expect([asks, choices[0]]).toEqual(['Field', { value: 'brand', label: 'Brand' }]);
    expect(names).toEqual(expect.arrayContaining(['material', 'countryOfOrigin', 'power']));
    for (const alone of ['gtin', 'mpn', 'seoTitle', 'warnings', 'unitAmount'])
      expect(names).not.toContain(alone);
    expect(body.filter((one) => one.asks === null).map((one) => one.choices.length)).toEqual(
      Array.from({ length: body.length - 1 }, () => 0),
    );
    expect([(await report()).by, (await report('power')).by]).toEqual(['brand', 'power']);
  });

  it('counts goods by their value of today in whichever spelling, and opens the orders of each line', async () => {
    const body = await report('brand');
    expect(lines(body)).toEqual([
      ['aster', expect.stringMatching(/^aster$/i), 2, 130],
      ['kiln', 'Kiln', 1, 40],
      ['', NONE, 2, 12],
      [OWN_LINES, 'Own lines', 1, 9],
    ]);
    for (const { opens, figures } of body.rows) expect(await opened(opens)).toHaveLength(figures.pieces);
    const products = (await admin.get<Json>('/admin/reports/products', { query: PERIOD, expect: 200 })).body;
    expect(body.total).toEqual(products.total);
  });

  it('counts figures, choices and yes or no as well', async () => {
    expect(lines(await report('power'))).toEqual([
      ['7.5', '7.5 W', 1, 100],
      ['', NONE, 3, 52],
      ['40', '40 W', 1, 30],
      [OWN_LINES, 'Own lines', 1, 9],
    ]);
    const countries = await report('countryOfOrigin');
    expect(lines(countries)[0]).toEqual(['pt', 'Portugal', 1, 100]);
    for (const body of [await report('power'), countries])
      for (const { opens, figures } of body.rows) expect(await opened(opens)).toHaveLength(figures.pieces);
    const french = { headers: { 'accept-language': 'fr' }, query: { ...PERIOD, by: 'countryOfOrigin' } };
    const { body } = await admin.get<Json>('/admin/reports/fields', { ...french, expect: 200 });
    expect(body.rows.map(({ label }: Json) => label)).toEqual(
      expect.arrayContaining(['Portugal', 'Sans valeur, ou plus dans la boutique']),
    );
  });

  it('stands beside the days before, and leaves as a file headed by the field', async () => {
    const [aster] = (await report('brand', { compare: 'before' })).rows;
    expect(aster).toMatchObject({ figures: { netSales: 130 }, earlier: { netSales: 20 } });
    const query = { ...PERIOD, by: 'brand', compare: 'before' };
    const { text, headers } = await admin.get('/admin/reports/fields/export.csv', { query, expect: 200 });
    expect(text.split('\r\n')[0]).toMatch(/^Brand,Pieces,/);
    expect(text.split('\r\n')[1]).toMatch(/^aster,2,1,/i);
    expect(headers.get('content-disposition')).toContain('fields-brand-2026-03-01-2026-03-31.csv');
  });

  it('follows a value that is corrected', async () => {
    await admin.put(`/admin/products/${lamp.id}`, { fields: { brand: 'Kiln' } }, { expect: 200 });
    const now = new Map(lines(await report('brand')).map((row: unknown[]) => [row[0], row[3]]));
    expect([now.get('kiln'), now.get('aster')]).toEqual([140, 30]);
  });

  it('is refused by what is no field, and finds no orders by one', async () => {
    const { body } = await admin.get<Json>('/admin/reports/fields', { query: { by: 'gtin' }, expect: 400 });
    expect([body.code, body.errors]).toEqual([
      'report_by_unknown',
      [{ field: 'by', message: 'The report cannot be by this.' }],
    ]);
    for (const productField of ['brand:nobody', "brand:'\\", 'nothing:x', ':x'])
      expect(await opened({ resource: 'orders', filter: { productField } })).toEqual([]);
  });
});
