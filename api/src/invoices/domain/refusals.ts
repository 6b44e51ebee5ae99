import { Refusal } from '../../kernel/refusal.js';

export class InvoiceNotFound extends Refusal {
  constructor() {
    super('not-found', 'invoice_not_found', 'Invoice not found');
  }
}

/** Nothing was given back of the order, or it has no invoice. */
export class CreditNoteNotFound extends Refusal {
  constructor() {
    super('not-found', 'credit_note_not_found', 'This order has no credit note');
  }
}

/** The norm for e-invoices cannot tell this one. */
export class NoEInvoice extends Refusal {
  constructor(why: string) {
    super('conflict', 'no_e_invoice', `There is no e-invoice of this order. ${why}`);
  }
}
