import { describe, expect, it } from '@jest/globals';
import { aMug, aShirt } from '../../testing/in-memory-products.js';
import type { ProductState } from '../product-state.js';
import { readLine } from './line.js';
import { planImport } from './plan-import.js';

const plan = (rows: Record<string, string>[], ...products: ProductState[]) =>
  planImport(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    products.map((state) => ({ state, version: 3, stocks: { s: 4, m: null, 'mug-v': 7 } })),
  );
const HAT = { sku: 'HAT', name: 'Hat', price: '9.5', description: 'Warm.', category: 'hats' };

describe('lines about one product that exists', () => {
  it('may say the same of it, and each its own variant', () => {
    const { lines, steps } = plan(
      [
        { sku: 'S', name: 'Tee', price: '20' },
        { sku: 'M', name: 'Tee', stock: '3' },
      ],
      aShirt(),
    );
    expect(lines.map(({ action, changes }) => [action, changes.length])).toEqual([
      ['update', 2],
      ['update', 2],
    ]);
    expect(steps).toMatchObject([
      {
        lines: [2, 3],
        apply: {
          product: { name: 'Tee' },
          variants: [
            { id: 's', priceCents: 2_000 },
            { id: 'm', stock: { to: 3, seen: null } },
          ],
        },
        undo: { product: { name: 'Shirt' } },
      },
    ]);
  });

  it('name the first one that said something else, member by member', () => {
    const third = { id: 'l', sku: 'L', options: { Size: 'L' } };
    const [s, m] = aShirt().variants;
    const wide = { ...aShirt(), variants: [s!, m!, { ...s!, ...third }] };
    const said = plan(
      [
        { sku: 'S', name: 'Tee', featured: 'true' },
        { sku: 'M', name: 'Tee', discount: '10' },
        { sku: 'L', name: 'Blouse', discount: '20', featured: 'true' },
      ],
      wide,
    );
    expect(said.lines[2]).toMatchObject({
      ...{ action: 'error', changes: [], name: 'Shirt', sku: 'L' },
      errors: [
        { field: 'name', message: 'Line 2 says something else of the same product' },
        { field: 'discount', message: 'Line 3 says something else of the same product' },
      ],
    });
    expect(said.steps).toMatchObject([{ lines: [2, 3], apply: { product: { isFeatured: true } } }]);
  });

  it('change nothing of its variants when they speak of it alone', () => {
    const { lines, steps } = plan([{ sku: 'MUG-V', category: 'Kitchen', featured: 'TRUE' }], aMug());
    expect(lines[0]?.changes).toEqual([
      { field: 'category', from: 'Home', to: 'Kitchen' },
      { field: 'featured', from: 'false', to: 'true' },
    ]);
    expect(steps).toMatchObject([
      {
        apply: { product: { category: 'Kitchen', isFeatured: true }, variants: [] },
        undo: { product: { category: 'Home', categories: ['Home'], isFeatured: false }, variants: [] },
      },
    ]);
  });

  it('bring back no more than what they change', () => {
    const [step] = plan([{ sku: 'MUG-V', discount: '5' }], aMug()).steps;
    expect(step).toMatchObject({ kind: 'update' });
    expect(step?.kind === 'update' && step.undo).toEqual({
      product: { discount: 0, saleEndsAt: null },
      variants: [],
    });
  });

  it('want nothing when they say what is, its options and own prices too', () => {
    const [s, m] = aShirt().variants;
    const shirt = { ...aShirt(), variants: [{ ...s!, ownPrices: { JPY: 3_000 } }, m!] };
    const { lines, steps } = plan([{ sku: 'S', options: 'Size: S', price_jpy: '3000' }], shirt);
    expect([lines[0]?.action, lines[0]?.errors, steps]).toEqual(['nothing', [], []]);
  });

  it('tell every error of a line, and take nothing of it', () => {
    const { lines, steps } = plan([{ sku: 'S', name: 'Tee', price: 'x', stock: '-1' }], aShirt());
    expect(lines[0]).toMatchObject({ action: 'error', errors: [{ field: 'price' }, { field: 'stock' }] });
    expect(steps).toEqual([]);
  });
});

describe('a line', () => {
  it('means a variant by its id however it is written, of the product that it names', () => {
    const ids = { 'variant id': ' S ', 'product id': ' SHIRT ' };
    expect(plan([{ ...ids, price: '20' }], aShirt()).lines).toMatchObject([{ action: 'update', sku: 'S' }]);
  });

  it('that cannot be used is told with the name and SKU that it has', () => {
    const { lines } = plan(
      [
        { ...HAT, 'product id': 'mug' },
        { 'variant id': 'none', price: '1' },
      ],
      aMug(),
    );
    expect(lines).toMatchObject([
      { action: 'error', name: 'Hat', sku: 'HAT', changes: [] },
      { action: 'error', name: '', sku: '', changes: [] },
    ]);
    expect(plan([{ sku: 'S' }, { sku: 'S', name: 'Tee' }], aShirt()).lines[1]).toMatchObject({
      ...{ action: 'error', name: 'Shirt', sku: 'S' },
      errors: [{ field: 'variant id', message: 'Line 2 speaks of the same variant' }],
    });
  });

  it('has a SKU that no other line has', () => {
    const { lines } = plan([HAT, { ...HAT, name: 'Cap' }]);
    expect(lines.map(({ errors }) => errors)).toEqual([
      ...[[], [{ field: 'sku', message: 'Line 2 has the same SKU' }]],
    ]);
  });

  it('is told in its place, whatever it is about', () => {
    const { lines } = plan(
      [HAT, { sku: 'MUG-V', discount: '5' }, { ...HAT, sku: 'H2', name: 'Cap' }],
      aMug(),
    );
    expect(lines.map(({ line, action }) => [line, action])).toEqual([
      [2, 'create'],
      [3, 'update'],
      [4, 'create'],
    ]);
  });

  it('has names of one line, as the forms ask for', () => {
    const { errors } = readLine({ line: 2, cells: { name: 'a\nb', category: 'a\u0007b' } });
    expect(errors).toEqual([
      { field: 'name', message: 'Name must be one line' },
      { field: 'category', message: 'Category contains a control character' },
    ]);
  });

  it('is read without the blanks around its cells, and wants nothing of empty ones', () => {
    const read = readLine({ line: 2, cells: { name: ' Cafe\u0301 ', discount: '  ', sku: '' } });
    expect(read).toEqual({
      ...{ line: 2, productId: undefined, variantId: undefined, options: undefined, errors: [] },
      ...{ ofProduct: { name: 'Café' }, ofVariant: {}, swatches: {}, texts: [] },
    });
  });
});

describe('lines that make a product', () => {
  it('are told what each brings', () => {
    const cells = { ...HAT, options: 'Size: S', stock: 'unlimited', price_jpy: '1500' };
    const { lines } = plan([cells, { ...HAT, sku: 'H2', options: 'Size: M' }]);
    expect(lines).toMatchObject([
      {
        ...{ line: 2, name: 'Hat', sku: 'HAT', action: 'create', errors: [] },
        changes: [
          { field: 'options', from: '', to: 'Size: S' },
          { field: 'price', from: '', to: '9.5' },
          { field: 'price_JPY', from: '', to: '1500' },
          { field: 'stock', from: '', to: 'unlimited' },
        ],
      },
      { line: 3, sku: 'H2', changes: [{ to: 'Size: M' }, { to: '9.5' }, { field: 'stock', to: '0' }] },
    ]);
  });

  it('leave to the shop what they do not say', () => {
    const [step] = plan([HAT]).steps;
    expect(step).toMatchObject({
      ...{ kind: 'create', name: 'Hat', lines: [2] },
      product: { ...{ name: 'Hat', description: 'Warm.', category: 'hats', options: [] } },
    });
    expect(step?.kind === 'create' && step.product.variants).toEqual([
      {
        ...{ sku: 'HAT', gtin: '', options: {}, priceCents: 950, ownPrices: {}, stock: 0 },
        ...{ grams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 },
      },
    ]);
  });

  it('may not say different things of it, and name what', () => {
    const { lines, steps } = plan([
      { ...HAT, options: 'Size: S', featured: 'true' },
      { ...HAT, sku: 'H2', options: 'Size: M', featured: 'false', description: 'Cold.' },
    ]);
    expect(steps).toEqual([]);
    expect(lines.map(({ errors }) => errors)).toEqual([
      [{ field: 'name', message: 'Line 3 of the same product cannot be used' }],
      [
        { field: 'description', message: 'Line 2 says something else of the same product' },
        { field: 'featured', message: 'Line 2 says something else of the same product' },
      ],
    ]);
  });

  it('are told what a new product needs, and of a wrong cell only what is wrong', () => {
    const messages = (cells: Record<string, string>) =>
      plan([cells]).lines.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(messages({})).toEqual([
      'Product name is required',
      'A new product needs a SKU',
      'Price is required',
      'Description is required',
      'Category is required',
    ]);
    expect(messages({ ...HAT, price: 'free' })).toEqual(['Price must be a positive number']);
  });

  it('are no product when only some of them name an option', () => {
    const { lines, steps } = plan([
      { ...HAT, options: 'Size: S' },
      { ...HAT, sku: 'H2' },
    ]);
    expect([lines.map(({ action }) => action), steps]).toEqual([['error', 'error'], []]);
    expect(lines[0]?.errors[0]?.message).toBe('Every variant needs exactly one value of each option');
  });

  it('that have no name are told apart', () => {
    const { lines } = plan([
      { ...HAT, name: '' },
      { ...HAT, name: '', sku: 'H2' },
    ]);
    expect(lines.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      ...[['Product name is required'], ['Product name is required']],
    ]);
  });
});
