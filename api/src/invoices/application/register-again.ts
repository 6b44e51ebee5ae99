import type { Outbox } from '../../kernel/outbox.js';
import { InvoiceNotFound, NothingToRegister } from '../domain/refusals.js';
import type { Invoices, Registrations } from './ports.js';
import { TO_REGISTER } from './want-registration.js';

/** Has the tax office told once more, at once, of what it refused and of what still waits. Runs in the caller's transaction. */
export class RegisterAgain {
  constructor(
    private readonly invoices: Invoices,
    private readonly registrations: Registrations,
    private readonly outbox: Outbox,
  ) {}

  /** The invoice and its credit notes. @throws InvoiceNotFound, NothingToRegister */
  async registerAgain(invoiceId: string): Promise<void> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) throw new InvoiceNotFound();
    let isAny = false;
    for (const { id } of await this.registrations.ofOrder(invoice.orderId)) {
      if (!(await this.registrations.again(id))) continue;
      isAny = true;
      await this.outbox.publish({ topic: TO_REGISTER, payload: { id } });
    }
    if (!isAny) throw new NothingToRegister();
  }
}
