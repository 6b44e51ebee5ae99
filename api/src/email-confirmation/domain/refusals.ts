import { Refusal, refusal } from '../../kernel/refusal.js';

/** The shop wants to know that the address is the shopper's own before it reserves anything unpaid. */
export class EmailNotConfirmed extends Refusal {
  constructor(email: string) {
    super(
      'conflict',
      'email_not_confirmed',
      `Please confirm your email address first: press the button in the email that we sent to ${email}, then order again.`,
    );
  }
}

/** A guest has no account whose address could be confirmed. */
export const AccountNeeded = refusal('conflict', 'account_needed', 'Please log in to pay this way.');

/** Used, expired, superseded, malformed: one answer. */
export const ConfirmationLinkDead = refusal('invalid', 'link_dead', 'This link is no longer valid.');
