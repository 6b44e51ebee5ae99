import type { Order } from '../../orders/domain/order.js';
import type { Orders } from '../../orders/application/ports.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { InvoiceNotFound } from '../domain/refusals.js';
import type { Invoices } from './ports.js';

export interface Printed {
  fileName: string;
  bytes: Uint8Array;
}

/** A paper of an order, for whoever has bought it and for the back office, which asks by the order's invoice. */
export abstract class PrintedPaper {
  constructor(
    private readonly orders: Orders,
    private readonly invoices: Invoices,
  ) {}

  /** @throws OrderNotFound also when it is somebody else's, and what the paper itself refuses */
  async ofBuyer(orderId: string, accountId: string): Promise<Printed> {
    const order = await this.orders.find(orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
    return this.print(order);
  }

  /** For the back office. @throws InvoiceNotFound, and what the paper itself refuses */
  async ofInvoice(invoiceId: string): Promise<Printed> {
    const invoice = await this.invoices.find(invoiceId);
    const order = invoice && (await this.orders.find(invoice.orderId));
    if (!order) throw new InvoiceNotFound();
    return this.print(order);
  }

  protected abstract print(order: Order): Promise<Printed>;
}
