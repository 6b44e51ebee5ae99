import { Currency } from '../../kernel/currency.js';
import { button, letter, type Shop, text } from './letters.js';
import type { Block, Goods, Letter } from './mail.js';

export interface OrderedLine {
  name: string;
  quantity: number;
  totalCents: number;
  /** The chosen values: `{ Size: 'M' }`. */
  options: Readonly<Record<string, string>>;
  /** The path of the shop's own picture. */
  image: string | null;
}

/** What the order mails tell; all of it stored with the order. */
export interface OrderDetails {
  orderId: string;
  number: string;
  /** Opens the order without a log-in. */
  token: string;
  name: string;
  email: string;
  lines: readonly OrderedLine[];
  /** Where it goes, line by line; empty when nothing is sent. */
  address: readonly string[];
  /** When it is promised; ISO dates. */
  expected: { from: string; to: string };
  discountCents: number;
  /** What was paid beside the lines. */
  charges: readonly { label: string; amountCents: number }[];
  totalCents: number;
  /** Of all amounts, by ISO 4217. */
  currency: string;
  paidCents: number;
  refundedCents: number;
  paymentMethod: string;
  carrier: string | null;
  trackingNumber: string | null;
}

export type OrderMail = 'placed' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

const TITLES: Readonly<Record<OrderMail, string>> = {
  placed: 'We have your order',
  paid: 'Thank you, your payment has arrived',
  shipped: 'Your order is on its way',
  delivered: 'Your order has been delivered',
  cancelled: 'Your order was cancelled',
  refunded: 'Your money is on its way back',
};

export function orderLetter(shop: Shop, kind: OrderMail, order: OrderDetails): Letter {
  return letter(shop, order, `${TITLES[kind]} (order ${order.number})`, [
    ...WORDS[kind](order, shop).map(text),
    { kind: 'goods', goods: order.lines.map((line) => goodsOf(line, order, shop)) },
    { kind: 'rows', rows: rowsOf(order) },
    ...deliveryOf(kind, order),
    ...linksOf(shop, kind, order),
  ]);
}

/** What a shopper does next, by the way to pay; the others were led to the payment at once. */
const TO_PAY: Readonly<Record<string, (order: OrderDetails, shop: Shop) => string[]>> = {
  cash: () => [
    'Your order is reserved. We will be in touch about the deposit; the balance is paid on delivery.',
  ],
  bank: (order, shop) => [
    `Your order is reserved. Please transfer ${written(order, order.totalCents)} and give ${order.number} as the reference.`,
    shop.bankDetails,
  ],
};

const WORDS: Readonly<Record<OrderMail, (order: OrderDetails, shop: Shop) => string[]>> = {
  placed: (order, shop) =>
    TO_PAY[order.paymentMethod]?.(order, shop) ?? ['Your order is reserved and waits for your payment.'],
  paid: () => ['We are packing your order now and will write again when it leaves.'],
  shipped: (order) => [
    order.trackingNumber
      ? `${order.carrier ?? 'The carrier'} has your parcel; its number is ${order.trackingNumber}.`
      : 'The carrier has your parcel.',
  ],
  delivered: () => ['We hope you like it. Would you tell us, and other shoppers, how it was?'],
  cancelled: (order) => [
    order.paidCents > 0
      ? 'Your order was cancelled. What you paid is on its way back to you.'
      : 'Your order was cancelled. Nothing was charged.',
  ],
  refunded: (order) => [`${written(order, order.refundedCents)} in all has been returned for this order.`],
};

/** An amount of the order in its own currency. */
export const written = ({ currency }: Pick<OrderDetails, 'currency'>, cents: number): string =>
  Currency.of(currency).format(cents);

/** A small JPEG, which every mail program shows; only the shop's own pictures are ever loaded. */
const pictureOf = (shop: Shop, image: string | null) =>
  image?.startsWith('/media/') ? `${shop.url}${image.replace(/\.\w+$/, '')}/320.jpg` : null;

function goodsOf(
  { name, quantity, totalCents, options, image }: OrderedLine,
  order: OrderDetails,
  shop: Shop,
): Goods {
  return {
    name: `${quantity} × ${name}`,
    detail: Object.values(options).join(', '),
    amount: written(order, totalCents),
    picture: pictureOf(shop, image),
  };
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Where it goes, and until it has left, when it is promised. */
function deliveryOf(kind: OrderMail, { address, expected }: OrderDetails): Block[] {
  if (kind !== 'placed' && kind !== 'paid') return [];
  const arrives = `Arrives ${DAY.format(new Date(expected.from))} to ${DAY.format(new Date(expected.to))}.`;
  return [text(arrives), ...(address.length > 0 ? [text(`Delivery address: ${address.join(', ')}`)] : [])];
}

function rowsOf(order: OrderDetails): [string, string][] {
  const charges = order.charges.filter(({ amountCents }) => amountCents !== 0);
  const paid = charges.map(({ label, amountCents }): [string, string] => [
    label,
    written(order, amountCents),
  ]);
  const shipping: [string, string][] = paid.length > 0 ? paid : [['Shipping', 'Free']];
  return [...shipping, ['Total', written(order, order.totalCents)]];
}

/** The token stands behind `#`, which no browser sends: it is in no log and no referrer. */
function linksOf(shop: Shop, kind: OrderMail, { orderId, token }: OrderDetails): Block[] {
  const order = `${shop.url}/orders/${orderId}#${token}`;
  if (kind !== 'delivered') return [button('See your order', order)];
  return [
    button('Tell us how it was', `${shop.url}/feedback/${orderId}`),
    { kind: 'link', label: 'See your order', url: order },
  ];
}
