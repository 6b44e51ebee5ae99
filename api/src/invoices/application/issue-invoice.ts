import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { Invoice } from '../domain/invoice.js';
import type { Invoices } from './ports.js';
import type { WantRegistration } from './want-registration.js';

/** Gives an order its invoice as soon as money has come in for it or its goods have left; asking again gives the same one. */
export class IssueInvoice {
  constructor(
    private readonly invoices: Invoices,
    private readonly orders: Orders,
    private readonly registration: WantRegistration,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Undefined for an order that is unknown, or neither paid nor sent. */
  async issueInvoice(orderId: string): Promise<Invoice | undefined> {
    const known = await this.invoices.ofOrder(orderId);
    if (known) return known;
    const order = await this.orders.find(orderId);
    if (!order || !isBillable(order)) return undefined;
    return this.unitOfWork.run(async () => {
      const invoice = await this.invoices.issue(orderId);
      await this.registration.ofInvoice(invoice);
      return invoice;
    });
  }
}

const HAS_LEFT = new Set<Order['status']>(['shipped', 'delivered']);

/** Money came in, the goods have left, or the order costs nothing and was confirmed. */
function isBillable({ captured, total, status }: Order): boolean {
  if (!captured.isZero || HAS_LEFT.has(status)) return true;
  return total.isZero && status !== 'pending' && status !== 'cancelled';
}
