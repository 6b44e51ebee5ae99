import { afterEach, describe, expect, it } from '@jest/globals';
import { setShopZone } from '../shop-days.js';
import type { SourceLine } from './contract.js';
import { orders as evershop } from './evershop/orders.js';
import { sourceOf } from './map-columns.js';
import { orders as shopify } from './shopify/orders.js';
import { orders as table } from './table/orders.js';
import { arranged, row } from './testing/arranged.js';
import { orders as woocommerce } from './woocommerce/orders.js';

afterEach(() => setShopZone('UTC'));

const itemsOf = ({ cells }: SourceLine) =>
  (JSON.parse(cells['items'] ?? '[]') as Record<string, string>[]).map(
    ({ name, sku, quantity, price, total }) => [quantity, name, sku, price, total].join('|'),
  );

const SHOPIFY = [
  ...['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Fulfilled at', 'Currency'],
  ...['Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code', 'Discount Amount', 'Created at'],
  ...[
    'Lineitem quantity',
    'Lineitem name',
    'Lineitem price',
    'Lineitem sku',
    'Billing Name',
    'Shipping Name',
  ],
  ...['Cancelled at', 'Refunded Amount', 'Id', 'Lineitem discount', 'Tax 1 Name', 'Tax 1 Value'],
];
const WOO = [
  ...['order_id', 'order_number', 'date', 'status', 'shipping_total', 'tax_total', 'discount_total'],
  ...['order_total', 'refunded_total', 'order_currency', 'billing_first_name', 'billing_last_name'],
  ...['billing_email', 'line_items'],
];

describe('files of orders', () => {
  it('of Shopify have a line for each thing, the first of which says all of the order', () => {
    expect(sourceOf('orders', SHOPIFY)?.name).toBe('shopify');
    const lines = arranged(shopify, SHOPIFY, [
      row(SHOPIFY, {
        ...{ Name: '#1001', Email: 'amina@example.com', 'Financial Status': 'paid' },
        ...{ 'Fulfillment Status': 'fulfilled', Currency: 'KES', Shipping: '200.00', Taxes: '358.62' },
        ...{ Total: '2600.00', 'Discount Amount': '0.00', 'Created at': '2024-05-12 14:07:36 +0300' },
        ...{ 'Lineitem quantity': '2', 'Lineitem name': 'Mug - Ink', 'Lineitem price': '1200.00' },
        ...{ 'Lineitem sku': 'MUG-1', 'Billing Name': 'Amina Otieno', 'Refunded Amount': '0.00' },
      }),
      row(SHOPIFY, {
        ...{ Name: '#1001', Email: 'amina@example.com', 'Lineitem quantity': '1' },
        ...{ 'Lineitem name': 'Plate', 'Lineitem price': '0.00' },
      }),
      row(SHOPIFY, { Name: '#1002', 'Cancelled at': '2024-05-13', 'Financial Status': 'partially_refunded' }),
    ]);
    expect(
      lines.map(({ group, cells }) => [group, cells['number'], cells['total'], cells['status']]),
    ).toEqual([
      ['#1001', '#1001', '2600', 'paid, fulfilled'],
      ['#1001', '#1001', '', ''],
      [undefined, '#1002', '', 'cancelled, partially refunded'],
    ]);
    expect(lines[0]?.cells).toMatchObject({
      ...{ placed: '2024-05-12T11:07:36.000Z', name: 'Amina Otieno', tax: '358.62', currency: 'KES' },
    });
    expect(lines.flatMap(itemsOf)).toEqual(['2|Mug - Ink|MUG-1|1200|', '1|Plate||0|']);
  });

  it('of the extension of WooCommerce have all things in a cell, by the clock of the shop', () => {
    setShopZone('Africa/Nairobi');
    expect(sourceOf('orders', WOO)?.name).toBe('woocommerce');
    const [line] = arranged(woocommerce, WOO, [
      row(WOO, {
        ...{ order_id: '77', order_number: 'B-77', date: '2023-11-02 00:30:00', status: 'completed' },
        ...{ order_total: '45.50', order_currency: 'EUR', billing_first_name: 'Jo', billing_last_name: 'Ru' },
        billing_email: 'jo@example.com',
        line_items:
          'id:4|name:Tee\\; blue|product_id:9|sku:TEE|quantity:2|subtotal:30.00|total:30.00|meta:Size: M;id:5|name:Cap|sku:|quantity:1|total:15.50',
      }),
    ]);
    expect(line?.cells).toMatchObject({ number: 'B-77', placed: '2023-11-01T21:30:00.000Z', name: 'Jo Ru' });
    expect(line && itemsOf(line)).toEqual(['2|Tee; blue|TEE||30', '1|Cap|||15.5']);
  });

  it('of its importer’s extension have a column for each thing', () => {
    const headings = [
      'order_id',
      'order_date',
      'order_total',
      'customer_email',
      'line_item_1',
      'line_item_2',
    ];
    expect(sourceOf('orders', headings)?.name).toBe('woocommerce');
    const [line] = arranged(woocommerce, headings, [
      [
        ...[
          '12',
          '9/26/2016  6:29:00',
          '20',
          'a@b.example',
          'name:Mug|product_id:1|sku:M|quantity:1|total:13.00',
        ],
        'name:Cap|sku:C|quantity:2|total:7.00|sub_total:7.00',
      ],
    ]);
    expect(line?.cells['placed']).toBe('2016-09-26T06:29:00.000Z');
    expect(line && itemsOf(line)).toEqual(['1|Mug|M||13', '2|Cap|C||7']);
  });

  it('of the report of WooCommerce say what was sold, without email and currency', () => {
    const headings = [
      ...['Date', 'Order #', 'N. Revenue (formatted)', 'Status', 'Customer', 'Customer type', 'Product(s)'],
      ...['Items sold', 'Coupon(s)', 'Net Sales', 'Attribution'],
    ];
    expect(sourceOf('orders', headings)?.name).toBe('woocommerce');
    const [line] = arranged(woocommerce, headings, [
      [
        ...['2024-01-02 10:00:00', '1001', '$150.00', 'completed', 'Jo Ru', 'new', '2× Mug, red, 1× Plate'],
        ...['3', '', '150', 'Direct'],
      ],
    ]);
    expect(line).toMatchObject({ note: expect.stringContaining('net sales'), cells: { total: '150' } });
    expect(line && itemsOf(line)).toEqual(['2|Mug, red|||', '1|Plate|||']);
  });

  it('of EverShop have a line for each row of its tables', () => {
    const headings = [
      ...['order_number', 'customer_email', 'customer_full_name', 'created_at', 'payment_status', 'currency'],
      ...['grand_total', 'product_name', 'product_sku', 'qty', 'final_price', 'final_price_incl_tax'],
    ];
    expect(sourceOf('orders', headings)?.name).toBe('evershop');
    const lines = arranged(evershop, headings, [
      [
        ...['10001', 'a@example.com', 'Ada L', '2023-05-05 10:11:12.345678+00', 'paid', 'USD', '24.5000'],
        ...['Tee', 'T-1', '1', '20.0000', '24.5000'],
      ],
      [
        ...['10001', 'a@example.com', 'Ada L', '2023-05-05 10:11:12.345678+00', 'paid', 'USD', '24.5000'],
        ...['Cap', 'C-1', '2', '0', '0'],
      ],
    ]);
    expect(lines.map(({ group }) => group)).toEqual(['10001', '10001']);
    expect(lines[0]?.cells).toMatchObject({ total: '24.5', placed: '2023-05-05T10:11:12.000Z' });
    expect(lines.flatMap(itemsOf)).toEqual(['1|Tee|T-1|24.5|', '2|Cap|C-1|0|']);
  });

  it('of a spreadsheet are read as their language writes numbers and days', () => {
    const headings = ['Bestellnummer', 'Datum', 'E-Mail', 'Gesamt', 'Artikel', 'Menge', 'Preis'];
    const lines = arranged(table, headings, [
      ['7', '28.11.2023', 'jo@example.com', '1.234,50 €', 'Lampe', '2', '617,25'],
      ['8', '3/13/2024 2:05 PM', '', '12', '', '', ''],
    ]);
    expect(lines.map(({ cells }) => [cells['placed'], cells['total']])).toEqual([
      ['2023-11-28T00:00:00.000Z', '1234.5'],
      ['2024-03-13T14:05:00.000Z', '12'],
    ]);
    expect(lines.flatMap(itemsOf)).toEqual(['2|Lampe||617.25|']);
  });

  it('of the shop itself name what was ordered in one cell', () => {
    const headings = ['Number', 'Placed at', 'Email', 'Items', 'Total'];
    const [line] = arranged(table, headings, [
      ['0000ABCD', '2026-01-02T10:00:00+03:00', 'a@b.example', '2 x MUG; 1 x TEE-M', '30'],
    ]);
    expect(line?.cells['placed']).toBe('2026-01-02T07:00:00.000Z');
    expect(line && itemsOf(line)).toEqual(['2|MUG|MUG||', '1|TEE-M|TEE-M||']);
  });

  it('say at their column what may mean two numbers or two days, and what is no day', () => {
    const lines = arranged(
      table,
      ['number', 'date', 'total', 'item', 'quantity', 'price'],
      [
        ['1', '1/2/2024', '12.5', 'Mug', '1', '1,234'],
        ['2', '2024-02-30', '3,25', 'Mug', '1', ''],
        ['3', '1/1/2024', '', '', '', ''],
      ],
    );
    expect(lines.map(({ errors = [] }) => errors.map(({ field }) => field))).toEqual([
      ['placed', 'item price'],
      ['placed'],
      [],
    ]);
  });
});
