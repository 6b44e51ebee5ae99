import { NO_PARTICIPANT } from '../../kernel/participants.js';
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

/** Why a tax office cannot be told of a paper: the reason that the panel shows. */
export class NotRegistrable extends Refusal {
  constructor(why: string) {
    super('conflict', 'not_registrable', why);
  }
}

/** There is nothing to send again: it is registered, under way, or not for any tax office. */
export class NothingToRegister extends Refusal {
  constructor() {
    super(
      'conflict',
      'nothing_to_register',
      'No paper of this invoice was refused or waits for the tax office',
    );
  }
}

/** No access point is set up by which e-invoices are sent. */
export class NoNetwork extends Refusal {
  constructor() {
    super('conflict', 'no_network', 'No access point is set up that e-invoices could be sent by');
  }
}

/** Nobody can be known so in the network. */
export class ParticipantUnknown extends Refusal {
  constructor() {
    const fields = [{ field: 'participant', message: NO_PARTICIPANT }];
    super('invalid', 'participant_unknown', NO_PARTICIPANT, { fields });
  }
}

/** The shop writes no such paper, or not in this language. */
export class PaperNotFound extends Refusal {
  constructor() {
    super('not-found', 'paper_not_found', 'Paper not found');
  }
}
