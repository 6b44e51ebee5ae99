import { NO_MEASURES } from '../measures.js';
import { describe, expect, it } from '@jest/globals';
import { planImport } from './plan-import.js';
import type { ExistingProduct } from './plan.js';

const BARE = { gtin: '', ownPrices: {}, ...NO_MEASURES };
const SHIRT: ExistingProduct = {
  state: {
    id: 'shirt',
    name: 'Shirt',
    description: 'Plain.',
    body: '',
    related: [],
    category: 'shirts',
    categories: ['shirts', 'gifts'],
    discount: 0,
    lowStockFrom: null,
    isFeatured: false,
    taxCategory: 'standard',
    isShipped: true,
    status: 'active',
    publishAt: null,
    saleEndsAt: null,
    options: [{ name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) }],
    variants: [
      { id: 'v-s', sku: 'SHIRT-S', options: { Size: 'S' }, priceCents: 2000, ...BARE },
      { id: 'v-m', sku: 'SHIRT-M', options: { Size: 'M' }, priceCents: 2050, ...BARE },
    ],
    images: [],
    specifications: [],
    fields: {},
  },
  version: 7,
  stocks: { 'v-s': 4, 'v-m': null },
};
const planOver = (stored: ExistingProduct, ...rows: Record<string, string>[]) =>
  planImport(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    [stored],
  );
const plan = (...rows: Record<string, string>[]) => planOver(SHIRT, ...rows);
const HAT = { sku: 'HAT', name: 'Hat', price: '9.5', description: 'Warm.', category: 'hats' };

describe('the dry run of an import', () => {
  it('wants nothing of a line that says what is', () => {
    const { lines, steps } = plan({
      sku: 'SHIRT-M',
      name: 'Shirt',
      options: 'Size: M',
      category: 'shirts',
      categories: 'shirts; gifts',
      price: '20.50',
      discount: '0',
      stock: 'unlimited',
      featured: 'FALSE',
      status: 'active',
      rating: '4.5',
    });
    expect([lines[0]?.action, steps]).toEqual(['nothing', []]);
  });

  it('says of an archived product that it stays so, unless a line says its status', () => {
    const archived = { ...SHIRT, state: { ...SHIRT.state, status: 'archived' as const } };
    const notes = (...rows: Record<string, string>[]) =>
      planOver(archived, ...rows).lines.map(({ action, note }) => [action, note]);
    const note = 'Archived, and stays so unless its status in the file says active';
    const [same, cheaper] = [{ sku: 'SHIRT-S' }, { sku: 'SHIRT-M', price: '9' }];
    expect(notes(same, cheaper, HAT)).toEqual([
      ['nothing', note],
      ['update', note],
      ['create', undefined],
    ]);
    expect(notes(same, { ...cheaper, status: 'active' })).toEqual([
      ['nothing', undefined],
      ['update', undefined],
    ]);
    expect(notes({ ...same, status: 'archived' })).toEqual([['nothing', undefined]]);
    expect(notes({ ...same, stock: 'x' })).toEqual([['error', undefined]]);
    expect(plan(same, cheaper).lines.some((line) => 'note' in line)).toBe(false);
  });

  it('reads how a product is taxed and sent, what a piece weighs and measures', () => {
    const [update] = plan({
      sku: 'SHIRT-S',
      'tax category': 'Second reduced',
      shipped: 'FALSE',
      grams: '180',
      'length mm': '300',
      'width mm': '200',
      'height mm': '40',
    }).steps;
    expect(update).toMatchObject({
      apply: {
        product: { taxCategory: 'second_reduced', isShipped: false },
        variants: [{ id: 'v-s', grams: 180, lengthMm: 300, widthMm: 200, heightMm: 40 }],
      },
      undo: {
        product: { taxCategory: 'standard', isShipped: true },
        variants: [{ id: 'v-s', ...NO_MEASURES }],
      },
    });
    const [create] = plan({ ...HAT, 'tax category': 'zero', grams: '95', 'height mm': '90' }).steps;
    expect(create).toMatchObject({
      product: { taxCategory: 'zero', variants: [{ grams: 95, lengthMm: 0, heightMm: 90 }] },
    });
  });

  it('reads from how few pieces a product is low in stock, and that it is as the shop has it', () => {
    const { lines, steps } = plan({ sku: 'SHIRT-S', 'low stock from': '12' });
    expect(lines[0]?.changes).toEqual([{ field: 'low stock from', from: 'shop', to: '12' }]);
    expect(steps).toMatchObject([
      { apply: { product: { lowStockFrom: 12 } }, undo: { product: { lowStockFrom: null } } },
    ]);
    const own = { ...SHIRT, state: { ...SHIRT.state, lowStockFrom: 12 } };
    const back = planImport([{ line: 2, cells: { sku: 'SHIRT-S', 'low stock from': 'Shop' } }], [own]);
    expect(back.steps).toMatchObject([
      { apply: { product: { lowStockFrom: null } }, undo: { product: { lowStockFrom: 12 } } },
    ]);
    expect(plan({ sku: 'SHIRT-S', 'low stock from': 'shop' }).lines[0]?.action).toBe('nothing');
    const made = plan({ ...HAT, 'low stock from': '0' }).steps;
    expect(made).toMatchObject([{ product: { lowStockFrom: 0 } }]);
  });

  it.each(['-1', '2.5', '100001', 'few'])('refuses %s as a number of pieces that is low', (cell) => {
    expect(plan({ sku: 'SHIRT-S', 'low stock from': cell }).lines).toMatchObject([
      { action: 'error', errors: [{ field: 'low stock from' }] },
    ]);
  });

  it('takes own prices in other currencies, one column each, and leaves those that it does not name', () => {
    const [shirt] = SHIRT.state.variants;
    const { lines, steps } = planImport(
      [{ line: 2, cells: { sku: 'SHIRT-S', price_jpy: '3499', price_kwd: '6.145', price_eur: '' } }],
      [
        {
          ...SHIRT,
          state: { ...SHIRT.state, variants: [{ ...shirt!, ownPrices: { EUR: 1_900, JPY: 3_000 } }] },
        },
      ],
    );
    expect(lines[0]?.changes).toEqual([
      { field: 'price_JPY', from: '3000', to: '3499' },
      { field: 'price_KWD', from: '', to: '6.145' },
    ]);
    expect(steps).toMatchObject([
      {
        apply: { variants: [{ id: 'v-s', ownPrices: { EUR: 1_900, JPY: 3_499, KWD: 6_145 } }] },
        undo: { variants: [{ id: 'v-s', ownPrices: { EUR: 1_900, JPY: 3_000 } }] },
      },
    ]);
    const made = plan({ ...HAT, price_jpy: '1500' });
    expect(made.lines[0]?.changes).toContainEqual({ field: 'price_JPY', from: '', to: '1500' });
    expect(made.steps).toMatchObject([{ product: { variants: [{ ownPrices: { JPY: 1_500 } }] } }]);
  });

  it.each([
    ['price_jpi', '10', 'price_JPI', 'JPI is not a currency'],
    ['price_usd', '10', 'price_USD', "USD is the shop's own currency: that is the price itself"],
    ['price_jpy', '10.5', 'price_JPY', 'A price in JPY must be a positive number with no decimals'],
    ['price_jpy', '1e3', 'price_JPY', 'A price in JPY must be a positive number with no decimals'],
    ['price_kwd', '0', 'price_KWD', 'A price in KWD must be a positive number with at most three decimals'],
  ])('tells at the column why %s cannot be %s', (column, cell, field, message) => {
    expect(plan({ sku: 'SHIRT-S', [column]: cell }).lines).toMatchObject([
      { action: 'error', errors: [{ field, message }] },
    ]);
  });

  it('finds a variant by its id, else by its SKU, and says what would change from what to what', () => {
    const { lines, steps } = plan(
      { 'variant id': 'v-s', sku: 'SHIRT-SMALL', price: '18', stock: '6' },
      { sku: 'SHIRT-M', name: 'Best Shirt', stock: '12' },
    );
    expect(lines.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
      ['update', ['sku', 'price', 'stock']],
      ['update', ['name', 'stock']],
    ]);
    expect(lines[1]?.changes[1]).toEqual({ field: 'stock', from: 'unlimited', to: '12' });
    expect(steps).toEqual([
      {
        kind: 'update',
        productId: 'shirt',
        version: 7,
        name: 'Shirt',
        lines: [2, 3],
        apply: {
          product: { name: 'Best Shirt' },
          variants: [
            { id: 'v-s', sku: 'SHIRT-SMALL', priceCents: 1800, stock: { to: 6, seen: 4 } },
            { id: 'v-m', stock: { to: 12, seen: null } },
          ],
        },
        undo: {
          product: { name: 'Shirt' },
          variants: [
            { id: 'v-s', sku: 'SHIRT-S', priceCents: 2000, stock: { to: 4, seen: 6 } },
            { id: 'v-m', stock: { to: null, seen: 12 } },
          ],
        },
      },
    ]);
  });

  it('brings back all categories when the first one changes', () => {
    const [step] = plan({ sku: 'SHIRT-S', category: 'tops', categories: 'shirts; gifts' }).steps;
    expect(step).toMatchObject({
      apply: { product: { category: 'tops' } },
      undo: { product: { category: 'shirts', categories: ['shirts', 'gifts'] } },
    });
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['no price', { sku: 'SHIRT-S', price: '0' }, 'price', 'Price must be a positive number'],
    ['three places', { sku: 'SHIRT-S', price: '1.999' }, 'price', 'number with at most two decimals'],
    ['six places', { sku: 'SHIRT-S', price: '1.999999' }, 'price', 'number with at most two decimals'],
    [
      'a long name',
      { sku: 'SHIRT-S', name: 'x'.repeat(101) },
      'name',
      'Name must be less than 100 characters',
    ],
    [
      'an unknown tax',
      { sku: 'SHIRT-S', 'tax category': 'luxury' },
      'tax category',
      'must be one of standard',
    ],
    ['half a gram', { sku: 'SHIRT-S', grams: '0.5' }, 'grams', 'grams must be a whole number'],
    [
      'eleven metres',
      { sku: 'SHIRT-S', 'width mm': '11000' },
      'width mm',
      'width mm must be a whole number up to 10000',
    ],
    ['half a unit', { sku: 'SHIRT-S', stock: '1.5' }, 'stock', 'Stock must be a whole number'],
    ['all off', { sku: 'SHIRT-S', discount: '100' }, 'discount', 'below 100 percent'],
    ['a NUL', { sku: 'SHIRT-S', name: 'a\0b' }, 'name', 'Name must be'],
    ['other options', { sku: 'SHIRT-S', options: 'Size: L' }, 'options', 'changed in the form'],
    ['a category twice', { sku: 'SHIRT-S', categories: 'Tops; tops' }, 'categories', 'named twice'],
    ['a SKU of another', { 'variant id': 'v-s', sku: 'SHIRT-M' }, 'sku', 'Another variant has this SKU'],
    ['an unknown variant', { 'variant id': 'v-x', sku: 'X' }, 'variant id', 'no such variant'],
    ['another product', { sku: 'SHIRT-S', 'product id': 'hat' }, 'product id', 'another product'],
    ['a new variant', { sku: 'SHIRT-L', 'product id': 'shirt' }, 'variant id', 'made in the form'],
    ['a new product without a SKU', { ...HAT, sku: '' }, 'sku', 'A new product needs a SKU'],
    [
      'a new product without words',
      { sku: 'H', name: 'H', price: '1' },
      'description',
      'Description is required',
    ],
    ['options without a colon', { ...HAT, options: 'Red' }, 'options', 'must look like'],
  ])('says what is wrong with %s', (_, cells, field, words) => {
    const { lines, steps } = plan(cells);
    expect([lines[0]?.action, steps]).toEqual(['error', []]);
    expect(lines[0]?.errors[0]?.field).toBe(field);
    expect(lines[0]?.errors[0]?.message).toContain(words);
  });

  it('lets no two lines speak of one variant, one SKU, or differently of one product', () => {
    const { lines, steps } = plan(
      { sku: 'SHIRT-S', price: '18', name: 'Tee' },
      { 'variant id': 'v-s', price: '19' },
      { sku: 'SHIRT-M', name: 'Blouse' },
      { ...HAT, sku: 'SHIRT-S' },
    );
    expect(lines.map(({ action }) => action)).toEqual(['update', 'error', 'error', 'error']);
    expect(lines[2]?.errors[0]?.message).toContain('Line 2 says something else');
    expect(steps).toHaveLength(1);
  });

  it('makes one product of the lines of one name, with its options', () => {
    const { lines, steps } = plan(
      { ...HAT, options: 'Size: S; Colour: Red', stock: '3' },
      { ...HAT, sku: 'HAT-M', options: 'Size: M; Colour: Red', price: '11', stock: 'unlimited' },
    );
    expect(lines.map(({ action }) => action)).toEqual(['create', 'create']);
    expect(steps).toMatchObject([
      {
        kind: 'create',
        lines: [2, 3],
        product: {
          name: 'Hat',
          options: [
            { name: 'Size', values: [{ value: 'S' }, { value: 'M' }] },
            { name: 'Colour', values: [{ value: 'Red' }] },
          ],
          variants: [
            { sku: 'HAT', priceCents: 950, stock: 3 },
            { sku: 'HAT-M', priceCents: 1100, stock: null },
          ],
        },
      },
    ]);
  });

  it('makes no half product: one wrong line stops the others of the same name', () => {
    const { lines, steps } = plan({ ...HAT, options: 'Size: S' }, { ...HAT, sku: 'H2', options: 'Size: S' });
    expect(steps).toEqual([]);
    expect(lines.map(({ errors }) => errors[0]?.message)).toEqual([
      'Two variants have the same options',
      'Line 2 of the same product cannot be used',
    ]);
  });
});
