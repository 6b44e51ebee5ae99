import { describe, expect, it } from '@jest/globals';
import { arranged, row } from '../testing/arranged.js';
import { products } from './products.js';

const HEADINGS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status'],
  ...['Tax class', 'In stock?', 'Stock', 'Weight (kg)', 'Length (cm)', 'Sale price', 'Regular price'],
  ...['Categories', 'Images', 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name'],
  'Attribute 2 value(s)',
];
const of = (...rows: Record<string, string>[]) =>
  arranged(
    products,
    HEADINGS,
    rows.map((cells) => row(HEADINGS, cells)),
  );
const LAMP = { ID: '7', Type: 'simple', SKU: 'LAMP', Name: 'Lamp', Published: '1', 'Regular price': '12,50' };
const only = (cells: Record<string, string>) => of({ ...LAMP, ...cells })[0];

describe('products of WooCommerce', () => {
  it('have prices by the sign of the shop and measures by a point, in one file', () => {
    expect(only({ 'Weight (kg)': '0.5', 'Length (cm)': '12.5', Stock: '3' })?.cells).toMatchObject({
      ...{ price: '12.5', grams: '500', 'length mm': '125', stock: '3', status: 'active' },
    });
    expect(only({ 'Regular price': '1299' })?.cells['price']).toBe('1299');
  });

  it('hold several values in a cell apart by commas, and lines apart by signs', () => {
    const line = only({
      ...{ Categories: 'Light > Lamps, Gifts', Images: 'https://a.example/1.jpg, https://a.example/2.jpg' },
      ...{ 'Attribute 1 name': 'Material', 'Attribute 1 value(s)': 'Oak\\, oiled, Brass' },
      ...{ 'Short description': 'Warm.\\nDimmable.', Description: '<p>One</p>\\n<p>C:\\\\new</p>' },
    });
    expect(line?.cells).toMatchObject({
      ...{ category: 'Lamps', categories: 'Lamps; Gifts', description: 'Warm. Dimmable.' },
      ...{ images: 'https://a.example/1.jpg; https://a.example/2.jpg', body: '<p>One</p>\n<p>C:\\new</p>' },
      specifications: 'Material: Oak, oiled, Brass',
    });
  });

  it('are on sale between two days alone', () => {
    const on = (more: Record<string, string>) => {
      const { cells = {} } = only({ 'Sale price': '10', 'Regular price': '12,50', ...more }) ?? {};
      return [cells['price'], cells['discount']];
    };
    expect(on({})).toEqual(['10', '20']);
    expect(on({ 'Date sale price starts': '2026-11-28', 'Date sale price ends': '2026-11-28' })).toEqual([
      ...['10', '20'],
    ]);
    expect(on({ 'Date sale price starts': '2026-11-29' })).toEqual(['12.5', undefined]);
    expect(on({ 'Date sale price ends': '2026-11-27 23:59:59' })).toEqual(['12.5', undefined]);
  });

  const shirt = (more: Record<string, string> = {}) => ({
    ...{ ID: '20', Type: 'variable', SKU: 'SHIRT', Name: 'Shirt', Published: '1', Categories: 'Tops' },
    ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S, M', 'Attribute 2 name': 'Care' },
    ...{ 'Attribute 2 value(s)': 'Cold', ...more },
  });
  const size = (Size: string, more: Record<string, string> = {}) => ({
    ...{ ID: `2${Size}`, Type: 'variation', Name: `Shirt - ${Size}`, 'Regular price': '20' },
    ...{ Parent: 'SHIRT', 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': Size, ...more },
  });

  it('with variations are told by their parent, wherever it stands, by article number or id', () => {
    const lines = of(
      size('S', { SKU: 'SHIRT-S', Stock: 'parent' }),
      shirt(),
      size('M', { 'In stock?': '1' }),
    );
    expect(
      lines.map(({ line, cells, note }) => [line, cells['sku'], cells['options'], cells['stock'], note]),
    ).toEqual([
      [2, 'SHIRT-S', 'Size: S', '0', 'Its stock was counted with its product; it begins at 0'],
      [4, 'woo-2M', 'Size: M', 'unlimited', undefined],
    ]);
    expect(lines.map(({ group, cells }) => [group, cells['name'], cells['specifications']])).toEqual([
      ['SHIRT', 'Shirt', 'Care: Cold'],
      ['SHIRT', 'Shirt', undefined],
    ]);
    const byId = of({ ...shirt({ SKU: '' }) }, size('S', { Parent: 'id:20' }));
    expect(byId.map(({ group, errors }) => [group, errors])).toEqual([['id:20', []]]);
  });

  it('that cannot be sold here are told with line and column, and the others go on', () => {
    const lines = of(
      { ...LAMP, Type: 'grouped' },
      { ...LAMP, ID: '8', SKU: 'B', Type: 'external' },
      size('S', { Parent: 'GONE' }),
      { ...shirt(), SKU: 'ALONE' },
      shirt(),
      size('', { ID: '3' }),
      { ...LAMP, ID: '9', SKU: 'GOOD' },
    );
    expect(lines.map(({ line, errors = [] }) => [line, ...errors.map(({ field }) => field)])).toEqual([
      ...[[2, 'type'], [3, 'type'], [4, 'parent'], [5, 'type'], [7, 'attribute 1 values'], [8]],
    ]);
    expect(lines[4]?.errors?.[0]?.message).toBe(
      'The variation is for any Size (S, M); give each of them a line',
    );
  });

  it('are drafts that are not public, and are taxed and sent as they were', () => {
    const cells = only({
      ...{ Type: 'simple, virtual', Published: '-1', 'In stock?': '0' },
      'Tax class': 'reduced-rate',
    });
    expect(cells?.cells).toMatchObject({
      status: 'draft',
      shipped: 'false',
      stock: '0',
      'tax category': 'reduced',
    });
    expect(only({ 'Tax status': 'none' })?.cells['tax category']).toBe('exempt');
  });
});
