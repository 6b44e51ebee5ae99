import { describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct, PICTURE, size } from '../support/products.js';
import { until } from '../support/processes.js';
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

  it('may be one of Shopify: what means the same is read, the rest is told', async () => {
    const file = [
      'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src',
      'moved-tee,Moved Tee,"<p>Soft &amp; light,<br>of cotton.</p>",Acme,T-Shirts,TRUE,Size,S,MOVED-S,180,5,19.90,https://cdn.example.com/1.jpg',
      'moved-tee,,,,,,,M,MOVED-M,190,0,21.90,',
      'moved-tee,,,,,,,,,,,,https://cdn.example.com/2.jpg',
      'moved-lamp,Moved Lamp,A lamp.,Acme,Lamps,TRUE,Title,Default Title,MOVED-LAMP,900,3,49,',
    ].join('\r\n');
    const admin = await shop.admin();
    const { id, rows, lines, reading } = await plan(admin, file);
    expect(rows.flatMap(({ errors }: Json) => errors)).toEqual([]);
    expect(lines).toMatchObject({ total: 3, create: 3, error: 0 });
    expect(reading.ignoredColumns).toEqual([]);
    await admin.post(`/admin/products/imports/${id}/run`, {}, { expect: 202 });
    await until('the products are there', async () => {
      const found = await shop.sql(`select sku from variant where sku like 'MOVED-%'`);
      return found.length === 3;
    });
    const [tee] = await shop.sql(
      `select p.description, p.category, v.options, v.price_cents from product p join variant v on v.product_id = p.id where v.sku = 'MOVED-M'`,
    );
    expect(tee).toMatchObject({ description: 'Soft & light, of cotton.', options: { Size: 'M' } });
  });
});

describe('signs by their numbers in a file of Shopify', () => {
  const shop = useShop();

  it.each(['&#55357;', '&#xDC00;', '&#0;', '&#x110000;'])('are no fault where %s is none', async (sign) => {
    const file = [
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      `half,Half a Sign,<p>Soft${sign}.</p>,Tees,Size,S,HALF-S,19.90`,
    ].join('\r\n');
    const { rows } = await plan(await shop.admin(), file);
    expect(rows).toMatchObject([{ action: 'create', name: 'Half a Sign', errors: [] }]);
  });
});

const HEAD = ['sku', 'name', 'description', 'category', 'price', 'stock'];
/** A file with this between its cells. */
const fileOf = (delimiter: string, rows: string[][], headings = HEAD) =>
  [headings, ...rows].map((row) => row.join(delimiter)).join('\r\n');
const lamp = (sku: string, price: string, stock = '4') => [
  sku,
  `Lamp ${sku}`,
  'Bright.',
  'lamps',
  price,
  stock,
];
const prices = ({ rows }: Json) =>
  rows.map(({ changes, errors }: Json) =>
    errors.length > 0 ? errors[0].message : changes.find(({ field }: Json) => field === 'price')?.to,
  );

describe('the numbers of an import', () => {
  const shop = useShop();

  it('are those of the file: a comma is decimal between semicolons, and a group is no decimal', async () => {
    const rows = ['12,50', '9,99', '1.234,50', '1 234,50', '1\u00A0234,50', "1'234,50", '$ 12,50', '1.500'];
    const answer = await plan(
      await shop.admin(),
      fileOf(
        ';',
        rows.map((price, at) => lamp(`EU-${at}`, price)),
      ),
    );
    expect(prices(answer)).toEqual(['12.5', '9.99', '1234.5', '1234.5', '1234.5', '1234.5', '12.5', '1500']);
    expect(answer.reading).toEqual({ decimalSign: 'comma', ignoredColumns: [] });
  });

  it('are told and not guessed where they may mean two things', async () => {
    const answer = await plan(
      await shop.admin(),
      fileOf(';', [lamp('EU-1', '1.500'), lamp('EU-2', '2.000', '1.000')]),
    );
    expect(
      answer.rows.map(({ action, errors }: Json) => [action, errors.map(({ field }: Json) => field)]),
    ).toEqual([
      ['error', ['price']],
      ['error', ['price', 'stock']],
    ]);
    expect(prices(answer)[0]).toBe('1.500 may mean 1500 or 1.5; write it without a sign between thousands');
  });

  it('of files with commas hold as ever', async () => {
    const rows = [lamp('00123', '90.750'), lamp('1E5', '7'), lamp('C-3', '12.5'), lamp('C-4', '1.500')];
    const answer = await plan(await shop.admin(), fileOf(',', rows));
    expect(answer.rows.map(({ sku }: Json) => sku)).toEqual(['00123', '1E5', 'C-3', 'C-4']);
    expect(prices(answer)).toEqual(['90.75', '7', '12.5', '1.5']);
    const stray = await plan(
      await shop.admin(),
      fileOf(',', [lamp('C-5', '90.750'), lamp('C-6', '"12,50"')]),
    );
    expect(prices(stray)).toEqual([expect.stringContaining('90.750 may mean 90750 or 90.75'), '12.5']);
  });
});

describe('files as spreadsheets leave them', () => {
  const shop = useShop();
  const one = fileOf(',', [lamp('SHEET-1', '12.5')]);
  const semi = fileOf(';', [lamp('SHEET-1', '12,5')]);
  const utf16 = (text: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };

  it.each<[string, string | Buffer]>([
    ['a told delimiter', `sep=;\r\n${semi}`],
    ['a told delimiter behind a mark', `\uFEFFsep=;\r\n${semi}`],
    ['tabs', fileOf('\t', [lamp('SHEET-1', '12,5')])],
    ['tabs in UTF-16, as Excel writes Unicode text', utf16(fileOf('\t', [lamp('SHEET-1', '12,5')]))],
    ['UTF-16 of the other order', utf16(one, true)],
    ['UTF-16 without a mark', Buffer.from(one, 'utf16le')],
    ['two empty columns at the end', one.replaceAll('\r\n', ',,\r\n') + ',,'],
    [
      'an empty column between',
      fileOf(',', [['SHEET-1', '', ...lamp('', '12.5').slice(1)]], ['sku', '', ...HEAD.slice(1)]),
    ],
    ['lines of commas at the end', `${one}\r\n,,,,,\r\n,,,,,\r\n`],
    ['lines of blanks', `${one}\r\n   \r\n \u00A0,\u200B,,\r\n\t\r\n`],
    ['a line of commas before the headings', `,,,,,\r\n${one}`],
    ['a short last line', one.replace(/,4$/, '')],
    ['ends of an old Mac', one.replaceAll('\r\n', '\r')],
    ['mixed ends', `${one}\r`.replace('\r\n', '\n')],
    ['quotes around everything', one.replaceAll(/[^,\r\n]+/g, '"$&"')],
    ['a mark', `\uFEFF${one}`],
  ])('are understood with %s', async (_, file) => {
    const answer = await (
      await shop.admin()
    ).fetch('/api/v1/admin/products/imports', {
      ...{ method: 'POST', headers: { 'content-type': 'text/csv' } },
      body: typeof file === 'string' ? file : new Uint8Array(file),
    });
    const body = await answer.json();
    expect([answer.status, prices(body), body.reading?.ignoredColumns]).toEqual([201, ['12.5'], []]);
  });

  it('name each column that nothing is made of, and a cell that is below no heading', async () => {
    const admin = await shop.admin();
    const headings = [...HEAD, 'Image', 'Regular price', ''];
    const row = [...lamp('SHEET-2', '5'), 'https://example.com/a.jpg', '7', 'lost'];
    const planned = await plan(admin, fileOf(',', [row], headings));
    expect(planned.reading.ignoredColumns).toEqual(['Image', 'Regular price', 'column 9']);
    const { body } = await admin.get(`/admin/products/imports/${planned.id}`, { expect: 200 });
    expect(body.reading).toEqual(planned.reading);
    const over = await plan(admin, fileOf(',', [[...lamp('SHEET-3', '5'), 'more']]));
    expect(over.rows[0].errors[0].message).toContain('more cells than the file has headings');
  });
});

describe('a shop that moves by spreadsheet', () => {
  const shop = useShop();
  const bytesOf = async (path: string) => {
    const file = await (await shop.admin()).fetch(`/api/v1/admin${path}/export.csv`);
    return Buffer.from(await file.arrayBuffer());
  };

  it('exports files that spreadsheets read as UTF-8', async () => {
    for (const path of ['/products', '/orders', '/customers', '/audit', '/tax-report'])
      expect([path, (await bytesOf(path)).subarray(0, 3).toString('hex')]).toEqual([path, 'efbbbf']);
  });

  it('keeps article numbers, specifications and pictures on the way out and in', async () => {
    const admin = await shop.admin();
    const skus = ['00123', '4006381333931', '71E29229', '1-2', 'MAR1'];
    const { images } = await makeProduct(admin, {
      ...{ name: 'Moved Tee', options: [size(...skus)], image: PICTURE },
      variants: skus.map((sku) => ({ sku, options: { Size: sku }, price: 20, stock: 5 })),
      specifications: [
        { name: 'Material', value: 'Cotton; organic' },
        { name: '7', value: 'a: b' },
      ],
    });
    const file = (await bytesOf('/products')).toString();
    for (const sku of skus) expect(file).toContain(`\n'${sku},Moved Tee`);
    const same = await plan(admin, file);
    expect(same.rows.filter(({ action }: Json) => action !== 'nothing')).toEqual([]);
    expect(same.reading.ignoredColumns).toEqual([]);
    const [head = '', ...rows] = file.trim().split('\r\n');
    const moved = rows
      .filter((row) => row.includes('Moved Tee'))
      .map((row) => {
        const cells = row
          .replace(/,[^,]*,[^,]*$/, ',,')
          .replace("'", '')
          .replace('Moved Tee', 'Arrived Tee');
        return `NEW-${cells}`;
      });
    const arriving = await plan(admin, [head, ...moved].join('\r\n'));
    expect(arriving.rows.flatMap(({ errors }: Json) => errors)).toEqual([]);
    await admin.post(`/admin/products/imports/${arriving.id}/run`, undefined, { expect: 202 });
    const arrived = async (): Promise<Json> => {
      const filter = JSON.stringify({ q: 'Arrived Tee' });
      const [found] = (await admin.get('/admin/products', { query: { filter } })).body;
      return found ? (await admin.get(`/admin/products/${found.id}`, { expect: 200 })).body : arrived();
    };
    const product = await arrived();
    expect(product.specifications).toEqual([
      { name: 'Material', value: 'Cotton; organic' },
      { name: '7', value: 'a: b' },
    ]);
    expect(product.images.map(({ url }: Json) => url)).toEqual(images.map(({ url }: Json) => url));
  });

  it('is told of pictures that it does not have', async () => {
    const headings = [...HEAD, 'images'];
    const address = (key: string) => `https://old.example/media/${key.repeat(32)}`;
    const rows = [
      [...lamp('PIC-1', '5'), address('a')],
      [...lamp('PIC-2', '5'), 'ftp://example.com/lamp.jpg'],
    ];
    const answer = await plan(await shop.admin(), fileOf(',', rows, headings));
    expect(prices(answer)).toEqual([
      `The shop has no picture /media/${'a'.repeat(32)}`,
      expect.stringContaining('images must be addresses of pictures: of the shop'),
    ]);
  });
});
