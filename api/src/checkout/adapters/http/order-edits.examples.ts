import { Money } from '../../../kernel/money.js';
import { KeyNeedsPerson, PasswordRequired } from '../../../kernel/password-required.js';
import {
  EditWaiting,
  GiftCardsStay,
  OrderNotEditable,
  WorthChanged,
} from '../../../orders/domain/order-edit.js';
import { PiecesNotLeft, PiecesPacked } from '../../../orders/domain/parcel-refusals.js';
import { RefundOverLimit } from '../../../orders/domain/refund-request.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { ReturnNotFound, ReturnTransitionRefused } from '../../../returns/domain/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { buying, QUOTE_CALLS } from './checkout.examples.js';
import { MUG } from './bought.examples.js';
import { LATER_REFUSALS } from './later.examples.js';

/** A paid order of the demo with two shirts. */
const ORDER = { id: '019422c6-4c3e-7c3f-b617-99d5c5a19914' };
const SHIRT = '01942002-36e7-70cc-9338-30a3decadb61';
const SWAP = { leaving: [{ variantId: SHIRT, quantity: 1 }], items: [{ variantId: MUG, quantity: 2 }] };

const EXCHANGE = {
  ...{ returnId: '019336a0-0000-7000-8000-000000000000', freeDelivery: true },
  ...{ leaving: [], items: [{ variantId: SHIRT, quantity: 1 }] },
};
const requests = {
  swap: { summary: 'Mugs instead of a shirt', value: SWAP },
  exchange: { summary: 'Another size for a shirt that came back', value: EXCHANGE },
};

const changing = [
  new OrderNotFound(),
  new OrderNotEditable('shipped'),
  new GiftCardsStay(),
  new EditWaiting(ORDER.id),
  new PiecesNotLeft('Jacket', 1),
  new PiecesPacked('Jacket', [1]),
  literal(409, 'refund_too_large', 'At most $12.50 can be refunded.'),
  literal(409, 'refund_too_many', 'At most 1 of Jacket can be refunded.'),
  literal(400, 'invalid_purchase', 'These items are not in the order', 'lines'),
  new ReturnNotFound(),
  new ReturnTransitionRefused('refunded', 'exchange'),
];

/** What may go wrong with changes of placed orders. */
export const ORDER_EDIT_CALLS: CallDescriptions = {
  adminListOrderEdits: { parameters: ORDER, refuses: [new OrderNotFound()] },
  adminPreviewOrderEdit: {
    parameters: ORDER,
    requests,
    refuses: [...changing, ...(QUOTE_CALLS['quoteCheckout']?.refuses ?? [])],
  },
  adminEditOrder: {
    parameters: ORDER,
    requests,
    refuses: [
      ...changing,
      new WorthChanged(Money.ofCents(2_500)),
      new PasswordRequired(),
      new KeyNeedsPerson(),
      new RefundOverLimit(Money.ofCents(7_500), 5_000),
      ...buying,
      ...LATER_REFUSALS,
    ],
  },
};
