import { buying, QUOTE_CALLS } from '../../../checkout/adapters/http/checkout.examples.js';
import { LATER_REFUSALS } from '../../../checkout/adapters/http/later.examples.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import {
  BuyerUnreachable,
  DraftCustomerUnknown,
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
const phone = { phone: { summary: 'Taken by phone', value: BY_PHONE } };

/** What may go wrong with orders by hand. */
export const DRAFT_ORDER_CALLS: CallDescriptions = {
  adminListDraftOrders: {},
  adminGetDraftOrder: { parameters: DRAFT, refuses: [new DraftOrderNotFound()] },
  adminCreateDraftOrder: { requests: phone, refuses: [new DraftCustomerUnknown()] },
  adminUpdateDraftOrder: {
    parameters: DRAFT,
    requests: phone,
    refuses: [new DraftOrderNotFound(), new DraftOrderPlaced(), new DraftCustomerUnknown()],
  },
  adminDeleteDraftOrder: { parameters: DRAFT, refuses: [new DraftOrderNotFound(), new DraftOrderPlaced()] },
  adminQuoteDraftOrder: {
    requests: phone,
    refuses: [
      new DraftOrderEmpty(),
      new DraftCustomerUnknown(),
      ...(QUOTE_CALLS['quoteCheckout']?.refuses ?? []),
    ],
  },
  adminPlaceDraftOrder: {
    parameters: DRAFT,
    requests: { cash: { summary: 'Paid in cash', value: { method: 'cash' } } },
    refuses: [
      new DraftOrderNotFound(),
      new DraftOrderPlaced(),
      new DraftOrderEmpty(),
      new BuyerUnreachable(),
      new DraftCustomerUnknown(),
      ...buying,
      ...LATER_REFUSALS,
    ],
  },
};
