import type { SourceFile } from '../contract.js';
import { itemOfLine, orderColumns, orderLines, statusWords } from '../order-lines.js';

/**
 * The export of orders of Shopify's help ("Exporting orders to a CSV file"): a line for each thing that was ordered, of which the
 * first says all of the order and the others its number, its email and the thing.
 */
export const orders: SourceFile = {
  columns: orderColumns({
    number: ['name'],
    email: ['email'],
    name: ['billing name', 'shipping name'],
    placed: ['created at'],
    paid: ['financial status'],
    sent: ['fulfillment status'],
    cancelled: ['cancelled at'],
    currency: ['currency'],
    shipping: ['shipping'],
    tax: ['taxes'],
    discount: ['discount amount'],
    total: ['total'],
    refunded: ['refunded amount'],
    'item name': ['lineitem name'],
    'item sku': ['lineitem sku'],
    'item quantity': ['lineitem quantity'],
    'item price': ['lineitem price'],
  }),
  marks: [['financial status'], ['lineitem quantity'], ['lineitem name']],
  arrange: (lines, reading) =>
    orderLines(lines, reading, {
      itemsOf: itemOfLine,
      statusOf: (cells) => statusWords(cells['cancelled'] ? 'cancelled' : '', cells['paid'], cells['sent']),
    }),
};
