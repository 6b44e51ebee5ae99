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
const phone = { phone: { summary: 'Taken by phone', value: BY_PHONE } };

/** What may go wrong with orders by hand. */
export const DRAFT_ORDER_CALLS: CallDescriptions = {
  adminListDraftOrders: {},
  adminGetDraftOrder: { refuses: [new DraftOrderNotFound()] },
  adminCreateDraftOrder: { requests: phone, refuses: [new DraftCustomerUnknown()] },
  adminUpdateDraftOrder: {
    requests: phone,
    refuses: [new DraftOrderNotFound(), new DraftOrderPlaced(), new DraftCustomerUnknown()],
  },
  adminDeleteDraftOrder: { refuses: [new DraftOrderNotFound(), new DraftOrderPlaced()] },
  adminQuoteDraftOrder: { requests: phone, refuses: [new DraftOrderEmpty(), new DraftCustomerUnknown()] },
  adminPlaceDraftOrder: {
    requests: { cash: { summary: 'Paid in cash', value: { method: 'cash' } } },
    refuses: [
      new DraftOrderNotFound(),
      new DraftOrderPlaced(),
      new DraftOrderEmpty(),
      new BuyerUnreachable(),
      new DraftCustomerUnknown(),
    ],
  },
};
