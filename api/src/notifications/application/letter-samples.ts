import { baseCurrency } from '../../kernel/currency.js';
import type { OrderDetails } from '../domain/order-details.js';
import type { MAIL_TOPICS } from './mails.js';

/** An order with nothing in it that is a word of a language. */
export const ORDER: OrderDetails = {
  ...{ orderId: 'o-1', number: 'AB12CD34', token: 'tok', name: 'Amina', email: 'amina@example.com' },
  lines: [
    { name: 'Kisumu', quantity: 2, totalCents: 4_800, options: { Size: 'M' }, image: null, refunded: 0 },
  ],
  ...{ address: ['Amina', 'Kampala'], billing: ['Acme', 'Kampala'] },
  expected: { from: '2026-11-26', to: '2026-11-30' },
  ...{
    reductions: [],
    charges: [],
    exemption: [],
    totalCents: 4_800,
    currency: baseCurrency().code,
    paidCents: 4_800,
  },
  ...{ refundedCents: 1_250, paidTo: 'provider', carrier: 'UPS', trackingNumber: '1Z999' },
  ...{ dueNowCents: 4_800, onDeliveryCents: 0, status: 'pending', isPayableOnline: true },
  ...{ way: 'parcel', pickupPlace: 'Kampala', pickupCode: 'K7M4QD' },
};

export const SHOP_OF_MAILS = {
  ...{ name: 'Duka', url: 'https://shop.example', supportEmail: 'help@shop.example' },
  ...{ bankDetails: 'Bank 0123456789', address: 'Duka\nKampala', euRules: true },
};

/** What the event of a withdrawal tells beside name and address. */
export const WITHDRAWAL = {
  ...{ orderNumber: 'AB12CD34', items: '', receivedAt: '2026-11-28T14:05:09+01:00', status: 'delivered' },
};

interface Occasion {
  topic: (typeof MAIL_TOPICS)[number];
  payload?: Readonly<Record<string, unknown>>;
  order?: Partial<OrderDetails>;
  /** What of the shop is otherwise. */
  shop?: { address: string };
}

const TO = { name: 'Amina', email: 'amina@example.com', token: 'tok' };
const TAKEN = { passkeys: ['Nokia'], app: true, addresses: 3, phone: true };
const CARD = { code: 'ABCD-EFGH', amountCents: 5_000, currency: baseCurrency().code };
const FILES = {
  ...{ number: 'AB12CD34', files: [{ name: 'Kisumu.pdf', token: 'tok' }], uses: 5, until: '2030-12-31' },
};
const QUOTE = {
  ...{ quoteId: 'q-1', until: '2030-12-31', note: 'Jambo', currency: baseCurrency().code, totalCents: 5_300 },
  lines: [{ name: 'Kisumu', quantity: 2, totalCents: 4_800, options: { Size: 'M' }, image: null }],
  ...{ reductions: [], charges: [{ label: 'DHL', amountCents: 500 }], exemption: [] },
};
const CART = { stopToken: 'stop', currency: baseCurrency().code, lines: QUOTE.lines };
const LOW = { name: 'Kisumu', sku: 'KIS-1', left: 2 };
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const LEAVE = { unsubscribeToken: 'leave' };
const RETURN = { pieces: ['1 × Kisumu'], amountCents: 2_400, handover: 'label', message: '' };
const PARCEL = { id: 'p-1', carrier: 'DHL', trackingNumber: 'JD1', lines: [] };
const CASH = { paidTo: 'staff', paidCents: 0 } as const;
const CHANGE = {
  ...{ number: 'EF56AB78', movedCents: 2_000, backCents: 550, isDone: true },
  left: [{ name: 'Kisumu', quantity: 1, options: { Size: 'S' } }],
};
const EXCHANGE = { ...CHANGE, isExchange: true };
const MESSAGE = { id: 'm-1', reference: 'M-8A2B4C6D', subject: '', message: 'Jambo' };
const SAID = { ...TO, ...WITHDRAWAL };

const states = ['on', 'off', 'app-off', 'codes', 'passkey', 'passkey-off', 'taken-off', 'logged-out'];
const afterPlacing = [
  'paid',
  'part_shipped',
  'shipped',
  'renumbered',
  'delivered',
  'cancelled',
  'refunded',
  'lowered',
] as const;
const returns = ['requested', 'approved', 'declined', 'expired', 'received', 'refunded'] as const;

/** Each letter on each occasion that it words otherwise: what staff sees before anything of it has happened. */
export const EVERY_LETTER: readonly Occasion[] = [
  { topic: 'mail.account-opened', payload: TO },
  { topic: 'mail.account-opened', payload: { ...TO, by: 'staff' } },
  { topic: 'mail.address-taken', payload: TO },
  { topic: 'mail.password-reset', payload: { ...TO, name: '' } },
  { topic: 'mail.login-code', payload: { ...TO, code: '12345678' } },
  { topic: 'mail.confirm-email', payload: TO },
  { topic: 'mail.password-changed', payload: { ...TO, passkeys: ['Nokia'], taken: TAKEN } },
  { topic: 'mail.began-anew', payload: { ...TO, taken: { ...TAKEN, addresses: 1 } } },
  { topic: 'mail.new-email', payload: { ...TO, old: 'old@example.com' } },
  { topic: 'mail.email-changed', payload: { ...TO, state: 'asked' } },
  { topic: 'mail.email-changed', payload: { ...TO, state: 'done' } },
  { topic: 'mail.accounts-merged', payload: { ...TO, kept: 'new@example.com', gone: 'old@example.com' } },
  { topic: 'mail.new-device', payload: { ...TO, userAgent: CHROME } },
  { topic: 'mail.new-device', payload: { ...TO, userAgent: '' } },
  ...states.map((state): Occasion => ({ topic: 'mail.second-factor', payload: { ...TO, state } })),
  ...['admin', 'staff', 'customer'].flatMap((role): Occasion[] => [
    { topic: 'mail.appointed', payload: { ...TO, role } },
    { topic: 'mail.role-changed', payload: { ...TO, role, person: 'Eve', by: 'Ann' } },
  ]),
  ...['gone', 'failing'].map((reason): Occasion => ({
    topic: 'mail.webhook-off',
    payload: { ...TO, webhook: 'Nokia', webhookId: 'w-1', reason },
  })),
  { topic: 'mail.newsletter-verify', payload: { ...TO, percent: 10 } },
  { topic: 'mail.newsletter-verify', payload: { ...TO, percent: 0 } },
  { topic: 'mail.newsletter-joined', payload: { ...TO, ...LEAVE } },
  { topic: 'mail.welcome-coupon', payload: { ...TO, ...LEAVE, code: 'WELCOME-1', percent: 10 } },
  ...[
    { from: 'Ann', message: 'Jambo', until: '2030-12-31' },
    { from: '', message: '' },
  ].map((said): Occasion => ({ topic: 'mail.gift-card', payload: { ...TO, ...CARD, ...said } })),
  { topic: 'mail.downloads', payload: { ...TO, ...FILES } },
  { topic: 'mail.downloads', payload: { ...TO, ...FILES, consentedOn: '2030-12-01' } },
  { topic: 'mail.quote', payload: { ...TO, ...QUOTE } },
  { topic: 'mail.quote', payload: { ...TO, ...QUOTE, note: '', charges: [] } },
  ...[
    { orderId: 'o-1', word: '' },
    { orderId: null, word: 'Jambo' },
    { orderId: null, word: '' },
  ].map((said): Occasion => ({ topic: 'mail.quote-answered', payload: { ...TO, ...QUOTE, ...said } })),
  { topic: 'mail.left-cart', payload: { ...TO, ...CART } },
  { topic: 'mail.back-in-stock', payload: { ...TO, product: 'Kisumu', productId: 'p-1', variantId: 'v-1' } },
  {
    topic: 'mail.review-answered',
    payload: { ...TO, product: 'Kisumu', productId: 'p-1', answer: '1, 2, 3.' },
  },
  { topic: 'mail.low-stock', payload: { ...TO, goods: [LOW], isMore: false } },
  { topic: 'mail.low-stock', payload: { ...TO, goods: [LOW, LOW], isMore: true } },
  { topic: 'mail.visitor-message', payload: { ...TO, ...MESSAGE } },
  { topic: 'mail.message-answered', payload: { ...TO, ...MESSAGE, reply: '1, 2.' } },
  { topic: 'mail.message-answered', payload: { ...TO, ...MESSAGE, subject: 'Kisumu', reply: '1, 2.' } },
  ...['delivered', 'processing', null].map((status): Occasion => ({
    topic: 'mail.withdrawal',
    payload: { ...SAID, status, state: 'open', until: null },
  })),
  { topic: 'mail.withdrawal', payload: { ...SAID, state: 'open', until: null }, shop: { address: '' } },
  { topic: 'mail.withdrawal', payload: { ...SAID, state: 'late', until: '2026-11-20', items: 'Kisumu' } },
  { topic: 'mail.withdrawal', payload: { ...SAID, state: 'late', until: null } },
  { topic: 'mail.withdrawal', payload: { ...SAID, state: 'settled', until: null } },
  { topic: 'order.placed' },
  { topic: 'order.placed', order: { ...CASH, paidTo: 'account' } },
  ...[true, false].flatMap((isPayableOnline) =>
    [
      { dueNowCents: 1_920, onDeliveryCents: 2_880 },
      { dueNowCents: 0, onDeliveryCents: 4_800 },
      { dueNowCents: 4_800, onDeliveryCents: 0 },
    ].map((due): Occasion => ({ topic: 'order.placed', order: { ...CASH, ...due, isPayableOnline } })),
  ),
  ...afterPlacing.flatMap((kind) =>
    (['parcel', 'pickup', 'courier'] as const).map((way): Occasion => ({
      topic: `order.${kind}`,
      order: { way, charges: [{ label: 'DHL', amountCents: 500 }] },
    })),
  ),
  ...[CHANGE, EXCHANGE].flatMap((change): Occasion[] => [
    { topic: 'order.placed', order: { change: { ...change, isDone: false }, paidCents: 0 } },
    { topic: 'order.paid', order: { change } },
    { topic: 'order.cancelled', order: { change: { ...change, isDone: false } } },
  ]),
  { topic: 'order.shipped', order: { carrier: null } },
  { topic: 'order.shipped', order: { parcels: [PARCEL, { ...PARCEL, id: 'p-2' }] } },
  { topic: 'order.shipped', order: { carrier: null, way: 'courier' } },
  { topic: 'order.shipped', order: { trackingNumber: null, paidCents: 1_920, paidTo: 'staff' } },
  { topic: 'order.paid', order: { paidCents: 1_920, paidTo: 'staff', way: 'pickup' } },
  { topic: 'order.paid', order: { paidCents: 1_920, paidTo: 'staff' } },
  { topic: 'order.paid', order: { totalCents: 0, paidCents: 0 } },
  { topic: 'order.cancelled', order: { paidCents: 0 } },
  { topic: 'order.cancelled', payload: { isKept: true } },
  ...returns.map((kind): Occasion => ({ topic: `return.${kind}`, payload: RETURN })),
  { topic: 'return.approved', payload: { ...RETURN, handover: 'drop_off' } },
];

/** What the letter to the shop about a new order tells otherwise. */
export const NEW_ORDERS: readonly Partial<OrderDetails>[] = [
  {},
  { ...CASH, paidCents: 1_920 },
  { ...CASH, paidTo: 'account' },
  CASH,
  { change: CHANGE },
];
