import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { PICTURE } from '../support/products.js';
import { until } from '../support/processes.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let pictures: Server;
let cdn = '';
const asked: string[] = [];
beforeAll(async () => {
  admin = await shop.admin();
  const png = Buffer.from(PICTURE.split(',')[1] ?? '', 'base64');
  pictures = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/gone')) response.writeHead(404).end();
    else if (request.url?.startsWith('/text')) response.writeHead(200).end('no picture');
    else response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  cdn = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => pictures.close(resolve)));

const CSV = { headers: { 'content-type': 'text/csv' } };
const plan = async (file: string, query: Record<string, string> = {}): Promise<Json> =>
  (await admin.post<Json>('/admin/products/imports', file, { ...CSV, query, expect: 201 })).body;
const done = async (id: string, direction = 'run'): Promise<Json> => {
  await admin.post(`/admin/products/imports/${id}/${direction}`, undefined, { expect: 202 });
  let seen: Json = {};
  await until(`the import has come to its end (${direction})`, async () => {
    seen = (await admin.get<Json>(`/admin/products/imports/${id}`, { expect: 200 })).body;
    return seen.status === (direction === 'run' ? 'done' : 'undone');
  });
  return seen;
};
const named = async (name: string): Promise<Json> => {
  const query = { filter: JSON.stringify({ q: name }) };
  return (await admin.get<Json[]>('/admin/products', { query, expect: 200 })).body.find(
    (one: Json) => one.name === name,
  );
};

const HEAD = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty',
  'Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status',
].join(',');

describe('a file of Shopify', () => {
  const file = () =>
    [
      HEAD,
      `moved-cap,Moved Cap,"<p>Warm &amp; soft.</p>",Acme,Hats,TRUE,Colour,Red,CAP-R,5,20.00,25.00,${cdn}/front.png,1,In front,active`,
      `moved-cap,,,,,,,Blue,CAP-B,2,20.00,25.00,${cdn}/gone.png,2,,`,
      `moved-pin,Moved Pin,,Acme,,TRUE,Title,Default Title,,1,4.50,,${cdn}/text,1,,active`,
      'moved-net,Moved Net,,Acme,,TRUE,Title,Default Title,NET,1,4.50,,http://10.1.2.3/inside.png,1,,active',
      'moved-bad,Moved Bad,,Acme,,TRUE,Title,Default Title,BAD,1,cheap,,,,,active',
    ].join('\n');

  it('makes products with their pictures, tells what it could not fetch, and takes all of it back', async () => {
    const { id, rows, reading } = await plan(file());
    expect(reading.ignoredColumns).toEqual([]);
    expect(rows.map(({ line, action, sku }: Json) => [line, action, sku])).toEqual([
      [2, 'create', 'CAP-R'],
      [3, 'create', 'CAP-B'],
      [4, 'create', 'moved-pin'],
      [5, 'create', 'NET'],
      [6, 'error', 'BAD'],
    ]);
    expect(rows[4].errors[0].field).toBe('price');
    expect(asked).toEqual([]);

    expect(await done(id)).toMatchObject({ products: { total: 3, settled: 3, refused: 0 } });
    expect(asked.toSorted()).toEqual(['/front.png', '/gone.png', '/text']);
    const cap = await named('Moved Cap');
    expect(cap).toMatchObject({
      ...{ description: 'Warm & soft.', body: '<p>Warm &amp; soft.</p>', category: 'Hats', discount: 20 },
      ...{
        fields: { brand: 'Acme' },
        images: [{ alt: 'In front', url: expect.stringMatching(/^\/media\//) }],
      },
    });
    expect(cap.variants.map(({ sku, stock, options }: Json) => [sku, stock, options.Colour])).toEqual([
      ['CAP-R', 5, 'Red'],
      ['CAP-B', 2, 'Blue'],
    ]);
    expect(await named('Moved Pin')).toMatchObject({ category: 'Products', images: [] });
    const { body: lines } = await admin.get<Json[]>(`/admin/products/imports/${id}/lines`, { expect: 200 });
    const told = Object.fromEntries(lines.map(({ line, message }: Json) => [line, message]));
    expect(told[2]).toBe(`Without a picture that was not to be had: ${cdn}/gone.png (the answer was 404)`);
    expect(told[4]).toContain(`${cdn}/text (The image must be a PNG, JPEG or WebP picture)`);

    expect(told[5]).toContain('http://10.1.2.3/inside.png (The address is within the shop’s own network)');

    asked.length = 0;
    const again = await plan(file().replaceAll(`${cdn}/gone.png`, ''));
    expect(again.rows.map(({ action }: Json) => action)).toEqual([
      'nothing',
      'nothing',
      'update',
      'update',
      'error',
    ]);
    expect(again.rows[2].changes).toEqual([{ field: 'images', from: '', to: `${cdn}/text | 1: Moved Pin` }]);
    expect(asked).toEqual([]);

    expect(await done(id, 'undo')).toMatchObject({ products: { total: 3, settled: 3, refused: 0 } });
    expect([await named('Moved Cap'), await named('Moved Pin')]).toEqual([undefined, undefined]);
  });
});

describe('a file of WooCommerce', () => {
  it('is understood with commas in its prices and points in its weights', async () => {
    const { rows } = await plan(
      [
        'ID,Type,SKU,Name,Published,"Short description",Stock,"Weight (kg)","Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)"',
        '1,variable,WOO,Woo Shirt,1,Soft.,,0.25,,"Clothes > Shirts",,Size,"S, M"',
        '2,variation,WOO-S,Woo Shirt - S,1,,4,,"1299,90",,WOO,Size,S',
        '3,variation,WOO-M,Woo Shirt - M,1,,0,0.3,"1299,90",,WOO,Size,M',
      ].join('\n'),
    );
    expect(rows.flatMap(({ errors }: Json) => errors)).toEqual([]);
    expect(rows.map(({ line, changes }: Json) => [line, ...changes.map(({ to }: Json) => to)])).toEqual([
      [3, 'Size: S', '1299.9', '4'],
      [4, 'Size: M', '1299.9', '0'],
    ]);
  });
});

describe('the columns of a file', () => {
  const columns = async (file: string, query: Record<string, string> = {}, expected = 200) =>
    (await admin.post<Json>('/admin/products/imports/columns', file, { ...CSV, query, expect: expected }))
      .body;

  it('are proposed by the source that the headings tell', async () => {
    const {
      source,
      sources,
      fields,
      columns: all,
      lines,
    } = await columns(`${HEAD}\nx,Tee${','.repeat(14)}\n`);
    expect([source, lines]).toEqual(['shopify', 1]);
    expect(sources.map(({ name }: Json) => name)).toEqual(['shopify', 'woocommerce', 'evershop', 'table']);
    expect(fields).toContainEqual({ field: 'brand', label: 'Vendor' });
    expect(all.slice(0, 2)).toEqual([
      { heading: 'Handle', field: 'handle', example: 'x' },
      { heading: 'Title', field: 'name', example: 'Tee' },
    ]);
  });

  it('are what a person says, of any file, in the proposal and in the dry run', async () => {
    const file = 'Artikelnummer;Bezeichnung;Text;Gruppe;Preis\nART-1;Kanne;Schön.;Kannen;"1.012,50"\n';
    const said = {
      Artikelnummer: 'sku',
      Bezeichnung: 'name',
      Text: 'description',
      Gruppe: 'category',
      Preis: 'price',
    };
    const query = { source: 'table', columns: JSON.stringify(said) };
    expect((await columns(file)).columns.map(({ field }: Json) => field)).toEqual(['', '', '', '', '']);
    expect((await columns(file, query)).columns.map(({ field }: Json) => field)).toEqual(Object.values(said));
    const { rows } = await plan(file, query);
    expect(rows).toMatchObject([{ action: 'create', sku: 'ART-1', name: 'Kanne' }]);
    expect(rows[0].changes[0]).toEqual({ field: 'price', from: '', to: '1012.5' });
  });

  it('are refused where they are none, at what was sent', async () => {
    const wrong = async (query: Record<string, string>) => (await columns('sku\nA\n', query, 400)).errors;
    expect(await wrong({ source: 'magento' })).toEqual([
      { field: 'source', message: 'Such files of this shop system are not read' },
    ]);
    expect(await wrong({ source: 'shopify', columns: '{"sku":"colour"}' })).toEqual([
      { field: 'columns', message: 'There is no field “colour”' },
    ]);
    expect(await wrong({ columns: '[1' })).toEqual([
      { field: 'columns', message: 'columns must be JSON of headings and fields' },
    ]);
  });
});
