import { ParcelNotPossible, PiecesPacked } from '../../domain/parcel-refusals.js';
import { BudgetSpent } from '../../../kernel/staff-budget.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { KeyNeedsPerson, PasswordRequired } from '../../../kernel/password-required.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { Money, NotMoney } from '../../../kernel/money.js';
import { literal } from '../../../platform/http/failure-literal.js';
import {
  ApprovesOwnRefund,
  RefundOverLimit,
  RefundRequestDecided,
  RefundRequestNotFound,
  RefundRequestWaiting,
} from '../../domain/refund-request.js';
import {
  OrderNotFound,
  PiecesStay,
  RefundNotFound,
  RefundNotOpen,
  TransitionRefused,
} from '../../domain/refusals.js';

/** Orders of the demo shop: one of its shopper's that is being packed, and one that staff can send out. */
const OWN = { id: '019421be-0306-7bff-a509-40c315f6e65a' };
const TO_SEND = { id: '019422c6-4c3e-7c3f-b617-99d5c5a19914' };
const REQUEST = { ...TO_SEND, requestId: '019336a0-0000-7000-8000-000000000000' };
/** A paid order with two shirts. */
const SHIRT = '01942002-36e7-70cc-9338-30a3decadb61';
const REFUND = { id: '01942307-c417-707a-a045-4315cc31bc62' };
const notNow = new TransitionRefused(
  'shipped',
  'listed',
  'The order has been shipped and can no longer be cancelled.',
);
const tooMuch = [
  literal(409, 'refund_too_large', 'At most $12.50 can be refunded.'),
  literal(409, 'refund_too_many', 'At most 1 of Jacket can be refunded.'),
  literal(409, 'nothing_to_restock', 'These pieces cannot go back on the shelf.'),
  literal(400, 'invalid_purchase', 'This piece is not in the order', 'lines'),
  literal(
    409,
    'refund_not_by_hand',
    'The card has not failed to take money of this order back: it goes back to the card.',
  ),
];

const CARD_USED = 'A part of this gift card has been used: $12.50 of it can be given back.';
const cardUsed = literal(409, 'gift_card_used', CARD_USED);
const ofGiftCards = [
  cardUsed,
  literal(
    409,
    'gift_cards_go_back',
    'Choose the gift cards that go back: without them $0.00 of this order can be given back.',
  ),
];

export const ORDER_CALLS: CallDescriptions = {
  listMyOrders: {
    refuses: [
      new InvalidInput([
        { field: 'status', message: 'status must be pending, processing, shipped, delivered or cancelled' },
      ]),
    ],
  },
  getOrder: { parameters: OWN, refuses: [new OrderNotFound(), new OrderLinkEnded()] },
  getTracking: { parameters: OWN, refuses: [new OrderNotFound(), new OrderLinkEnded()] },
};

export const CANCEL_CALLS: CallDescriptions = {
  previewCancel: { parameters: OWN, refuses: [new OrderNotFound(), notNow, new OrderLinkEnded()] },
  cancelOrder: {
    parameters: OWN,
    requests: {
      plain: { summary: 'Without a word', value: {} },
      withReason: { summary: 'With a reason', value: { reason: 'Ordered the wrong size.' } },
    },
    refuses: [new OrderNotFound(), notNow, cardUsed, new OrderLinkEnded()],
  },
};

export const ADMIN_ORDER_CALLS: CallDescriptions = {
  adminListOrders: {},
  adminCountOrders: {},
  adminListOrderDeliveries: {},
  adminExportOrders: {},
  adminGetOrder: { parameters: TO_SEND, refuses: [new OrderNotFound()] },
};

export const DESK_CALLS: CallDescriptions = {
  adminTransitionOrder: {
    parameters: TO_SEND,
    requests: {
      note: { summary: 'A note for colleagues', value: { action: 'note', text: 'Wrapped as a gift.' } },
      ship: {
        summary: 'Hands it to the carrier',
        value: { action: 'ship', carrier: 'DHL', trackingNumber: 'DH123456789' },
      },
      scan: {
        summary: 'The parcel was seen',
        value: {
          action: 'scan',
          text: 'Arrived at the depot',
          trackingNumber: 'DH123456789',
          location: 'Kampala',
        },
      },
      deliver: { summary: 'It has arrived', value: { action: 'deliver' } },
      cancel: {
        summary: 'Calls it off',
        value: { action: 'cancel', reason: 'The customer asked by phone.' },
      },
      unfit: {
        summary: 'Calls off what nobody fetched, and does not sell its goods again',
        value: { action: 'cancel', reason: 'Nobody came for it.', restock: false },
      },
      deposit: { summary: 'The deposit of a cash order came in', value: { action: 'record-deposit' } },
      transfer: { summary: 'The bank transfer of an order came in', value: { action: 'record-transfer' } },
      balance: { summary: 'The rest of a cash order came in', value: { action: 'record-balance' } },
    },
    refuses: [
      new OrderNotFound(),
      notNow,
      new PiecesStay(),
      new ParcelNotPossible('Parcels of this order wait to be handed over.'),
      cardUsed,
      new InvalidInput([{ field: 'trackingNumber', message: 'Tracking number is required' }]),
      literal(404, 'payment_not_found', 'Payment not found.'),
      literal(409, 'payment_not_open', 'This payment can no longer be made.'),
      new RefundOverLimit(Money.ofCents(7_500), 5_000),
      new BudgetSpent(5_000),
      ...[new PasswordRequired(), new KeyNeedsPerson()],
    ],
  },
  adminPreviewRefund: {
    parameters: REFUND,
    refuses: [new OrderNotFound(), ...tooMuch, new NotMoney(19.999, 'amount')],
  },
  adminRefundOrder: {
    parameters: REFUND,
    requests: {
      pieces: {
        summary: 'One of the two shirts, by its line; it goes back on the shelf',
        value: { lines: [{ variantId: SHIRT, quantity: 1 }], restock: true, reason: 'It was too small.' },
      },
      part: { summary: 'A part of it', value: { amount: 5, reason: 'A scratch on the frame.' } },
      rest: { summary: 'All that is left', value: { reason: 'It never arrived.' } },
    },
    refuses: [
      new OrderNotFound(),
      ...tooMuch,
      ...ofGiftCards,
      new NotMoney(19.999, 'amount'),
      literal(400, 'refund_shares_differ', 'The amounts must name each payment once and add up to $20.00.'),
      literal(409, 'no_account_for_credit', 'The buyer has no account that store credit could be kept for.'),
      new InvalidInput([{ field: 'reason', message: 'A reason is required' }]),
      new PiecesPacked('Jacket', [2]),
      new RefundRequestWaiting(),
    ],
  },
  adminApproveRefund: {
    parameters: REQUEST,
    refuses: [
      new OrderNotFound(),
      new RefundRequestNotFound(),
      new RefundRequestDecided(),
      new ApprovesOwnRefund(),
      new RefundOverLimit(Money.ofCents(7_500), 5_000),
      ...tooMuch,
      ...ofGiftCards,
    ],
  },
  adminRejectRefund: {
    parameters: REQUEST,
    refuses: [new OrderNotFound(), new RefundRequestNotFound(), new RefundRequestDecided()],
  },
  adminRefundHandedOver: {
    parameters: REFUND,
    refuses: [
      new OrderNotFound(),
      new RefundNotFound(),
      new RefundNotOpen('succeeded'),
      literal(409, 'refund_too_large', 'At most $0.00 can be refunded.'),
    ],
  },
};
