import { buying, QUOTE_CALLS } from '../../../checkout/adapters/http/checkout.examples.js';
import { LATER_REFUSALS } from '../../../checkout/adapters/http/later.examples.js';
import { PromisedDiscountGone } from '../../../checkout/domain/refusals.js';
import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { NoQuoteSent, QuoteClosed, QuoteDayWrong, QuoteNotFound } from '../../domain/quote-refusals.js';
import {
  BuyerUnreachable,
  DraftCustomerUnknown,
  DraftOrderChanged,
  DraftOrderEmpty,
  DraftOrderNotFound,
  DraftOrderPlaced,
} from '../../domain/refusals.js';

/** Any draft: the demo has none. */
const DRAFT = { id: '01942398-b4d4-7e3d-bc82-f4682f968601' };
const TOKEN = { token: 'C1GkOvLkvCXXlOY1rZTxV5K6yoQbdHqPIDXBvwH3jqM' };
const ended = (['accepted', 'declined', 'withdrawn', 'over'] as const).map((state) => new QuoteClosed(state));

/** What may go wrong with drafts that are sent as quotes. */
export const DRAFT_QUOTE_CALLS: CallDescriptions = {
  adminSendDraftQuote: {
    parameters: DRAFT,
    requests: {
      week: { summary: 'Until a day', value: { until: '2026-12-24', note: 'As we spoke on the phone.' } },
    },
    refuses: [
      new DraftOrderNotFound(),
      new DraftOrderPlaced(),
      new DraftOrderChanged(),
      new DraftOrderEmpty(),
      new BuyerUnreachable(),
      new DraftCustomerUnknown(),
      new QuoteDayWrong(),
      new CurrencyChanged(),
      ...(QUOTE_CALLS['quoteCheckout']?.refuses ?? []),
    ],
  },
  adminWithdrawDraftQuote: {
    parameters: DRAFT,
    refuses: [new DraftOrderNotFound(), new DraftOrderPlaced(), new DraftOrderChanged(), new NoQuoteSent()],
  },
};

/** What may go wrong with quotes in the hands of their buyers. */
export const QUOTE_LINK_CALLS: CallDescriptions = {
  openQuote: {
    parameters: DRAFT,
    requests: { link: { summary: 'The secret of the link', value: TOKEN } },
    refuses: [new QuoteNotFound()],
  },
  acceptQuote: {
    parameters: DRAFT,
    requests: { card: { summary: 'Paid by card', value: { ...TOKEN, method: 'card' } } },
    refuses: [
      new QuoteNotFound(),
      ...ended,
      new DraftOrderChanged(),
      new DraftOrderPlaced(),
      new PromisedDiscountGone(),
      new DraftCustomerUnknown(),
      ...buying,
      ...LATER_REFUSALS,
    ],
  },
  declineQuote: {
    parameters: DRAFT,
    requests: { word: { summary: 'With a word', value: { ...TOKEN, word: 'We have found it nearer by.' } } },
    refuses: [new QuoteNotFound(), ...ended, new DraftOrderChanged()],
  },
};
