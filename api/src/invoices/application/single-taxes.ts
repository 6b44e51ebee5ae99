import { ratesIn } from '../../kernel/rate-parts.js';
import { rateLabel } from '../../kernel/receipt.js';
import type { Order } from '../../orders/domain/order.js';
import { NoEInvoice } from '../domain/refusals.js';

/** The norm knows value added tax alone, one rate of it on each price (BT-118, BT-119). @throws NoEInvoice */
export function assertSingleTaxes({ bill }: Pick<Order, 'bill'>): void {
  const several = bill.taxes.map(ratesIn).find((taxes) => taxes.length > 1);
  if (!several) return;
  const told = several.map(rateLabel).join(' and ');
  throw new NoEInvoice(`${told} lie on one price, and the norm for e-invoices tells one tax of each.`);
}
