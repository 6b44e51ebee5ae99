import { type DeliveryWay, paidLast } from './paid-last';

/** Profile, orders and feedback. Words of specification sections 2, 4 and 8. */
export const orderTexts = {
  number: (number: string) => `Order #${number}`,
  placed: 'Order date',
  total: 'Total',
  details: 'Order Details',
  track: 'Track Order',
  hideTracking: 'Hide Tracking',
  cancel: 'Cancel Order',
  feedback: 'Leave Feedback',
  feedbackGiven: 'Feedback given',
  payNow: 'Pay now',
  loadFailed: 'Failed to load orders',
  detailsFailed: 'Failed to load order details',
  notFound: 'Order not found',
  linkEnded: 'This link no longer works',
  withLogin: 'Log in to see your order',
  backToProfile: 'Back to profile',
  cancelled: 'Order cancelled successfully',
  cancelFailed: 'Failed to cancel order',
  cancelTitle: 'Cancel this order?',
  cancelLoading: 'Looking up what you get back…',
  cancelRefund: (amount: string) => `You get back exactly ${amount}.`,
  cancelLine: (quantity: number, name: string) => `${quantity} × ${name}`,
  cancelUnknown: 'Whatever you have paid for it is given back in full.',
  cancelReason: 'Why? This helps us',
  keep: 'Keep the order',
  earlier: 'Earlier orders',
  earlierText: 'What you ordered in our shop before we moved here.',
  earlierFailed: 'We couldn’t load your earlier orders.',
  earlierDiscount: 'Discount',
  earlierTax: 'Tax',
  earlierLine: (quantity: number, name: string) => `${quantity} × ${name}`,
  more: (n: number) => `and ${n} more ${n === 1 ? 'item' : 'items'}`,
} as const;

export const orderStatusLabels: Record<string, { label: string; look: 'warn' | 'info' | 'good' | 'bad' }> = {
  pending: { label: 'Pending', look: 'warn' },
  processing: { label: 'Processing', look: 'info' },
  shipped: { label: 'Shipped', look: 'info' },
  delivered: { label: 'Delivered', look: 'good' },
  cancelled: { label: 'Cancelled', look: 'bad' },
};

/** Of what is fetched, or brought by the shop's own courier. */
export const orderStatusOfWay: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pickup: { shipped: 'Ready for pickup', delivered: 'Picked up' },
  courier: { shipped: 'Out for delivery' },
};

export const paymentStatusLabels: Record<
  string,
  { label: string; look: 'warn' | 'info' | 'good' | 'bad' | 'neutral' }
> = {
  pending: { label: 'Pending Payment', look: 'warn' },
  paid: { label: 'Paid', look: 'good' },
  failed: { label: 'Payment Failed', look: 'bad' },
  refunded: { label: 'Refunded', look: 'info' },
  cancelled: { label: 'Cancelled', look: 'neutral' },
};

export const paymentDetailLabels: Record<string, string> = {
  deposit_paid: 'Deposit paid',
  partially_refunded: 'Partly refunded',
  overpaid: 'Paid too much',
  disputed: 'Disputed',
};

export const orderPageTexts = {
  paidHow: (how: string) => `paid ${how}`,
  placedTitle: 'Thank you for your order',
  pickupCode: (code: string) => `Your code at the counter: ${code}`,
  placedText: 'We have sent a confirmation to your inbox. Everything about the order is on this page.',
  items: 'Items',
  each: 'each',
  quantity: (n: number) => `Quantity ${n}`,
  tracking: 'Tracking',
  estimatedOf: {
    parcel: 'Estimated: the carrier has not told us anything yet.',
    pickup: 'Estimated from the time of your order.',
    courier: 'Estimated from the time of your order.',
  },
  noEvents: 'The first event appears as soon as your order is on its way.',
  carrier: (carrier: string, number: string) => `${carrier} · ${number}`,
  parcels: 'Parcels',
  parcel: (n: number, state: string) => `Parcel ${n}: ${state}`,
  parcelStates: { sent: 'on its way', delivered: 'delivered' },
  parcelsMore: 'What is not listed here is sent later. We will write to you when it leaves.',
  expected: (range: string) => `Arrives ${range}`,
  readyBy: (range: string) => `Ready for pickup ${range}`,
  overdue: (range: string) => `Was expected ${range}`,
  history: 'Order history',
  summary: 'Summary',
  subtotal: 'Subtotal',
  coupon: (code: string) => `Coupon ${code}`,
  shipping: 'Shipping',
  total: 'Total',
  paid: 'Paid',
  due: 'Still to pay',
  refunded: 'Refunded',
  payments: 'Payments',
  refunds: 'Refunds',
  refundStates: {
    requested: 'on its way',
    submitted: 'on its way',
    succeeded: 'returned',
    failed: 'being looked into',
    manual: 'our staff will hand it back to you',
    waived: 'no longer to be paid',
  },
  kinds: { full: 'Payment', deposit: 'Deposit' },
  balance: (way: DeliveryWay) => `Balance ${paidLast[way].at}`,
  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  date: 'Order date',
  address: 'Delivery address',
  billing: 'Billing address',
  peppolAddress: 'Peppol address',
  buyerReference: 'Your reference',
  pickUpAt: 'Pick up at',
  invoice: 'Download Invoice',
  eInvoice: 'E-invoice (XML)',
  noEInvoice: 'The e-invoice could not be made. The invoice as PDF says the same.',
  fiscalTitle: 'Tax office',
  fiscalPaper: (number: string, authority: string) => `${number}: registered with the ${authority}`,
  fiscalNumber: 'Fiscal document number',
  fiscalVerification: 'Verification code',
  fiscalCode: (number: string) => `QR code by which ${number} is checked with the tax office`,
  creditNotes: 'Download credit note',
  creditNotesFailed: 'The credit note could not be loaded. Please try again.',
  held: (clock: string) => `Your items are held for you for ${clock}`,
  holdOver: 'Your reservation has expired',
  transferTitle: (amount: string) => `Please transfer ${amount}`,
  transferReference: 'Reference',
  transferLost: 'We couldn’t load our bank details. They are in the email about your order, too.',
  depositNow: (amount: string) => `Pay the ${amount} deposit now to confirm`,
  depositByStaff: (amount: string) => `Our staff will be in touch about the ${amount} deposit`,
  restLater: (amount: string, way: DeliveryWay) => `The other ${amount} is paid ${paidLast[way].when}.`,
  payDeposit: (amount: string) => `Pay the ${amount} deposit now`,
  orTransfer: (amount: string) => `Or transfer ${amount} to our account`,
  byPhone: (amount: string) => `Pay ${amount} by mobile money`,
  askPhone: (amount: string) => `Ask my phone for ${amount}`,
  badNumber: 'Please enter your mobile number',
  refundedPieces: (n: number, of: number) => `${n} of ${of} refunded`,
  saved: (amount: string) => `You saved ${amount}`,
} as const;

/** Goods that are files. */

export const buyAgainTexts = {
  label: 'Buy again',
  all: 'Everything is in your cart again',
  some: 'What is still there is in your cart',
  missing: (names: string) => `Not available: ${names}`,
  none: 'Nothing of this order can be bought right now.',
} as const;

export const trackingLabels = {
  confirmed: 'Confirmed',
  processing: 'Processing',
  shipped: 'Shipped',
  in_transit: 'In transit',
  delivered: 'Delivered',
} as const;

/** As the server writes them for an order that no carrier has told about. */
export const trackingTexts = {
  confirmed: 'Order confirmed',
  processing: 'Your order is being prepared',
  shipped: 'Your order has been shipped',
  in_transit: 'Your order is on its way',
} as const;

/** The same of what is fetched, or brought by the shop's own courier. */
export const sentTextOfWay = {
  parcel: trackingTexts.shipped,
  pickup: 'Your order is ready for pickup',
  courier: 'Your order is out for delivery',
} as const;

export const feedbackTexts = {
  title: 'Leave Feedback',
  lead: (number: string) => `How was order #${number}? Your words help other shoppers.`,
  overall: 'The order as a whole',
  rate: (name: string) => `Rate ${name}`,
  stars: (n: number) => `${n} ${n === 1 ? 'star' : 'stars'}`,
  comment: 'Comment',
  itemComment: 'What should others know?',
  send: 'Send feedback',
  missing: 'Please choose 1 to 5 stars',
  done: 'Thank you for your feedback',
  failed: 'Failed to send your feedback',
  notYet: 'Feedback opens when the order has been delivered.',
  given: 'You have already left feedback on this order. Thank you.',
} as const;
