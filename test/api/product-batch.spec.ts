import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mustBeSound } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const PATH = '/admin/products/batch';
const shop = useShop();
let admin: Client;
let erp: Client;
beforeAll(async () => {
  admin = await shop.admin();
  const terms = { name: `ERP ${v7()}`, scopes: ['products.write', 'products.read'] };
  erp = shop.client.as((await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body.secret);
});

const send = async (products: unknown[], more: Record<string, string> = {}): Promise<Json[]> =>
  (await erp.post<Json>(PATH, { products }, { expect: 200, ...more })).body.results;
const shirt = (code: string): Json => ({
  ...{ name: `Shirt ${code}`, description: 'Washed linen; soft', category: 'Shirts', categories: ['a; b'] },
  ...{ discount: 12.5, taxCategory: 'reduced', lowStockFrom: null, fields: { brand: 'Kiln' } },
  specifications: [{ name: 'Care', value: 'Wipe; gently' }],
  variants: [
    { sku: `S-${code}`, options: { Size: 'S' }, price: 39, stock: 12, ownPrices: { JPY: 5_000 } },
    { sku: `M-${code}`, options: { Size: 'M' }, price: 41.5, stock: null, grams: 250 },
  ],
});

describe('products that another system sends in one call', () => {
  it('are made or changed by their SKUs with a result each, and sent again they change nothing', async () => {
    const [code, other] = [v7(), v7()];
    const own = { name: `Mug ${other}`, description: 'A mug.', category: 'Mugs', sku: `MUG-${other}` };
    const [made, mug] = await send([shirt(code), { ...own, price: 8, stock: 3 }]);
    expect(made?.errors).toBeUndefined();
    expect([made?.action, mug?.action, made?.variants.map(({ sku }: Json) => sku)]).toEqual([
      ...['create', 'create', [`S-${code}`, `M-${code}`]],
    ]);
    const of = async (id: string) => (await admin.get<Json>(`/admin/products/${id}`, { expect: 200 })).body;
    const seen = await of(made?.id);
    expect(seen).toMatchObject({
      ...{ discount: 12.5, taxCategory: 'reduced', lowStockFrom: null, version: 1 },
      fields: { brand: 'Kiln' },
      specifications: [{ name: 'Care', value: 'Wipe; gently' }],
    });
    expect(seen.categories).toEqual(expect.arrayContaining(['Shirts', 'a; b']));
    expect(
      seen.variants.map(({ price, stock, grams, ownPrices }: Json) => [price, stock, grams, ownPrices]),
    ).toEqual([
      [39, 12, 0, { JPY: 5_000 }],
      [41.5, null, 250, {}],
    ]);
    const again = await send([shirt(code), { ...own, price: 8, stock: 3 }]);
    expect(again).toEqual([made, mug].map((one) => ({ ...one, action: 'nothing' })));
    const [changed] = await send([{ sku: `m-${code}`.toLowerCase(), price: 44, stock: 5 }]);
    expect(changed).toMatchObject({ index: 0, ok: true, action: 'update', id: made?.id });
    const after = await of(made?.id);
    expect(after.variants.map(({ price, stock }: Json) => [price, stock])).toEqual([
      [39, 12],
      [44, 5],
    ]);
    expect(after.version).toBe(2);
    await mustBeSound(shop);
  });

  it('keep the ids that another system gave them', async () => {
    const [id, variantId, sku] = [v7(), v7(), `E-${v7()}`];
    const one = {
      id,
      variantId,
      sku,
      name: sku,
      description: 'Known elsewhere.',
      category: 'Mugs',
      price: 8,
    };
    const [made] = await send([one]);
    expect(made).toEqual({ index: 0, ok: true, action: 'create', id, variants: [{ id: variantId, sku }] });
    expect(await send([one])).toEqual([{ ...made, action: 'nothing' }]);
  });

  it('keep ids of variants that nobody has here, each once, and never take one of another product', async () => {
    const [code, gone, id] = [v7(), v7(), v7()];
    const [made, other] = await send([shirt(code), shirt(gone)]);
    const [taken, archived] = [made?.variants[0].id, other?.variants[0].id];
    await shop.sql('update variant set archived_at = now() where id = $1', [archived]);
    const strange = (variantId: string) => ({
      ...{ id: v7(), variantId, sku: `N-${v7()}`, name: `New ${v7()}` },
      ...{ description: 'From elsewhere.', category: 'Mugs', price: 8 },
    });
    const twice = { ...shirt(v7()), id: v7() };
    for (const variant of twice.variants as Json[]) variant.variantId = id;
    const results = await send([
      ...[strange('abc'), strange(taken), strange(archived), twice],
      strange(v7()),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([false, false, false, false, true]);
    expect(results.slice(0, 4).map(({ errors }) => errors[0])).toEqual([
      { field: 'variantId', message: 'There is no such variant' },
      { field: 'variantId', message: 'The variant belongs to another product' },
      { field: 'product', message: 'The variant belongs to another product' },
      { field: 'variants.1.variantId', message: 'products.3.variants.0 speaks of the same variant' },
    ]);
    const kept = await shop.sql('select sku from variant where id = $1', [taken]);
    expect(kept).toEqual([{ sku: `S-${code}` }]);
  });

  it('are two where two of one call have the same name, and say of themselves what holds for all variants once', async () => {
    const [one, two] = [shirt(v7()), shirt(v7())];
    const made = await send([
      { ...one, name: 'Twin' },
      { ...two, name: 'Twin', description: 'Another.' },
    ]);
    expect(made.map(({ action, variants }) => [action, variants.length])).toEqual([
      ['create', 2],
      ['create', 2],
    ]);
    expect(made[0]?.id).not.toBe(made[1]?.id);
    const [changed] = await send([{ ...one, name: 'Twin', description: 'Both are changed.' }]);
    expect(changed).toMatchObject({ action: 'update', id: made[0]?.id });
    const { body } = await admin.get<Json>(`/admin/products/${made[0]?.id}`, { expect: 200 });
    expect(body.description).toBe('Both are changed.');
  });

  it('tell of each what is wrong at its member; the others are done', async () => {
    const [code, fine] = [v7(), v7()];
    const wrong = shirt(code);
    wrong.variants[1].price = -1;
    const results = await send([
      wrong,
      { ...shirt(fine), discount: undefined },
      { sku: `X-${code}`, price: 5 },
      { sku: `X-${fine}`, price: 5, colour: 'red', fields: { nothing: 1 } },
      { ...shirt(v7()), variants: [] },
      { sku: `S-${fine}`, price: 5 },
      { sku: `PIC-${fine}`, images: ['https://elsewhere.example/a.png'] },
      {
        ...shirt(v7()),
        variants: [
          { sku: `S-${fine}`, options: { Size: 'S' } },
          { sku: `L-${fine}`, price: 1 },
        ],
      },
      'no product',
    ]);
    expect(results.map(({ index, ok }) => [index, ok])).toEqual([
      ...[false, true, false, false, false, false, false, false, false].map((ok, index) => [index, ok]),
    ]);
    const fields = results.map(({ errors = [] }) => errors.map(({ field }: Json) => field));
    expect(fields[0]).toContain('variants.1.price');
    expect(fields[2]).toEqual(expect.arrayContaining(['name', 'description', 'category']));
    expect(fields[3]).toEqual(expect.arrayContaining(['colour', 'fields.nothing']));
    expect([fields[4], fields[6], fields[8]]).toEqual([['variants'], ['images'], ['product']]);
    expect(results[5]?.errors).toEqual([{ field: 'sku', message: 'products.1.variants.0 has the same SKU' }]);
    const [none] = await shop.sql('select 1 from variant where sku like $1 limit 1', [`%${code}%`]);
    expect(none).toBeUndefined();
  });

  it('that change meanwhile are told, and a cost needs its permission', async () => {
    const sku = `C-${v7()}`;
    const results = await send([{ ...shirt(v7()), variants: undefined, sku, price: 8, cost: 3 }]);
    expect(results[0]?.errors).toEqual([
      { field: 'cost', message: 'Your account may not set costs: leave this column away' },
    ]);
  });

  it('stand in the audit log one by one with the key, once under one key of a repeat', async () => {
    const [sku, key] = [`A-${v7()}`, v7()];
    const one = { sku, name: sku, description: 'Audited.', category: 'Mugs', price: 8 };
    expect(await send([one], { key })).toEqual(await send([one], { key }));
    const filter = JSON.stringify({ action: 'adminUpsertProducts' });
    const entries = (await admin.get<Json>('/admin/audit', { query: { filter }, expect: 200 })).body;
    expect(entries[0].apiKey).toMatchObject({ name: expect.stringContaining('ERP') as unknown });
    expect(entries.filter(({ changes }: Json) => JSON.stringify(changes).includes(sku))).toHaveLength(1);
  });

  it('are a thousand at most and one at least, and need the scope', async () => {
    const one = { sku: 'x' };
    for (const products of [Array.from({ length: 1_001 }, () => one), [], 'all', null, undefined]) {
      const { body } = await erp.post<Json>(PATH, { products }, { expect: 400 });
      expect(body.errors.map(({ field }: Json) => field)).toEqual(['products']);
    }
    const many = [{ variants: Array.from({ length: 5_001 }, () => one) }];
    expect((await erp.post<Json>(PATH, { products: many })).status).toBe(400);
    const terms = { name: `Reader ${v7()}`, scopes: ['products.read'] };
    const { secret } = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
    const { body } = await shop.client.as(secret).post<Json>(PATH, { products: [one] }, { expect: 403 });
    expect([body.code, body.data.scope]).toEqual(['scope_missing', 'products.write']);
  });
});
