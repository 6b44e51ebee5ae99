import { describe, expect, it } from '@jest/globals';
import { arranged, row } from '../testing/arranged.js';
import { products } from './products.js';

const HEADINGS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams'],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Requires Shipping', 'Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position'],
  ...['Image Alt Text', 'Variant Image', 'Gift Card', 'SEO Title', 'Cost per item', 'Status'],
];
const of = (...rows: Record<string, string>[]) =>
  arranged(
    products,
    HEADINGS,
    rows.map((cells) => row(HEADINGS, cells)),
  );

const TEE = {
  ...{ Handle: 'tee', Title: 'Tee', 'Body (HTML)': '<p>Soft &amp; light.</p>', Vendor: 'Acme', Type: 'Tops' },
  ...{ Published: 'TRUE', 'Option1 Name': 'Colour', 'Option1 Value': 'Red', 'Variant SKU': 'TEE-R' },
  ...{
    'Variant Price': '20.00',
    'Variant Compare At Price': '25.00',
    'Variant Inventory Tracker': 'shopify',
  },
  ...{ 'Variant Inventory Qty': '5', 'Image Src': 'https://cdn.example/1.jpg', 'Image Position': '2' },
  ...{ 'Image Alt Text': 'In front', 'Variant Image': 'https://cdn.example/red.jpg', Status: 'active' },
};

describe('products of Shopify', () => {
  it('stand in several lines: the product in the first, a variant or a picture in each', () => {
    const lines = of(
      TEE,
      {
        ...{ Handle: 'tee', 'Option1 Value': 'Blue', 'Variant SKU': 'TEE-B', 'Variant Price': '24.00' },
        ...{ 'Variant Compare At Price': '30.00', 'Variant Inventory Tracker': 'shopify' },
        ...{ 'Variant Inventory Qty': '-3', 'Image Src': 'https://cdn.example/0.jpg', 'Image Position': '1' },
        'Variant Image': 'https://cdn.example/blue.jpg',
      },
      { Handle: 'tee', 'Image Src': 'https://cdn.example/3.jpg', 'Image Position': '3' },
    );
    expect(lines).toEqual([
      {
        ...{ line: 2, group: 'tee', errors: [] },
        cells: {
          ...{
            name: 'Tee',
            category: 'Tops',
            description: 'Soft & light.',
            body: '<p>Soft &amp; light.</p>',
          },
          ...{ brand: 'Acme', status: 'active', discount: '20', sku: 'TEE-R', options: 'Colour: Red' },
          ...{ price: '20', stock: '5' },
          images:
            'https://cdn.example/0.jpg; https://cdn.example/1.jpg; https://cdn.example/3.jpg; https://cdn.example/red.jpg; https://cdn.example/blue.jpg',
          ...{ 'image texts': '2: In front', 'image options': '4: Red; 5: Blue' },
        },
      },
      {
        ...{ line: 3, group: 'tee', errors: [], note: 'Its inventory was -3; it begins at 0' },
        cells: {
          ...{ name: 'Tee', category: 'Tops', description: 'Soft & light.', sku: 'TEE-B' },
          ...{ options: 'Colour: Blue', price: '24', stock: '0' },
        },
      },
    ]);
  });

  it('of one name are two products, and what has no options says Default Title', () => {
    const plain = {
      Title: 'Lamp',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '9',
    };
    const lines = of({ ...plain, Handle: 'lamp' }, { ...plain, Handle: 'lamp-1', 'Gift Card': 'true' });
    expect(lines.map(({ group, cells }) => [group, cells['sku'], cells['options'] ?? ''])).toEqual([
      ['lamp', 'lamp', ''],
      ['lamp-1', 'lamp-1', ''],
    ]);
    expect(lines.map(({ errors = [] }) => errors.map(({ field }) => field))).toEqual([[], ['gift card']]);
  });

  it('are found by their category of Shopify, or somewhere, and are not sold that were not published', () => {
    const one = { Title: 'Mug', 'Variant Price': '9.5', 'Option1 Value': 'Default Title' };
    const lines = of(
      { ...one, Handle: 'a', 'Product Category': 'Home & Garden > Kitchen > Mugs', Published: 'false' },
      { ...one, Handle: 'b', Status: 'archived', 'Variant Taxable': 'false' },
      {
        ...one,
        Handle: 'c',
        'Variant Inventory Qty': '4',
        'Variant Requires Shipping': 'FALSE',
        Status: 'unlisted',
      },
    ).map(({ cells }) => cells);
    expect(lines.map(({ category, status }) => [category, status])).toEqual([
      ['Mugs', 'draft'],
      ['Products', 'archived'],
      ['Products', 'draft'],
    ]);
    expect(lines[1]).toMatchObject({ 'tax category': 'exempt', stock: 'unlimited' });
    expect(lines[2]).toMatchObject({ shipped: 'false', stock: 'unlimited' });
  });

  it('tell a reduction where it is the same of every variant, and a bar code of each', () => {
    const price = (now: string, before: string) => ({
      ...{ 'Variant Price': now, 'Variant Compare At Price': before, 'Variant Barcode': '4006381333931' },
    });
    const two = of(
      { ...TEE, ...price('10.00', '20.00') },
      { Handle: 'tee', 'Option1 Value': 'Blue', ...price('10.00', '40.00') },
    );
    expect(two.map(({ cells }) => [cells['discount'], cells['variant gtin']])).toEqual([
      [undefined, '4006381333931'],
      [undefined, '4006381333931'],
    ]);
    const [one] = of({ ...TEE, ...price('10.00', '15.00'), 'Cost per item': '4.50' });
    const gtin = '4006381333931';
    expect(one?.cells).toMatchObject({ discount: '33.33', cost: '4.5', 'variant gtin': gtin });
  });
});
