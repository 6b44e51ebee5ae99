import { pageAnswers } from './page-goods';
import { cardPayment, cardTender } from './card-payment';
import { quote } from './checkout-quote';
import { sentQuote } from './quotes';
import { withdrawable } from './withdrawable';
import { receipt } from './receipt';
import { ways } from './payment-methods';
import { returnAnswers } from './return-goods';
import { reviewAnswers } from './review-goods';
import { secondFactorAnswers } from './second-factor-goods';
import type { Cart, Me, Order, PaymentState, Product, SavedAddress } from '../platform/api/types';

const when = '2024-11-20T10:00:00.000Z';
const none = { total: 1, page: 1, limit: 24, pages: 1 };

export const user = {
  _id: 'u1',
  name: 'Ada Otieno',
  email: 'ada@example.com',
  role: 'customer',
  createdAt: when,
} as const;
const me: Me = { ...user, phone: '+254 700 000 001', language: null };

const address: SavedAddress = {
  _id: 'a1',
  id: 'a1',
  firstName: 'Ada',
  lastName: 'Otieno',
  company: '',
  street: '7 Acacia Avenue',
  line2: '',
  ...{ city: 'Springfield', state: 'Illinois', zipCode: '62704' },
  ...{ country: 'United States', countryCode: 'US', lines: ['7 Acacia Avenue', 'Springfield'] },
  phone: '+254 700 000 001',
  isDefault: true,
};

const price = { price: 12.5, originalPrice: null, stock: 9, inStock: true, image: null };

export const lamp: Product = {
  ...price,
  _id: 'p1',
  id: 'p1',
  name: 'Lamp',
  category: 'Home',
  categories: ['Home'],
  ...{ description: 'Warm light.', body: '', seo: { title: null, description: null } },
  specifications: [{ name: 'Material', value: 'Linen' }],
  ...{ fields: {}, facts: [] },
  ...{ discount: 0, maxPrice: 12.5 },
  ...{ rating: 4.6, ratingCount: 1 },
  isFeatured: true,
  ...{ images: [], swatches: [] },
  defaultVariantId: 'v1',
  createdAt: when,
  updatedAt: when,
  options: [],
  variants: [{ ...price, _id: 'v1', id: 'v1', sku: 'LAMP', options: {} }],
  reviews: [],
  ratingDistribution: [{ rating: 5, count: 1 }],
  fit: { small: 0, right: 0, large: 0 },
  version: 1,
  ...{ isShipped: true, deliveryEstimate: { from: when, to: when } },
};

const cart: Omit<Cart, 'success'> = {
  data: [
    {
      ...price,
      _id: 'l1',
      id: 'l1',
      productId: 'p1',
      variantId: 'v1',
      name: 'Lamp',
      options: {},
      quantity: 1,
      lineTotal: 12.5,
    },
  ],
  summary: { itemCount: 1, subtotal: 12.5, shipping: 0, total: 12.5 },
};

/** An order that was paid by card and is being packed. */
export const order: Order = {
  ...{ _id: 'o1', id: 'o1', number: '0000ABCD' },
  status: 'processing',
  paymentStatus: 'paid',
  paymentDetail: 'paid',
  paymentMethod: 'card',
  ...{ currency: 'USD', totalAmount: 12.5, amountPaid: 12.5 },
  amountDue: 0,
  createdAt: when,
  products: [
    {
      _id: 'ol1',
      productId: 'p1',
      variantId: 'v1',
      sku: 'LAMP',
      name: 'Lamp',
      ...{ options: {}, image: null, isOwnLine: false, description: '' },
      quantity: 1,
      price: 12.5,
      discount: 0,
      total: 12.5,
    },
  ],
  itemCount: 1,
  ...{ canCancel: true, canTrack: true, canReview: false, hasFeedback: false, isSent: true },
  deliveryWay: 'parcel',
  subtotal: 12.5,
  discount: 0,
  shipping: 0,
  couponCode: null,
  amountRefunded: 0,
  user: { name: user.name, email: user.email },
  contact: { email: user.email, phone: '' },
  ...{ shippingAddress: null, addressLines: [], billingAddress: null, billingLines: [] },
  ...{ delivery: null, carrier: null, pickupCode: null, parcels: [] },
  ...{ trackingNumber: null, buyerTax: null, cancelReason: null, eInvoice: null, fiscalPapers: [] },
  ...{ hasFiles: false, downloadConsentAt: null },
  timeline: [],
  ...{ tenders: [cardTender], payments: [cardPayment] },
  refunds: [],
  holdExpiresAt: null,
  payUrl: null,
  expectedDelivery: null,
  receipt: {
    lines: [],
    subtotal: 12.5,
    couponCode: null,
    ...{ adjustments: [], exchange: null, taxes: [], reverseCharge: false, intraCommunity: false },
    ...{ couponDiscount: 0, importTaxesDue: false, importScheme: null },
    shipping: 0,
    total: 12.5,
    currency: 'USD',
  },
};

/** A prompt on a phone that nobody has answered. */
export const payment: PaymentState = {
  paymentId: 'y1',
  orderId: 'o1',
  method: 'mobile',
  status: 'pending',
  ...{ amount: 12.5, currency: 'USD' },
  lastError: null,
  wallet: null,
};

const free = { min: 0, max: 0 };
const facets = { categories: [], options: [], fields: [], price: free, prices: [], ratings: [], inStock: 1 };
const list = { data: [lamp], meta: none };
const session = {
  _id: 's2',
  userAgent: 'Firefox/140 Windows',
  createdAt: when,
  lastSeenAt: when,
  current: false,
};
const shop = {
  name: 'Duka',
  isOpen: true,
  supportEmail: 'support@duka.example',
  supportPhone: '+1 555 010 0140',
  address: '12 Market Street, Springfield',
  depositPercent: 40,
  offerEndsAt: null,
  ...{ currency: 'USD', displayCurrencies: [], timeZone: 'UTC' },
  freeDelivery: { over: 140, method: 'Express' },
  ...{ returnDays: 30, welcomePercent: 10, cartReminders: false },
  ...{ demo: true, simulatedPayments: false },
  ...{ cardFields: 'masked', mobile: { currency: 'EUR' }, providers: [], languages: ['en'] },
  look: { logo: null, logoDark: null, icon: null, share: null, tones: [], profiles: [], companyName: '' },
};

/** What the API answers when nothing fails, by operation. */
export const answers: Readonly<Record<string, object>> = {
  getShop: { data: shop },
  getMe: { data: me, permissions: [] },
  ...{ listAddresses: { data: [address] }, listPaymentMethods: { data: ways } },
  listSessions: { data: [session] },
  ...{ ...secondFactorAnswers, ...returnAnswers, ...reviewAnswers, ...pageAnswers },
  ...{ listMyCoupons: { data: [] }, listMyCredit: { data: [] }, listMyPrices: { data: [] } },
  getCart: cart,
  listProducts: { ...list, facets },
  listFeaturedProducts: { ...list, message: '' },
  listCategoryProducts: { ...list, facets, category: { name: 'he', matched: 'search' } },
  ...{ listCategories: { data: [] }, listFeeds: { data: [] } },
  getProduct: { data: lamp },
  listRelatedProducts: { data: [] },
  listFavorites: list,
  listMyOrders: { data: [order], meta: none, counts: { processing: 1 } },
  ...{ listMyEarlierOrders: { data: [], meta: none }, getOrder: { data: order } },
  listMyDownloads: { data: [] },
  openDownload: {
    data: {
      ...{ name: 'Guide.pdf', bytes: 12_400_000, usesLeft: 5, until: '2026-12-29T10:00:00Z' },
      ...{ needsConsent: false, url: '/downloads/tok/file' },
    },
  },
  ...{ getReceipt: { data: receipt }, getTracking: { trackingEvents: [], estimated: true } },
  previewCancel: { data: { refund: 12.5, message: '', lines: [] } },
  getPayment: { data: payment },
  quoteCheckout: { data: quote },
  ...{
    openQuote: { data: sentQuote },
    getCartReminder: { data: { email: null } },
    openLeftCart: { data: [] },
  },
  listOrderWithdrawals: { data: withdrawable },
};
