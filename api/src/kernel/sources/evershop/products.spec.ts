import { describe, expect, it } from '@jest/globals';
import { arranged, row } from '../testing/arranged.js';
import { products } from './products.js';

const HEADINGS = [
  ...['variant_group_id', 'sku', 'name', 'price', 'qty', 'manage_stock', 'stock_availability', 'status'],
  ...['visibility', 'weight', 'description', 'url_key', 'category', 'images', 'attr:color', 'attr:shoe_size'],
];
const of = (...rows: Record<string, string>[]) =>
  arranged(
    products,
    HEADINGS,
    rows.map((cells) => row(HEADINGS, cells)),
  );

describe('products of EverShop', () => {
  it('have four decimals, and variants are products of one group with attributes that differ', () => {
    const shoe = (sku: string, color: string) => ({
      ...{
        variant_group_id: '4',
        sku,
        name: 'Shoe',
        price: '89.9900',
        qty: '3',
        manage_stock: 't',
        status: 't',
      },
      ...{ weight: '0.9000', category: 'Men/Shoes', 'attr:color': color, 'attr:shoe_size': '42' },
      images: `https://a.example/${sku}.jpg`,
    });
    const lines = of(shoe('SHOE-R', 'Red'), shoe('SHOE-B', 'Blue'));
    expect(
      lines.map(({ group, cells }) => [group, cells['options'], cells['price'], cells['grams']]),
    ).toEqual([
      ['4', 'Color: Red', '89.99', '900'],
      ['4', 'Color: Blue', '89.99', '900'],
    ]);
    expect(lines[0]?.cells).toMatchObject({
      ...{ category: 'Shoes', specifications: 'Shoe size: 42', status: 'active' },
      ...{ images: 'https://a.example/SHOE-R.jpg; https://a.example/SHOE-B.jpg' },
      'image options': '1: Red; 2: Blue',
    });
  });

  it('that are not counted are there or are not, and those that are off are drafts', () => {
    const mug = { sku: 'MUG', name: 'Mug', price: '9.5000', qty: '0', manage_stock: 'f', visibility: 't' };
    const lines = of(
      { ...mug, stock_availability: 't', status: '1' },
      { ...mug, sku: 'CUP', stock_availability: 'f', status: '0' },
    );
    expect(lines.map(({ cells }) => [cells['stock'], cells['status'], cells['specifications']])).toEqual([
      ['unlimited', 'active', undefined],
      ['0', 'draft', undefined],
    ]);
  });
});
