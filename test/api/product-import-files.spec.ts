import { describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const plan = async (admin: Client, file: string): Promise<Json> =>
  (
    await admin.post('/admin/products/imports', file, {
      headers: { 'content-type': 'text/csv' },
      expect: 201,
    })
  ).body;

describe('the file of an import', () => {
  const shop = useShop();

  it('is taken as the document shows it, in both of its places', async () => {
    const document = await (await shop.client.fetch('/docs-json')).json();
    const { schema, examples } =
      document.paths['/api/v1/admin/products/imports'].post.requestBody.content['text/csv'];
    const shown = [schema.example, ...Object.values<Json>(examples).map(({ value }) => value)];
    expect(shown).toEqual([schema.example, schema.example]);
    const { lines, rows } = await plan(await shop.admin(), schema.example);
    expect(rows.flatMap(({ errors }: Json) => errors)).toEqual([]);
    expect(lines).toMatchObject({ total: 1, create: 1, error: 0 });
  });

  it('may have semicolons between its cells, as spreadsheets write it in much of Europe', async () => {
    const file = [
      'sku;name;description;category;categories;price',
      'SEMI-1;Semicolon Lamp;"Bright, warm; dimmable.";lamps;"lamps; gifts";12.50',
    ].join('\r\n');
    for (const sent of [file, `\uFEFF\r\n${file}`]) {
      const { rows } = await plan(await shop.admin(), sent);
      expect(rows).toMatchObject([{ action: 'create', sku: 'SEMI-1', name: 'Semicolon Lamp' }]);
    }
  });

  it('may have headings that mean something to a program: they are ignored as any other', async () => {
    const head = 'sku,name,description,category,price';
    const more = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const line = `PROTO-1,Proto Lamp,Bright.,lamps,12.50,${more.map(() => 'x').join(',')}`;
    const { rows } = await plan(await shop.admin(), `${head},${more.join(',')}\n${line}\n`);
    expect(rows).toMatchObject([{ action: 'create', name: 'Proto Lamp', errors: [] }]);
  });

  it('changes nothing when it comes from the export untouched, whatever is in the names', async () => {
    const admin = await shop.admin();
    const names = ['x;y', 'a: b', "'; drop", '"quoted" "', 'back\\slash\\', '=1;+1', ';;', '"', "''"];
    for (const category of names)
      await makeProduct(admin, {
        name: `Named ${category}`,
        category,
        categories: names,
        options: [
          size(...names),
          { name: `${category.replaceAll(':', '')};`, values: [{ value: category }] },
        ],
        variants: names.map((Size) => ({
          options: { Size, [`${category.replaceAll(':', '')};`]: category.trim() },
          price: 20,
          stock: 5,
        })),
      });
    const file = (await admin.get('/admin/products/export.csv', { expect: 200 })).text;
    const { lines, rows } = await plan(admin, file);
    expect(rows.filter(({ action }: Json) => action !== 'nothing')).toEqual([]);
    expect(lines).toMatchObject({ total: names.length ** 2, nothing: names.length ** 2 });
  });
});
