import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const NAME = `Trade ${v7()}`;
let admin: Client;
let tee: Json;
let group: Json;

beforeAll(async () => {
  admin = await shop.admin();
  tee = await makeProduct(admin, {
    ...{ name: 'Filed Tee', category: 'Filed', price: 30, options: [size('S', 'M')] },
    variants: ['S', 'M'].map((one) => ({ options: { Size: one }, price: 30, stock: 5, sku: `FILED-${one}` })),
  });
  group = (await admin.post<Json>('/admin/customer-groups', { name: NAME }, { expect: 201 })).body;
  const [variantId, groupId] = [tee.variants[0].id, group.id];
  const prices = [
    { groupId, variantId, price: 24 },
    { groupId, variantId, from: 10, price: 19.5 },
  ];
  await admin.put(`/admin/products/${tee.id}/group-prices`, { prices }, { expect: 200 });
});

const [PLAIN, FROM_TEN] = [`group price ${NAME} (USD)`, `group price ${NAME} (USD, from 10)`];
const paid = async () => {
  const { body } = await admin.get<Json>(`/admin/products/${tee.id}/group-prices`, { expect: 200 });
  return body.prices.map((one: Json) => [
    one.variantId === tee.variants[0].id ? 'S' : 'M',
    one.from,
    one.price,
  ]);
};
const imported = async (csv: string): Promise<Json> => {
  const headers = { 'content-type': 'text/csv' };
  return (await admin.post<Json>('/admin/products/imports', csv, { headers, expect: 201 })).body;
};
const become = async (id: string, step: string, status: string) => {
  await admin.post(`/admin/products/imports/${id}/${step}`, undefined, { expect: 202 });
  await eventually(
    () => admin.get<Json>(`/admin/products/imports/${id}`, { expect: 200 }),
    ({ body }) => body.status === status,
  );
};
const exported = async () => {
  const query = { filter: JSON.stringify({ q: 'Filed Tee' }) };
  const { body } = await admin.get<string>('/admin/products/export.csv', { query, expect: 200 });
  return String(body);
};

describe('prices of groups in files of products', () => {
  it('are exported in a column for each group, currency and number of pieces', async () => {
    const [head = '', ...lines] = (await exported()).trim().split('\r\n');
    const columns = head.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    const at = [columns.indexOf(PLAIN), columns.indexOf(`"${FROM_TEN}"`)];
    expect(at.every((place) => place > 0)).toBe(true);
    const cells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(cells.map((row) => at.map((place) => row[place]))).toEqual([
      ['24', '19.5'],
      ['', ''],
    ]);
  });

  it('change nothing when the export comes back', async () => {
    const { id } = await imported(await exported());
    const { body } = await admin.get<Json[]>(`/admin/products/imports/${id}/lines`, { expect: 200 });
    expect(body.map(({ action }) => action)).toEqual(['nothing', 'nothing']);
  });

  it('are shown before they are set, set by the run, and brought back by the undo', async () => {
    const csv = `sku,"${PLAIN}","${FROM_TEN}"\nFILED-S,22.50,none\nFILED-M,25,\n`;
    const { id } = await imported(csv);
    const { body } = await admin.get<Json[]>(`/admin/products/imports/${id}/lines`, { expect: 200 });
    expect(body.flatMap(({ changes }) => changes)).toEqual([
      { field: PLAIN, from: '24', to: '22.5' },
      { field: FROM_TEN, from: '19.5', to: '' },
      { field: PLAIN, from: '', to: '25' },
    ]);
    await become(id, 'run', 'done');
    expect(await paid()).toEqual([
      ['S', 1, 22.5],
      ['M', 1, 25],
    ]);
    await become(id, 'undo', 'undone');
    expect(await paid()).toEqual([
      ['S', 1, 24],
      ['S', 10, 19.5],
    ]);
  });

  it('come with new products', async () => {
    const csv = `sku,name,description,category,price,${PLAIN}\nFILED-CAP,Filed Cap,A cap,Filed,12,9.50\n`;
    const { id } = await imported(csv);
    await become(id, 'run', 'done');
    const query = { filter: JSON.stringify({ q: 'Filed Cap' }) };
    const { body } = await admin.get<Json[]>('/admin/products', { query, expect: 200 });
    const prices = await admin.get<Json>(`/admin/products/${body[0]?.id}/group-prices`, { expect: 200 });
    expect(prices.body.prices).toMatchObject([{ group: NAME, from: 1, price: 9.5 }]);
  });

  it('hold up no other product where the database will not have them', async () => {
    const { id } = await imported(`sku,"${PLAIN}"\nFILED-M,26\n`);
    await shop.sql(
      `update product_import_step set apply = jsonb_set(apply, '{variants,0,groupPrices,1}',
         apply #> '{variants,0,groupPrices,0}') where import_id = $1`,
      [id],
    );
    await become(id, 'run', 'done');
    const { body } = await admin.get<Json[]>(`/admin/products/imports/${id}/lines`, { expect: 200 });
    expect(body).toMatchObject([{ outcome: 'refused', message: 'It could not be saved' }]);
  });

  it('are kept as somebody else has set them since the file was read', async () => {
    const { id } = await imported(`sku,"${PLAIN}"\nFILED-S,21\n`);
    const prices = [{ groupId: group.id, variantId: tee.variants[0].id, price: 20 }];
    await admin.put(`/admin/products/${tee.id}/group-prices`, { prices }, { expect: 200 });
    await become(id, 'run', 'done');
    const { body } = await admin.get<Json[]>(`/admin/products/imports/${id}/lines`, { expect: 200 });
    expect(body).toMatchObject([{ outcome: 'refused', message: expect.stringContaining('Somebody else') }]);
    expect(await paid()).toContainEqual(['S', 1, 20]);
  });

  it('are refused for a group that is not there', async () => {
    const { id } = await imported('sku,group price Nobody (USD)\nFILED-S,5\n');
    const { body } = await admin.get<Json[]>(`/admin/products/imports/${id}/lines`, { expect: 200 });
    expect(body).toMatchObject([
      { action: 'error', errors: [{ message: 'There is no group of customers called nobody' }] },
    ]);
  });
});
