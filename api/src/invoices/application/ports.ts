import type { Order } from '../../orders/domain/order.js';
import type { Invoice } from '../domain/invoice.js';

/** The book of invoices. */
export abstract class Invoices {
  abstract ofOrder(orderId: string): Promise<Invoice | undefined>;
  abstract find(id: string): Promise<Invoice | undefined>;
  /** The next number for this order, or the invoice that it has already. Runs in the caller's transaction. */
  abstract issue(orderId: string): Promise<Invoice>;
}

/** What is printed: without an invoice it says that it is none. */
export interface Paper {
  order: Order;
  invoice: Invoice | undefined;
  /** `taxNumber` is empty for none. */
  shop: { name: string; address: string; supportEmail: string; taxNumber: string };
}

/** Who sells: the name and address on the paper. */
export abstract class Seller {
  abstract read(): Promise<Paper['shop']>;
}

/** Makes a PDF of it. */
export abstract class InvoicePrinter {
  abstract print(paper: Paper): Promise<Uint8Array>;
}
