import { ShopNotOpen } from '../../domain/shop-not-open.js';
import { NotEnoughCredit } from '../../../credit/domain/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { delivery, MUG, mugs, teddies } from './bought.examples.js';
import { coupons } from './coupon.examples.js';
import { DELIVERY_REFUSALS, QUOTE_ABROAD } from './delivery.examples.js';
import { DEMO_CARD, giftCards, giftRecipients } from './gift-card.examples.js';
import { LATER_REFUSALS } from './later.examples.js';
import { NotMoney } from '../../../kernel/money.js';
import { PaymentMethodUnavailable } from '../../../payments/domain/refusals.js';
import { literal } from '../../../platform/http/failure-literal.js';
import {
  ChooseVariant,
  ConfirmationFailed,
  ItemUnavailable,
  NotPaid,
  PriceChanged,
  PurchaseOver,
  GuestUnreachable,
  PurchaseUnderway,
  SessionNotFound,
  badNumber,
  emptyCart,
  noAmount,
  noBankAmount,
  noProducts,
} from '../../domain/refusals.js';

/** A failed card payment of the demo shopper. */
const PAYMENT = { paymentId: '01941fb4-9290-718d-8ba5-9479508f1681' };
const failed = [
  new ShopNotOpen(),
  literal(422, 'checkout_failed', 'Checkout failed. Please try again.'),
  literal(503, 'checkout_failed', 'Checkout failed. Please try again.'),
];
const closed = literal(409, 'payment_not_open', 'This payment can no longer be made.');
const figures = { subtotal: 36, discount: 0, shipping: 0, tax: 0, total: 36, dueNow: 14.4 };
const SELF = 'At most 5 orders of yours may wait for payment. Please pay or cancel one first.';
const LEFT = 'Only 2 left of Linen Shirt (Sand, M). Please lower its quantity to continue.';
const outOfStock = literal(409, 'out_of_stock', LEFT);
export const buying = [
  literal(409, 'too_many_unpaid_orders', SELF),
  ...DELIVERY_REFUSALS,
  new PaymentMethodUnavailable('Cash on Delivery'),
  new InvalidInput([{ field: 'contact.email', message: 'Please enter a valid email address' }]),
  new NotMoney(19.999, 'amount'),
  new ChooseVariant(MUG),
  new PriceChanged(figures),
  new ItemUnavailable(MUG),
  new GuestUnreachable(),
  new PurchaseUnderway(),
  new PurchaseOver(),
  outOfStock,
  closed,
  ...coupons,
  ...giftCards,
  ...giftRecipients,
  new NotEnoughCredit(),
  ...failed,
];

const SESSION = {
  session: {
    summary: 'The session_id of the return address',
    value: { sessionId: 'cs_test_a1b2c3d4e5f6' },
  },
};
const NO_SESSION = 'No session ID found. Please check your order history.';
const noSession = () => new InvalidInput([{ field: 'sessionId', message: NO_SESSION }]);

export const SESSION_STATUS_CALLS = {
  getCheckoutStatus: { requests: SESSION, refuses: [new SessionNotFound(), noSession()] },
} satisfies CallDescriptions;

export const CHECKOUT_CALLS: CallDescriptions = {
  beginPayment: {
    requests: {
      card: {
        summary: 'Two mugs, paid on the provider’s page',
        value: { method: 'card', products: mugs(2), amount: 36, ...delivery },
      },
      deposit: {
        summary: 'A bear for $34.00; the amount is the deposit of 40 percent',
        value: { method: 'cash', products: teddies(1), amount: 13.6, total: 34, ...delivery },
      },
      giftCard: {
        summary: 'A bear for $34.00, paid by a gift card',
        value: { products: teddies(1), giftCards: [DEMO_CARD], amount: 0, ...delivery },
      },
    },
    refuses: [
      literal(400, 'invalid_payment_method', 'Invalid payment method'),
      badNumber(),
      ...buying,
      ...LATER_REFUSALS,
    ],
  },
  confirmCheckout: {
    requests: SESSION,
    refuses: [new SessionNotFound(), new NotPaid(), new ConfirmationFailed(), noSession()],
  },
  getPayment: { parameters: PAYMENT, refuses: [literal(404, 'payment_not_found', 'Payment not found.')] },
  retryPayment: {
    parameters: PAYMENT,
    requests: {
      again: { summary: 'The same way again', value: {} },
      otherNumber: { summary: 'From another wallet', value: { mobileNumber: '+256770000456' } },
    },
    refuses: [
      literal(404, 'payment_not_found', 'Payment not found.'),
      badNumber(),
      new PurchaseOver(),
      closed,
      ...failed,
    ],
  },
};

/** The specification's calls, one for each way to pay that it knows. */
export const SPECIFICATION_CALLS: CallDescriptions = {
  createCheckoutSession: {
    requests: {
      asFound: {
        summary: 'The least that is needed: products, as the cart shows them',
        value: { products: mugs(1) },
      },
      whole: {
        summary: 'With a coupon and an address',
        value: { products: mugs(2), couponCode: 'THANKS10', ...delivery },
      },
    },
    refuses: [noProducts(), literal(400, 'invalid_payment_method', 'Invalid payment method'), ...buying],
  },
  payByMobile: {
    requests: {
      wallet: {
        summary: 'Two mugs, paid from a wallet',
        value: { products: mugs(2), amount: 36, mobileNumber: '+256770000123', ...delivery },
      },
    },
    refuses: [badNumber(), literal(400, 'invalid_payment_method', 'Invalid payment method'), ...buying],
  },
  payByCash: {
    requests: {
      deposit: {
        summary: 'A bear for $34.00; the amount is the deposit of 40 percent',
        value: { products: teddies(1), amount: 13.6, total: 34, ...delivery },
      },
    },
    refuses: [noAmount(), ...buying, ...LATER_REFUSALS],
  },
  payByBank: {
    requests: {
      transfer: {
        summary: 'Two mugs, paid by transfer',
        value: { products: mugs(2), amount: 36, ...delivery },
      },
    },
    refuses: [
      literal(400, 'invalid_payment_method', 'Invalid payment method'),
      noBankAmount(),
      ...buying,
      ...LATER_REFUSALS,
    ],
  },
};

export const COUPON_CALLS: CallDescriptions = {
  previewCoupon: {
    requests: {
      cart: { summary: 'On what is in the cart', value: { code: 'THANKS10' } },
      products: { summary: 'On products that are sent', value: { code: 'THANKS10', products: mugs(2) } },
    },
    refuses: [
      new InvalidInput([{ field: 'code', message: 'Please enter a coupon code' }]),
      noProducts(),
      new ChooseVariant(MUG),
      new ItemUnavailable(MUG),
      ...DELIVERY_REFUSALS,
      ...coupons,
    ],
  },
};

export const QUOTE_CALLS: CallDescriptions = {
  quoteCheckout: {
    requests: {
      cart: { summary: 'What is in the cart', value: {} },
      products: { summary: 'Two mugs with a coupon', value: { products: mugs(2), couponCode: 'THANKS10' } },
      abroad: { summary: 'Delivered to Berlin', value: { products: mugs(2), ...QUOTE_ABROAD } },
    },
    refuses: [
      noProducts(),
      emptyCart(),
      new NotMoney(19.999, 'products'),
      ...giftCards,
      new ChooseVariant(MUG),
      new PriceChanged(figures),
      new ItemUnavailable(MUG),
      ...DELIVERY_REFUSALS,
      ...coupons,
    ],
  },
};
