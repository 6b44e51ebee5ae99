import { buying, QUOTE_CALLS } from '../../../checkout/adapters/http/checkout.examples.js';
import { LATER_REFUSALS } from '../../../checkout/adapters/http/later.examples.js';
import { PromisedDiscountGone } from '../../../checkout/domain/refusals.js';
import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import { NotMoney } from '../../../kernel/money.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import {
  BuyerUnreachable,
  DraftCustomerUnknown,
  DraftOrderChanged,
  DraftOrderEmpty,
  DraftOrderNotFound,
  DraftOrderPlaced,
} from '../../domain/refusals.js';

/** Two Kiln Mugs of the demo, as somebody orders them by phone. */
const BY_PHONE = {
  contact: { email: 'caller@example.com', phone: '+256 700 000 001' },
  lines: [{ variantId: '01942116-63a8-7944-a24f-d40f0cc18e20', quantity: 2 }],
  shippingAddress: {
    ...{ firstName: 'Amina', lastName: 'Otieno', street: '1 Kampala Road', city: 'Kampala' },
    ...{ state: 'Central', country: 'UG' },
  },
  note: 'calls back at four',
};
/** Any draft: the demo has none. */
const DRAFT = { id: '01942398-b4d4-7e3d-bc82-f4682f968601' };
/** The same with an engraving, which is no good of the catalogue. */
const ENGRAVED = {
  ...BY_PHONE,
  ownLines: [
    { name: 'Engraving, two lines', price: 12.5, taxCategory: 'standard', isShipped: false, quantity: 1 },
  ],
};
const phone = {
  engraved: { summary: 'With a line of one’s own', value: ENGRAVED },
  phone: { summary: 'Taken by phone', value: BY_PHONE },
};

/** More decimals than the currency of the draft has. */
const fine = new NotMoney(19.999, 'ownLines.0.price');

/** What may go wrong with orders by hand. */
export const DRAFT_ORDER_CALLS: CallDescriptions = {
  adminListDraftOrders: {},
  adminGetDraftOrder: { parameters: DRAFT, refuses: [new DraftOrderNotFound()] },
  adminCreateDraftOrder: {
    requests: phone,
    refuses: [new DraftCustomerUnknown(), fine, new CurrencyChanged()],
  },
  adminUpdateDraftOrder: {
    parameters: DRAFT,
    requests: phone,
    refuses: [
      new DraftOrderNotFound(),
      new DraftOrderPlaced(),
      new DraftOrderChanged(),
      new DraftCustomerUnknown(),
      fine,
      new CurrencyChanged(),
    ],
  },
  adminDeleteDraftOrder: { parameters: DRAFT, refuses: [new DraftOrderNotFound(), new DraftOrderPlaced()] },
  adminQuoteDraftOrder: {
    requests: phone,
    refuses: [
      new DraftOrderEmpty(),
      new DraftCustomerUnknown(),
      fine,
      ...(QUOTE_CALLS['quoteCheckout']?.refuses ?? []),
    ],
  },
  adminPlaceDraftOrder: {
    parameters: DRAFT,
    requests: { cash: { summary: 'Paid in cash', value: { method: 'cash' } } },
    refuses: [
      new DraftOrderNotFound(),
      new DraftOrderPlaced(),
      new DraftOrderChanged(),
      new PromisedDiscountGone(),
      new DraftOrderEmpty(),
      new BuyerUnreachable(),
      new DraftCustomerUnknown(),
      ...buying,
      ...LATER_REFUSALS,
    ],
  },
};
