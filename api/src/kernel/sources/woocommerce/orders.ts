import type { SourceFile, SourceLine } from '../contract.js';
import { itemOfLine, orderColumns, orderLines, statusWords, type SourceItem } from '../order-lines.js';

type Cells = SourceLine['cells'];

/** One thing that was ordered in a column of its own, as the extension "Import and Export of WooCommerce Orders" writes them. */
const OWN_COLUMN = /^line_item_\d+$/;

/** Parts and items end at a sign that no backslash stands before. */
const PARTS = /(?<!\\)\|/;
const ITEMS = /(?<!\\);(?=\s*(?:id|item_id|name):)/;

function packedItem(text: string): SourceItem[] {
  const parts = new Map<string, string>();
  for (const part of text.split(PARTS)) {
    const at = part.indexOf(':');
    const key = part.slice(0, Math.max(at, 0)).trim();
    // what an extension adds may say the same name again
    if (key && !parts.has(key))
      parts.set(
        key,
        part
          .slice(at + 1)
          .replaceAll(/\\([|;:])/g, '$1')
          .trim(),
      );
  }
  const of = (...keys: string[]) => keys.map((key) => parts.get(key)).find(Boolean) ?? '';
  const name = of('name', 'sku');
  if (!name) return [];
  return [{ name, sku: of('sku'), quantity: of('quantity', 'qty'), price: '', total: of('total') }];
}

/** `2× Mug, 1× Plate, blue`, as the report of orders writes what was bought. */
const COUNTED = /(?:^|, )(?=\d+× )/;

function countedItems(text: string): SourceItem[] {
  return text.split(COUNTED).flatMap((one) => {
    const [, quantity = '', name = ''] = /^(\d+)× (.+)$/s.exec(one.trim()) ?? [];
    return name ? [{ name: name.trim(), sku: '', quantity, price: '', total: '' }] : [];
  });
}

function itemsOf(cells: Cells): SourceItem[] {
  const columns = Object.keys(cells)
    .filter((field) => OWN_COLUMN.test(field))
    .sort((a, b) => Number(a.slice(10)) - Number(b.slice(10)))
    .flatMap((field) => packedItem(cells[field] ?? ''));
  if (columns.length > 0) return columns;
  const packed = cells['items']?.trim() ?? '';
  if (!packed) return itemOfLine(cells);
  return packed.includes('× ') && !packed.includes('|')
    ? countedItems(packed)
    : packed.split(ITEMS).flatMap(packedItem);
}

const NET = 'total: the report of WooCommerce says net sales, without shipping and taxes.';

/**
 * The extension of woocommerce.com ("Customer/Order/Coupon Export": all items of an order in one cell, or a line for each),
 * "Import and Export of WooCommerce Orders" (a column for each), and the report of orders of WooCommerce itself
 * (`Reports\Orders\Controller::get_export_columns`), which knows no email, no currency and no total with shipping and taxes.
 */
export const orders: SourceFile = {
  columns: orderColumns({
    number: ['order_number', 'order #', 'order_number_formatted', 'order_id'],
    email: ['billing_email', 'customer_email'],
    name: ['billing_full_name', 'customer'],
    'first name': ['billing_first_name'],
    'last name': ['billing_last_name'],
    placed: ['order_date', 'date', 'date_created'],
    status: ['status', 'order_status'],
    currency: ['order_currency', 'currency'],
    shipping: ['shipping_total', 'order_shipping'],
    tax: ['tax_total', 'order_tax'],
    discount: ['discount_total', 'cart_discount'],
    total: ['order_total', 'net sales', 'n. revenue'],
    refunded: ['refunded_total', 'order_refund'],
    items: ['line_items', 'product(s)'],
    'item name': ['item_name'],
    'item sku': ['item_sku'],
    'item quantity': ['item_quantity'],
    'item total': ['item_total'],
  }),
  marks: [
    ['order_number', 'order #', 'order_id'],
    ['order_date', 'date'],
    ['line_items', 'line_item_1', 'item_name', 'product(s)'],
  ],
  others: (heading) => OWN_COLUMN.test(heading),
  arrange: (lines, reading) =>
    orderLines(lines, reading, {
      itemsOf,
      statusOf: ({ status }) => statusWords(status?.replace(/^wc-/, '')),
      ...(isReport(lines) ? { note: NET } : {}),
    }),
};

/** Its lines say nothing of money but what was sold. */
const isReport = (lines: readonly SourceLine[]): boolean =>
  lines.every(({ cells }) => !cells['currency'] && !cells['email'] && cells['items']?.includes('× '));
