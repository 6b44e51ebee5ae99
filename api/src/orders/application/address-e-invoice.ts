import type { Clock } from '../../kernel/clock.js';
import type { EInvoiceTo } from '../domain/e-invoice-to.js';
import { OrderNotFound } from '../domain/refusals.js';
import type { Orders } from './ports.js';

/** Says where the e-invoices of an order go from now on. */
export class AddressEInvoice {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /** Runs in the caller's transaction. @throws OrderNotFound */
  async addressEInvoice(orderId: string, to: EInvoiceTo | null): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    order.eInvoice = to;
    order.updatedAt = this.clock.now();
    await this.orders.save(order);
  }
}
