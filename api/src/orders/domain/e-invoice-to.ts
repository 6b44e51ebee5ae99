import { readParticipant } from '../../kernel/participants.js';

/** Where the e-invoices of an order go, and what its buyer wants named on them. */
export interface EInvoiceTo {
  /** In the network Peppol, `0204:991-12345-67`; empty for nowhere. */
  participant: string;
  /** Such as a cost centre (BT-10); empty for nothing. */
  buyerReference: string;
}

/** What was told as it is kept; null where nothing was told, or no such address. */
export function eInvoiceTo(told: Partial<EInvoiceTo> | undefined): EInvoiceTo | null {
  const known = readParticipant(told?.participant ?? '');
  const participant = known ? `${known.scheme}:${known.id}` : '';
  const buyerReference = told?.buyerReference?.trim() ?? '';
  return participant || buyerReference ? { participant, buyerReference } : null;
}
