import type { Outbox } from '../../kernel/outbox.js';
import { creditNoteNumber, type CreditNote } from '../domain/credit-note.js';
import { invoiceNumber, type Invoice } from '../domain/invoice.js';
import type { FiscalAuthorities } from './fiscal-authorities.js';
import type { NewRegistration, Registrations } from './ports.js';

/** The event by which a paper is sent as soon as its transaction has ended. */
export const TO_REGISTER = 'paper.to_register';

/** Has new papers registered where the shop has a tax office for that; in the transaction that issues them. */
export class WantRegistration {
  constructor(
    private readonly authorities: FiscalAuthorities,
    private readonly registrations: Registrations,
    private readonly outbox: Outbox,
  ) {}

  ofInvoice({ id, orderId, number }: Invoice): Promise<void> {
    return this.want({ id, orderId, kind: 'invoice', number: invoiceNumber(number) });
  }

  ofCreditNote({ id, orderId, number }: CreditNote): Promise<void> {
    return this.want({ id, orderId, kind: 'credit note', number: creditNoteNumber(number) });
  }

  private async want(paper: Omit<NewRegistration, 'authority'>): Promise<void> {
    const authority = this.authorities.current;
    if (!authority) return;
    await this.registrations.add({ ...paper, authority: authority.definition.name });
    await this.outbox.publish({
      ...{ topic: TO_REGISTER, payload: { id: paper.id }, dedupeKey: `${TO_REGISTER}:${paper.id}` },
    });
  }
}
