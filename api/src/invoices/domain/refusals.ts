import { NO_PARTICIPANT } from '../../kernel/participants.js';
import { Refusal, refusal } from '../../kernel/refusal.js';

export const InvoiceNotFound = refusal('not-found', 'invoice_not_found', 'Invoice not found');

/** Nothing was given back of the order, or it has no invoice. */
export const CreditNoteNotFound = refusal(
  'not-found',
  'credit_note_not_found',
  'This order has no credit note',
);

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
export const NothingToRegister = refusal(
  'conflict',
  'nothing_to_register',
  'No paper of this invoice was refused or waits for the tax office',
);

/** No access point is set up by which e-invoices are sent. */
export const NoNetwork = refusal(
  'conflict',
  'no_network',
  'No access point is set up that e-invoices could be sent by',
);

/** Nobody can be known so in the network. */
export const ParticipantUnknown = refusal('invalid', 'participant_unknown', NO_PARTICIPANT, 'participant');

/** The shop writes no such paper, or not in this language. */
export const PaperNotFound = refusal('not-found', 'paper_not_found', 'Paper not found');
