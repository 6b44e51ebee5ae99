import { describe, expect, it } from '@jest/globals';
import type { Answer, Client, Json } from '../support/client.js';
import { makeProduct, size } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

const CSV = { headers: { 'content-type': 'text/csv' } };
const HEAD = 'sku,name,price,stock,description,category\r\n';
const send = (who: Client, text: string, expected?: number): Promise<Answer> =>
  who.post('/admin/products/imports', text, { ...CSV, ...(expected ? { expect: expected } : {}) });

async function until(admin: Client, id: string, status: string): Promise<Json> {
  for (;;) {
    const { body } = await admin.get(`/admin/products/imports/${id}`, { expect: 200 });
    if (body.status === status) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Confirms a dry run, or undoes an import, and waits for it. */
async function go(admin: Client, id: string, way: 'run' | 'undo'): Promise<Json> {
  await admin.post(`/admin/products/imports/${id}/${way}`, undefined, { expect: 202 });
  return until(admin, id, way === 'run' ? 'done' : 'undone');
}
const imported = async (admin: Client, text: string): Promise<Json> => {
  const planned = (await send(admin, text, 201)).body;
  return go(admin, planned.id, 'run');
};
const product = async (admin: Client, id: string): Promise<Json> => {
  const {
    updatedAt: _,
    version: __,
    ...rest
  } = (await admin.get(`/admin/products/${id}`, { expect: 200 })).body;
  return rest;
};
const named = async (admin: Client, q: string): Promise<Json[]> =>
  (await admin.get('/admin/products', { query: { filter: JSON.stringify({ q }) } })).body;
const linesOf = async (admin: Client, id: string, filter: object = {}): Promise<Json[]> =>
  (await admin.get(`/admin/products/imports/${id}/lines`, { query: { filter: JSON.stringify(filter) } }))
    .body;

describe('products from a file', () => {
  const shop = useOwnShop();
  const shirt = (admin: Client, more: object = {}) =>
    makeProduct(admin, {
      options: [size('S', 'M')],
      variants: ['S', 'M'].map((Size) => ({ options: { Size }, price: 20, stock: 5 })),
      categories: ['Gifts'],
      ...more,
    });

  it('are shown first, changed when confirmed, and brought back exactly', async () => {
    const admin = await shop.admin();
    const { id, variants } = await shirt(admin);
    const before = await product(admin, id);
    const [s, m] = variants;
    const file = [
      'sku,name,price,stock,category,discount,status',
      `${s.sku},Fine Shirt,18.5,9,shirts,10,archived`,
      `${m.sku},,22,unlimited,,,`,
      'NEW-ONE,Brand New,3,1,,,',
      `${m.sku},,1,1,,,`,
    ].join('\n');
    const { body } = await send(admin, file, 201);
    expect(body).toMatchObject({
      status: 'planned',
      lines: { total: 4, update: 2, error: 2 },
      canUndo: false,
    });
    expect(body.rows.map((row: Json) => [row.line, row.action])).toEqual([
      [2, 'update'],
      [3, 'update'],
      [4, 'error'],
      [5, 'error'],
    ]);
    expect(body.rows[2].errors[0]).toEqual({ field: 'description', message: 'Description is required' });
    expect(await product(admin, id)).toEqual(before);

    const done = await go(admin, body.id, 'run');
    expect(done).toMatchObject({ products: { total: 1, settled: 1, refused: 0 }, canUndo: true });
    const changed = await product(admin, id);
    expect(changed).toMatchObject({
      name: 'Fine Shirt',
      category: 'shirts',
      discount: 10,
      status: 'archived',
    });
    expect(changed.variants.map((one: Json) => [one.price, one.stock])).toEqual([
      [18.5, 9],
      [22, null],
    ]);
    await go(admin, body.id, 'undo');
    expect(await product(admin, id)).toEqual(before);
    const book = await shop.sql('select action from audit_event where entity_id = $1 order by created_at', [
      id,
    ]);
    expect(book.map(({ action }) => action).slice(-2)).toEqual([
      'adminRunProductImport',
      'adminUndoProductImport',
    ]);
  });

  it('come from the export again without a change, formulas and all', async () => {
    const admin = await shop.admin();
    await shirt(admin, { name: '=1+1', category: '@home' });
    await shirt(admin, { name: "'=quoted", description: 'Two\nlines, "quoted"; ünïcode 👕' });
    const file = (await admin.get('/admin/products/export.csv', { expect: 200 })).text;
    expect(file).toContain("'=1+1");
    const { body } = await send(admin, file, 201);
    expect(body.lines).toMatchObject({ create: 0, update: 0, error: 0 });
    expect(body.lines.nothing).toBeGreaterThanOrEqual(4);
    const renamed = (await send(admin, file.replace("'=1+1", "'=2+2"), 201)).body;
    expect(renamed.rows.find((row: Json) => row.action === 'update').changes).toEqual([
      { field: 'name', from: '=1+1', to: '=2+2' },
    ]);
  });

  it('say from how few pieces they are low in stock, both ways', async () => {
    const admin = await shop.admin();
    const { id, variants } = await shirt(admin, { name: 'Rare', lowStockFrom: 12 });
    await shirt(admin, { name: 'Common' });
    const lines = (await admin.get('/admin/products/export.csv', { expect: 200 })).text.split(/\r?\n/);
    const at = lines[0]!.split(',').indexOf('low stock from');
    const cells = ['Rare', 'Common'].flatMap((name) => lines.filter((one) => one.includes(`,${name},`)));
    expect([...new Set(cells.map((line) => line.split(',')[at]))]).toEqual(['12', 'shop']);
    const file = (cell: string) => `sku,lowStockFrom\n${variants[0].sku},${cell}`;
    const { body } = await send(admin, file('3'), 201);
    expect(body.reading.ignoredColumns).toEqual([]);
    await go(admin, body.id, 'run');
    expect((await product(admin, id)).lowStockFrom).toBe(3);
    await go(admin, body.id, 'undo');
    expect((await product(admin, id)).lowStockFrom).toBe(12);
    await go(admin, (await send(admin, file('shop'), 201)).body.id, 'run');
    expect((await product(admin, id)).lowStockFrom).toBeNull();
  });

  it('are made anew once, however often the file comes, and taken out again', async () => {
    const admin = await shop.admin();
    const file = [
      'SKU,Name,Price,Stock,Description,Category,Options,Tax category,Grams',
      'LAMP-S,Import Lamp,30,4,Bright.,lamps,Size: S,reduced,900',
      'LAMP-M,Import Lamp,35,unlimited,Bright.,lamps,Size: M,reduced,1200',
    ].join('\r\n');
    const first = await imported(admin, `\uFEFF${file}`);
    const [lamp] = await named(admin, 'Import Lamp');
    expect([lamp.price, lamp.maxPrice, lamp.variants.map((one: Json) => one.stock)]).toEqual([
      30,
      35,
      [4, null],
    ]);
    expect([lamp.taxCategory, lamp.variants.map((one: Json) => one.grams)]).toEqual(['reduced', [900, 1200]]);
    expect((await send(admin, file, 201)).body.lines).toMatchObject({ create: 0, nothing: 2 });
    await go(admin, first.id, 'undo');
    expect(await named(admin, 'Import Lamp')).toEqual([]);
  });

  it('stay archived when they lay in a cart at the undo, and the next file is told so', async () => {
    const admin = await shop.admin();
    const file = (status = '') =>
      [
        `SKU,Name,Price,Stock,Description,Category${status && ',Status'}`,
        `CARTED,Carted Lamp,30,4,Bright.,lamps${status && `,${status}`}`,
      ].join('\r\n');
    const first = await imported(admin, file());
    const [lamp] = await named(admin, 'Carted Lamp');
    await (await shop.shopper()).post('/carts', { productId: lamp.id, quantity: 1 }, { expect: 201 });
    await go(admin, first.id, 'undo');
    const message = 'Archived: orders or carts refer to it';
    expect(await linesOf(admin, first.id, { outcome: 'undone' })).toMatchObject([{ message }]);
    const stays = { action: 'nothing', message: expect.stringMatching(/^Archived, and stays so/) };
    expect((await send(admin, file(), 201)).body.rows).toMatchObject([stays]);
    const back = (await send(admin, file('active'), 201)).body;
    expect(back.rows).toMatchObject([{ action: 'update', message: null }]);
    await go(admin, back.id, 'run');
    expect((await product(admin, lamp.id)).status).toBe('active');
  });

  it('that changed since are refused, and kept by an undo; the others go on', async () => {
    const admin = await shop.admin();
    const [a, b] = [await shirt(admin, { name: 'Race A' }), await shirt(admin, { name: 'Race B' })];
    const file = [a, b].map((one) => `${one.variants[0].sku},,15,,,\n`).join('');
    const planned = (await send(admin, HEAD + file, 201)).body;
    await admin.put(`/admin/products/${a.id}`, { name: 'Race A, renamed' }, { expect: 200 });
    expect((await go(admin, planned.id, 'run')).products).toEqual({ total: 2, settled: 2, refused: 1 });
    const refused = await linesOf(admin, planned.id, { outcome: 'refused' });
    expect(refused).toMatchObject([{ line: 2, message: expect.stringContaining('Somebody else changed') }]);
    expect((await product(admin, b.id)).variants[0].price).toBe(15);
    await admin.put(`/admin/products/${b.id}`, { name: 'Race B, renamed' }, { expect: 200 });
    await go(admin, planned.id, 'undo');
    expect(await linesOf(admin, planned.id, { outcome: 'kept' })).toHaveLength(1);
    expect((await product(admin, b.id)).variants[0].price).toBe(15);
  });

  it('keep what was sold between the run and its undo', async () => {
    const admin = await shop.admin();
    const { id, variants } = await shirt(admin, { name: 'Sold Meanwhile' });
    const done = await imported(admin, `${HEAD}${variants[0].sku},,,12,,\n`);
    await shop.sql('update stock set on_hand = on_hand - 2 where variant_id = $1', [variants[0].id]);
    await go(admin, done.id, 'undo');
    expect((await product(admin, id)).variants[0].stock).toBe(3);
  });

  it('are run and undone once, the last import first, and never before they are run', async () => {
    const admin = await shop.admin();
    const { variants } = await shirt(admin, { name: 'Order Matters' });
    const sku = variants[0].sku;
    const first = (await send(admin, `${HEAD}${sku},,16,,,\n`, 201)).body;
    expect((await admin.post(`/admin/products/imports/${first.id}/undo`)).body.code).toBe('import_state');
    const twice = ['run', 'run'].map((way) => admin.post(`/admin/products/imports/${first.id}/${way}`));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([202, 202]);
    await until(admin, first.id, 'done');
    const second = await imported(admin, `${HEAD}${sku},,17,,,\n`);
    expect((await admin.post(`/admin/products/imports/${first.id}/undo`)).body.code).toBe('import_overtaken');
    await go(admin, second.id, 'undo');
    await go(admin, first.id, 'undo');
    const changes = await shop.sql('select price_cents from price_change where variant_id = $1', [
      variants[0].id,
    ]);
    expect(changes.map((row) => Number(row['price_cents']))).toEqual([2000, 1600, 1700, 1600, 2000]);
    const { body } = await admin.get('/admin/products/imports', { expect: 200 });
    expect(body.slice(0, 2).map((one: Json) => one.status)).toEqual(['undone', 'undone']);
  });

  it.each<[string, string | Buffer, number, string]>([
    ['nothing', '', 400, 'no lines'],
    ['headings alone', HEAD, 400, 'no lines'],
    ['another table', 'a,b\n1,2\n', 400, 'no column "sku"'],
    ['an open quote', `${HEAD}"X,Y,1,1,d,c\n`, 400, 'quote'],
    ['one endless line', `${HEAD}"${'x'.repeat(130_000)}`, 400, 'too long'],
    ['a line of commas alone', HEAD + ','.repeat(130_000), 400, 'too long'],
    ['lines of commas', HEAD + `${','.repeat(13_000)}\n`.repeat(5), 400, 'no lines'],
    ['two columns of one name', 'sku,price,Price\nX,1,2\n', 400, 'two columns'],
    ['too many lines', HEAD + 'A,,,,,\n'.repeat(10_001), 413, '10000 lines'],
    ['a workbook', 'PK\u0003\u0004 and so on', 400, 'workbook'],
    ['too much', HEAD + `A,${'x'.repeat(90_000)},,,,\n`.repeat(250), 413, '20 MB'],
  ])('are not read from %s', async (_, text, status, words) => {
    const answer = await send(await shop.admin(), String(text));
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)]);
  });

  it('take no name or category that a form would refuse', async () => {
    const { body } = await send(await shop.admin(), `${HEAD}LINES-1,"Two\nlines",5,1,Words.,"a\tb"\n`, 201);
    expect(body.rows[0]).toMatchObject({
      action: 'error',
      errors: [
        { field: 'name', message: 'Name must be one line' },
        { field: 'category', message: 'Category contains a control character' },
      ],
    });
  });

  it('are not read from anything but CSV in UTF-8', async () => {
    const admin = await shop.admin();
    const post = (body: BodyInit, type: string) =>
      admin.fetch('/api/v1/admin/products/imports', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
    expect((await post(Buffer.from('sku,name\nA,Caf\xe9\n', 'latin1'), 'text/csv')).status).toBe(400);
    expect((await post('{}', 'application/json')).status).toBe(415);
  });

  it('S22 are imported by administrators alone', async () => {
    for (const [who, status] of [
      [shop.client, 401],
      [await shop.shopper(), 403],
      [await shop.staff(), 403],
    ] as const)
      expect((await send(who, `${HEAD}A,,1,,,\n`)).status).toBe(status);
  });

  it('go on where a killed process stopped', async () => {
    const admin = await shop.admin();
    const rows = Array.from({ length: 80 }, (_, n) => `KILL-${n},Killed ${n},5,1,Words.,kills\n`).join('');
    const planned = (await send(admin, HEAD + rows, 201)).body;
    await admin.post(`/admin/products/imports/${planned.id}/run`, undefined, { expect: 202 });
    for (let settled = 0; settled < 3;)
      settled = (await admin.get(`/admin/products/imports/${planned.id}`)).body.products.settled;
    await shop.api.kill();
    await shop.sql(`update product_import set touched_at = now() - interval '2 minutes'`);
    shop.apis = [await shop.startApi()];
    await shop.sql(`select graphile_worker.add_job('catalogue.resume-imports')`);
    const again = await shop.admin();
    expect((await until(again, planned.id, 'done')).products).toEqual({
      total: 80,
      settled: 80,
      refused: 0,
    });
    const [made] = await shop.sql<{ n: number }>(
      `select count(*)::int as n from product where category = 'kills'`,
    );
    expect(made?.n).toBe(80);
  });
});
