import type { SourceFile } from '../contract.js';
import { itemOfLine, orderColumns, orderLines, statusWords } from '../order-lines.js';

/** By the columns of its tables `order` and `order_item` (migration 1.0.0 of its checkout), one line for each thing that was ordered. */
export const orders: SourceFile = {
  columns: orderColumns({
    number: ['order_number'],
    email: ['customer_email'],
    name: ['customer_full_name'],
    placed: ['created_at'],
    status: ['status'],
    paid: ['payment_status'],
    sent: ['shipment_status'],
    currency: ['currency'],
    shipping: ['shipping_fee_incl_tax', 'shipping_fee_excl_tax'],
    tax: ['tax_amount'],
    discount: ['discount_amount'],
    total: ['grand_total'],
    'item name': ['product_name'],
    'item sku': ['product_sku'],
    'item quantity': ['qty'],
    'item price': ['final_price_incl_tax', 'final_price'],
    'item total': ['line_total_with_discount_incl_tax', 'line_total_with_discount'],
  }),
  marks: [['order_number'], ['grand_total'], ['customer_email', 'customer_full_name']],
  arrange: (lines, reading) =>
    orderLines(lines, reading, {
      itemsOf: itemOfLine,
      statusOf: (cells) => statusWords(cells['status'], cells['paid'], cells['sent']),
    }),
};
