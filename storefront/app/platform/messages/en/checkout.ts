import { type DeliveryWay, paidLast } from './paid-last';

/** Checkout and payment. Sentences of the specification, sections 2, 4, 5 and 8. */
export const checkoutTexts = {
  title: 'Checkout',
  back: 'Back to cart',
  shippingTab: 'Shipping',
  deliveryTitle: 'Delivery',
  paymentTab: 'Payment',
  contactTitle: 'Contact',
  addressTitle: 'Delivery address',
  savedTitle: 'Saved addresses',
  newAddress: 'Another address',
  billTo: 'Bill to',
  billOther: 'Bill to another address',
  billOtherHint: 'The invoice is made out to it. Prices and taxes follow the delivery address.',
  billingTitle: 'Billing address',
  peppolAddress: 'Peppol address',
  peppolHint: 'For e-invoices to a business or an authority, like 0204:991-12345-67.',
  peppolWrong: 'A Peppol address has four digits, a colon and a number, like 0204:991-12345-67',
  buyerReference: 'Your reference',
  buyerReferenceHint: 'Such as a cost center. It stands on the e-invoice.',
  saveAddress: 'Save this address for next time',
  phoneWhy: 'Only for delivery questions.',
  toPayment: 'Continue to Payment',
  shipTo: 'Ship to',
  yourAddress: 'Your address',
  contact: 'Contact',
  edit: 'Edit',
  editContact: 'Edit contact',
  editAddress: 'Edit delivery address',
  editBilling: 'Edit billing address',

  expressTitle: 'Pay with your device',
  expressClosed: 'You closed the payment. Nothing was charged.',
  expressRefused:
    'Your payment did not go through. Nothing was charged. Try another card, or choose another way to pay.',
  methodTitle: 'Payment method',
  bankText: (total: string) =>
    `You’ll see our bank details and your reference next. ${total} is due by transfer.`,
  methodsLost: 'We couldn’t load payment options.',
  methodsAgain: 'Try again',
  noMethods: 'This shop takes no payments right now.',
  cardSandbox: 'Sandbox card fields',
  cardMasked:
    'These fields stay on this page: they are never sent or kept. You confirm the card on the payment page that opens next.',
  cardHosted:
    'You enter your card on the payment provider’s own page, which opens next. The shop never sees it.',
  mobileHint: 'As you dial it, or with its country code, like +256 772 123 456',
  walletTitle: (amount: string) => `Your phone will ask for ${amount}`,
  walletRate: (rate: number, currency: string, shops: string) => `${rate} ${currency} for one ${shops}`,
  walletText: (amount: string, rate: string) => `For ${amount}, at ${rate}.`,
  cashTitle: (way: DeliveryWay) => `Pay ${paidLast[way].at}`,
  cashText: (now: string, later: string, way: DeliveryWay) =>
    `${now} is due now to confirm the order, ${later} ${paidLast[way].whenExactly}.`,
  cashAllLater: (later: string, way: DeliveryWay) =>
    `Nothing is due now. You pay ${later} ${paidLast[way].whenExactly}.`,
  cashAllNow: (now: string, way: DeliveryWay) =>
    `${now} is due to confirm the order. Nothing is left to pay ${paidLast[way].at}.`,
  dueNow: 'Due now',
  dueLast: (way: DeliveryWay) => `Due ${paidLast[way].at}`,

  summary: 'Order summary',
  quantity: (n: number) => `Quantity ${n}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  rounding: 'Cash rounding',
  total: 'Total',
  arrives: (range: string) => `Arrives ${range}`,
  readyBy: (range: string) => `Ready for pickup ${range}`,
  complete: 'Complete Order',
  /** By the law of the EU whoever presses other words owes nothing (Directive 2011/83/EU, Art. 8(2); CJEU C-249/21). */
  completeInEu: 'Order with obligation to pay',
  guarantee:
    'For two years at least you have legal rights if goods are not as agreed: repair, replacement, a lower price or your money back.',
  processing: 'Processing...',
  pricing: 'Updating the total…',
  slow: 'This takes longer than usual. We are still waiting for an answer.',
  gaveUp: 'No answer yet. You can safely try again: the same order is never charged twice.',
  loadFailed: 'Failed to fetch cart items',

  changedTitle: 'A price has changed',
  changedText: 'Nothing has been charged. Please look at the new figures before you pay.',
  changedLine: (before: string, now: string) => `${before} → ${now}`,
  changedGone: 'no longer available',
  changedTotal: 'Total',
  changedAccept: (total: string) => `Continue with ${total}`,
  priceLost: 'We cannot reach the shop for your price. We keep trying.',
  changedBack: 'Back to cart',

  waitTitle: 'Approve the payment on your phone',
  waitText: (amount: string) =>
    `We have asked your phone for ${amount}. Open the message on it and enter your PIN.`,
  waitBusy: 'Waiting for your approval…',
  waitHelp:
    'No message, or the wrong number? The request ends by itself after a while. Then you can ask again, or pay in another way.',
  waitFailedTitle: 'The payment did not go through',
  waitRetry: 'Send the request again',
  waitOther: 'Choose another way to pay',
  waitLost: 'We cannot reach the shop right now. We keep trying; nothing is charged twice.',
  held: (clock: string) => `Your items are held for you for ${clock}`,
  holdOver: 'Your reservation has expired',

  success: 'Payment successful! Thank you for your order.',
} as const;

/** Directive 2011/83/EU, Art. 16 (m). */
export const consentTexts = {
  box: 'I want my files at once, before the period in which I may withdraw is over. I know that my right to withdraw from them ends with the first download.',
  missing:
    'Please confirm that you want your files at once, and that you then lose your right to withdraw from them.',
} as const;

export const paymentErrors = {
  noToken: 'No authentication token found. Please login.',
  noProducts: 'Products array is required for Stripe payments',
  badProducts: 'Invalid product data. Each product must have _id, name, price, and quantity > 0',
  mobileMissing: 'Mobile number and amount are required',
  cashMissing: 'Amount is required for cash payments',
  badMethod: 'Invalid payment method',
  authentication: 'Authentication failed. Please login again.',
  badData: 'Invalid payment data',
  failed: 'Payment processing failed',
  request: 'Payment request failed',
  checkout: 'Checkout failed. Please try again.',
  noProvider: 'Stripe failed to load.',
  redirect: 'Stripe redirect failed',
} as const;

export const verifyTexts = {
  title: 'Payment',
  verifying: 'Verifying your payment...',
  successTitle: 'Payment successful!',
  successText: 'Thank you for your order. A confirmation is on its way to your inbox.',
  transaction: 'Transaction number',
  amount: 'Amount paid',
  method: 'Payment method',
  viewOrder: 'View Order Details',
  visitorText: 'Log in to see your order.',
  processingTitle: 'Your payment is being processed',
  processingText: 'Your bank has not confirmed it yet. This page looks again by itself.',
  failed: 'Payment verification failed. Please check your orders.',
  noSession: 'No session ID found. Please check your order history.',
  checkOrders: 'Check Orders',
  cartKept: "Payment succeeded but cart couldn't be cleared",
} as const;
