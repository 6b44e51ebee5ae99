/** `sent`: the access point has it and delivers it. */
export const SENDING_STATES = ['waiting', 'sent', 'refused'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

/** What stands of an invoice or credit note on its way to the buyer's program. */
export interface Sending {
  /** The id of the invoice or credit note itself. */
  id: string;
  orderId: string;
  /** As on the paper. */
  number: string;
  /** `0204:991-12345-67`. */
  participant: string;
  /** What the buyer wants named, such as a cost centre (BT-10); empty for nothing. */
  buyerReference: string;
  state: SendingState;
  /** Why it is refused, or not sent yet. */
  reason: string;
  /** What the access point calls it. */
  reference: string | null;
  tries: number;
}

export type SendingAnswer =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'refused'; reason: string }
  /** Nobody knows whether the access point has it. */
  | { outcome: 'unclear'; reason: string };
