import { baseCurrency } from '../../kernel/currency.js';
import type { Block, Letter } from './mail.js';

/** What the order mails tell; all of it stored with the order. */
export interface OrderDetails {
  orderId: string;
  number: string;
  name: string;
  email: string;
  lines: readonly { name: string; quantity: number; totalCents: number }[];
  discountCents: number;
  /** What was paid beside the lines. */
  charges: readonly { label: string; amountCents: number }[];
  totalCents: number;
  paidCents: number;
  refundedCents: number;
  paymentMethod: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** Where links lead, how the shop calls itself, and where visitors reach it. */
export interface Shop {
  name: string;
  url: string;
  supportEmail: string;
  /** The account that bank transfers go to. */
  bankDetails: string;
}

/** What a visitor wrote to the shop. */
export interface VisitorMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

export type Recipient = { name: string; email: string };

export const letter = (shop: Shop, to: Recipient, subject: string, blocks: readonly Block[]): Letter => ({
  to: to.email,
  subject,
  greeting: `Hello ${to.name},`,
  blocks,
  shopName: shop.name,
});

export function verifyNewsletter(shop: Shop, email: string, token: string): Letter {
  const to = { name: 'and welcome', email };
  return letter(shop, to, 'Please confirm your subscription', [
    text('One click, and 10% off your first order is yours.'),
    button('Confirm my address', `${shop.url}/newsletter/confirm?token=${token}`),
    text('If you did not ask for our news, ignore this mail: you will not hear from us again.'),
  ]);
}

export function welcomeCoupon(shop: Shop, email: string, code: string, unsubscribeToken: string): Letter {
  const to = { name: 'and thank you', email };
  return letter(shop, to, '10% off your first order', [
    text('Your address is confirmed. This code takes 10% off your first order, once:'),
    { kind: 'rows', rows: [['Your code', code]] },
    button('Start shopping', `${shop.url}/shop`),
    {
      kind: 'link',
      label: 'Unsubscribe',
      url: `${shop.url}/newsletter/unsubscribe?token=${unsubscribeToken}`,
    },
  ]);
}

/** Once, to whoever asked; the address has been forgotten by now. */
export function backInStock(
  shop: Shop,
  email: string,
  product: { name: string; id: string; variantId: string },
): Letter {
  const to = { name: 'again', email };
  const variant = product.variantId ? `?variant=${product.variantId}` : '';
  return letter(shop, to, `${product.name} is back in stock`, [
    text(`You asked us to tell you: ${product.name} can be bought again, while it lasts.`),
    button('See it in the shop', `${shop.url}/product/${product.id}${variant}`),
    text('This was the only mail about it. We have forgotten your address.'),
  ]);
}

/** To the shop itself; an answer goes to whoever wrote. */
export function visitorMessage(shop: Shop, { name, email, subject, message }: VisitorMessage): Letter {
  const to = { name: shop.name, email: shop.supportEmail };
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    ...letter(shop, to, subject || `A message from ${name}`, [
      text('A visitor has written to the shop. Your answer to this mail goes to them.'),
      {
        kind: 'rows',
        rows: [
          ['From', name],
          ['Email', email],
        ],
      },
      ...lines.map(text),
    ]),
    replyTo: email,
  };
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
    { kind: 'rows', rows: rowsOf(order) },
    button(kind === 'delivered' ? 'Tell us how it was' : 'See your order', orderLink(shop, kind, order)),
  ]);
}

/** What a shopper does next, by the way to pay; the others were led to the payment at once. */
const TO_PAY: Readonly<Record<string, (order: OrderDetails, shop: Shop) => string[]>> = {
  cash: () => [
    'Your order is reserved. We will be in touch about the deposit; the balance is paid on delivery.',
  ],
  bank: (order, shop) => [
    `Your order is reserved. Please transfer ${baseCurrency().format(order.totalCents)} and give ${order.number} as the reference.`,
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
  refunded: (order) => [
    `${baseCurrency().format(order.refundedCents)} in all has been returned for this order.`,
  ],
};

function rowsOf(order: OrderDetails): [string, string][] {
  const lines = order.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.name}`,
    baseCurrency().format(line.totalCents),
  ]);
  const charges = order.charges.filter(({ amountCents }) => amountCents !== 0);
  const paid = charges.map(({ label, amountCents }): [string, string] => [
    label,
    baseCurrency().format(amountCents),
  ]);
  const shipping: [string, string][] = paid.length > 0 ? paid : [['Shipping', 'Free']];
  return [...lines, ...shipping, ['Total', baseCurrency().format(order.totalCents)]];
}

function orderLink(shop: Shop, kind: OrderMail, order: OrderDetails): string {
  return kind === 'delivered'
    ? `${shop.url}/feedback/${order.orderId}`
    : `${shop.url}/orders/${order.orderId}`;
}
