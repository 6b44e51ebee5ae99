import type { SourceFile, SourceLine } from '../contract.js';
import { itemOfLine, orderColumns, orderLines, statusWords, type SourceItem } from '../order-lines.js';

/** `2 x MUG-1; 1 x LAMP`, as the shop's own export of orders writes them. */
function itemsIn(cell: string): SourceItem[] {
  return cell.split(';').flatMap((one) => {
    const [, quantity = '', sku = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*[x×]\s*(\S.*)$/i.exec(one) ?? [];
    return sku ? [{ name: sku.trim(), sku: sku.trim(), quantity, price: '', total: '' }] : [];
  });
}

const itemsOf = (cells: SourceLine['cells']): SourceItem[] =>
  cells['items']?.trim() ? itemsIn(cells['items']) : itemOfLine(cells);

/** Any other file, the shop's own export of orders among them. */
export const orders: SourceFile = {
  columns: orderColumns({
    number: [
      'number',
      'order number',
      'order',
      'order no',
      'order id',
      'bestellnummer',
      'numéro de commande',
    ],
    placed: ['placed at', 'date', 'order date', 'placed', 'created at', 'datum', 'bestelldatum'],
    email: ['email', 'e-mail', 'mail', 'customer email', 'email address'],
    name: ['customer', 'name', 'customer name', 'kunde'],
    'first name': ['first name', 'vorname', 'prénom'],
    'last name': ['last name', 'nachname', 'nom'],
    status: ['status', 'order status'],
    paid: ['payment', 'payment status'],
    sent: ['delivery status', 'fulfilment'],
    currency: ['currency', 'währung', 'devise'],
    shipping: ['shipping', 'delivery', 'versand', 'livraison'],
    tax: ['tax', 'vat', 'taxes', 'mwst', 'tva'],
    discount: ['discount', 'rabatt', 'remise'],
    total: ['total', 'amount', 'order total', 'summe', 'gesamt'],
    refunded: ['refunded', 'refund'],
    items: ['items', 'products'],
    'item name': ['item', 'product', 'item name', 'artikel', 'article'],
    'item sku': ['item sku', 'sku', 'artikelnummer'],
    'item quantity': ['item quantity', 'quantity', 'qty', 'menge', 'quantité'],
    'item price': ['item price', 'price', 'unit price', 'preis', 'prix'],
    'item total': ['item total', 'line total'],
  }),
  marks: [],
  ours: ['Number', 'Order id', 'Placed at', 'Payment detail', 'Items'],
  arrange: (lines, reading) =>
    orderLines(lines, reading, {
      itemsOf,
      statusOf: (cells) => statusWords(cells['status'], cells['paid'], cells['sent']),
    }),
};
