import { Refusal, refusal } from '../../kernel/refusal.js';
import { MOST_QUOTE_DAYS, type QuoteState } from './draft-quote.js';

/** Unknown, or opened with another secret: nobody learns which. */
export const QuoteNotFound = refusal(
  'not-found',
  'quote_not_found',
  'This quote was not found. Please open the link of the mail again.',
);

const SENTENCES: Readonly<Record<Exclude<QuoteState, 'sent'>, string>> = {
  accepted: 'This quote has been accepted. The mail of the order leads to its page.',
  declined: 'This quote was declined. Please ask the shop for a new one.',
  withdrawn: 'The shop has withdrawn this quote. Please ask for a new one.',
  over: 'This quote is no longer valid. Please ask the shop for a new one.',
};

/** It waits for no answer any more. */
export class QuoteClosed extends Refusal {
  constructor(state: keyof typeof SENTENCES) {
    super('conflict', `quote_${state}`, SENTENCES[state]);
  }
}

export const QuoteDayWrong = refusal(
  'invalid',
  'quote_day_wrong',
  `Choose a day from today on, at most ${MOST_QUOTE_DAYS} days ahead`,
  'until',
);

/** There is none that waits for an answer. */
export const NoQuoteSent = refusal(
  'conflict',
  'no_quote_sent',
  'No quote of this draft waits for an answer.',
);
