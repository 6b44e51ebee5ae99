import type { DeliveryWay } from '../../kernel/delivery-way.js';
import { Currency } from '../../kernel/currency.js';
import { button, letter, type Shop, text, unlinked } from './letters.js';
import type { Block, Goods, Letter } from './mail.js';
import { withdrawalOf } from './withdrawal-letter.js';

export interface OrderedLine {
  name: string;
  quantity: number;
  totalCents: number;
  /** Pieces whose money has gone back, or is on its way. */
  refunded: number;
  /** The chosen values: `{ Size: 'M' }`. */
  options: Readonly<Record<string, string>>;
  /** The path of the shop's own picture. */
  image: string | null;
}

/** `staff` is a deposit or cash that people bring; `account` is a transfer. */
export type PaidTo = 'provider' | 'staff' | 'account';

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
  /** Whom the invoice is for, line by line; empty where it goes with the goods. */
  billing: readonly string[];
  /** When it is promised; ISO dates. */
  expected: { from: string; to: string };
  discountCents: number;
  /** What was paid beside the lines. */
  charges: readonly { label: string; amountCents: number }[];
  /** Why the buyer is charged no tax, whatever the prices contain; empty where tax is charged, or none is due. */
  exemption: readonly string[];
  totalCents: number;
  /** Of all amounts, by ISO 4217. */
  currency: string;
  paidCents: number;
  /** What was due before the order is prepared, and what is due on delivery. */
  dueNowCents: number;
  onDeliveryCents: number;
  status: string;
  /** What is due now can be paid through a provider. */
  isPayableOnline: boolean;
  refundedCents: number;
  /** Who was to see its money come: a provider, the staff at hand, or the shop's account. */
  paidTo: PaidTo;
  /** How it reaches the buyer, and where it is fetched; empty for what is brought. */
  way: DeliveryWay;
  pickupPlace: string;
  carrier: string | null;
  trackingNumber: string | null;
}

export type OrderMail = 'placed' | 'paid' | 'shipped' | 'renumbered' | 'delivered' | 'cancelled' | 'refunded';

const TITLES: Readonly<Record<OrderMail, string>> = {
  placed: 'We have your order',
  paid: 'Thank you, your payment has arrived',
  shipped: 'Your order is on its way',
  renumbered: 'The tracking number of your order has changed',
  delivered: 'Your order has been delivered',
  cancelled: 'Your order was cancelled',
  refunded: 'Your money is on its way back',
};

/** Where no carrier is between. */
const TITLES_OF_WAYS: Readonly<Record<DeliveryWay, Partial<typeof TITLES>>> = {
  parcel: {},
  pickup: { shipped: 'Your order is ready for pickup', delivered: 'Your order has been picked up' },
  courier: { shipped: 'Your order is out for delivery' },
};

export function orderLetter(shop: Shop, kind: OrderMail, order: OrderDetails): Letter {
  return letter(
    shop,
    order,
    `${TITLES_OF_WAYS[order.way][kind] ?? titleOf(kind, order)} (order ${order.number})`,
    [
      ...WORDS[kind](order, shop).map(text),
      { kind: 'goods', goods: goodsIn(kind, order, shop) },
      { kind: 'rows', rows: [...rowsOf(order), ...splitOf(kind, order)] },
      ...order.exemption.map(text),
      ...deliveryOf(kind, order),
      ...billingOf(kind, order),
      ...linksOf(shop, kind, order),
      ...withdrawalOf(shop, kind, order),
    ],
  );
}

/** Nothing arrives for an order that costs nothing. */
const titleOf = (kind: OrderMail, { totalCents }: OrderDetails): string =>
  kind === 'paid' && totalCents === 0 ? 'Thank you for your order' : TITLES[kind];

/** Staff sees this money come in; the others pay a provider at once. */
export const isPaidToStaff = ({ paidTo }: Pick<OrderDetails, 'paidTo'>): boolean => paidTo !== 'provider';

/** What a shopper does next, by the way to pay; the others were led to the payment at once. */
const TO_PAY: Readonly<Partial<Record<PaidTo, (order: OrderDetails, shop: Shop) => string[]>>> = {
  staff: (order) => [...toConfirm(order), ...atTheDoor(order)],
  account: (order, shop) => [
    `Your order is reserved. Please transfer ${written(order, order.totalCents)} and give ${order.number} as the reference.`,
    shop.bankDetails,
  ],
};

function toConfirm(order: OrderDetails): string[] {
  if (order.dueNowCents === 0) return ['Thank you. We are packing your order now.'];
  const due = written(order, order.dueNowCents);
  const what = order.onDeliveryCents > 0 ? `${due} deposit` : due;
  return order.isPayableOnline
    ? [`Your order is reserved. Pay the ${what} now to confirm it.`]
    : [`Your order is reserved. Our staff will be in touch about the ${what}.`];
}

/** The end of a sentence about what is paid last. */
const atTheEnd = ({ way }: OrderDetails): string =>
  way === 'pickup' ? 'when you pick it up' : 'when it arrives';

const atTheDoor = (order: OrderDetails): string[] =>
  order.onDeliveryCents > 0 ? [`You pay ${written(order, order.onDeliveryCents)} ${atTheEnd(order)}.`] : [];

/** What of the sum has come and what is to come, while that is not all of it. */
function splitOf(kind: OrderMail, order: OrderDetails): [string, string][] {
  const { paidCents, totalCents, refundedCents } = order;
  const back: [string, string][] =
    kind === 'shipped' && refundedCents > 0 ? [['Refunded', written(order, refundedCents)]] : [];
  if (kind === 'cancelled' || kind === 'refunded' || paidCents === 0 || paidCents >= totalCents) return back;
  return [
    ['Paid', written(order, paidCents)],
    [order.way === 'pickup' ? 'At pickup' : 'On delivery', written(order, totalCents - paidCents)],
    ...back,
  ];
}

const SENT: Readonly<Record<DeliveryWay, (order: OrderDetails) => string>> = {
  parcel: ({ carrier, trackingNumber }) =>
    trackingNumber
      ? `${carrier ?? 'The carrier'} has your parcel; its number is ${trackingNumber}.`
      : 'The carrier has your parcel.',
  pickup: () => 'Everything is packed and waits for you.',
  courier: ({ carrier }) => `${carrier ?? 'Our courier'} is bringing you your order.`,
};

const WORDS: Readonly<Record<OrderMail, (order: OrderDetails, shop: Shop) => string[]>> = {
  placed: (order, shop) =>
    TO_PAY[order.paidTo]?.(order, shop) ?? ['Your order is reserved and waits for your payment.'],
  paid: (order) => [
    `We are packing your order now and will write again when it ${order.way === 'pickup' ? 'is ready for pickup' : 'leaves'}.`,
    ...(order.paidCents > 0 && order.paidCents < order.totalCents
      ? [`You pay the other ${written(order, order.totalCents - order.paidCents)} ${atTheEnd(order)}.`]
      : []),
  ],
  shipped: (order) => [SENT[order.way](order)],
  renumbered: (order) => ['What we wrote before was wrong.', SENT[order.way](order)],
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

/** What was bought; of a parcel what is in it: pieces whose money went back were not packed. */
export function goodsIn(kind: OrderMail, order: OrderDetails, shop: Shop): Goods[] {
  if (kind !== 'shipped') return order.lines.map((line) => goodsOf(line, order, shop));
  return order.lines
    .map((line) => ({ line, left: line.quantity - line.refunded }))
    .filter(({ left }) => left > 0)
    .map(({ line, left }) => goodsOf({ ...line, ...shareOf(line, left) }, order, shop));
}

const shareOf = ({ quantity, totalCents }: OrderedLine, left: number) => ({
  quantity: left,
  totalCents: Math.round((totalCents * left) / quantity),
});

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
export function deliveryOf(kind: OrderMail, { way, pickupPlace, address, expected }: OrderDetails): Block[] {
  const isToCome = kind === 'placed' || kind === 'paid';
  if (way === 'pickup') return isToCome || kind === 'shipped' ? [text(`Pick up at: ${pickupPlace}`)] : [];
  if (!isToCome) return [];
  const arrives = `Arrives ${DAY.format(new Date(expected.from))} to ${DAY.format(new Date(expected.to))}.`;
  return [
    text(arrives),
    ...(address.length > 0 ? [text(`Delivery address: ${unlinked(address.join(', '))}`)] : []),
  ];
}

/** Whom the invoice is for, where it does not go with the goods. */
const billingOf = (kind: OrderMail, { billing }: OrderDetails): Block[] =>
  (kind === 'placed' || kind === 'paid') && billing.length > 0
    ? [text(`Billing address: ${unlinked(billing.join(', '))}`)]
    : [];

/** What is paid beside the lines, and the sum. */
export function rowsOf(order: OrderDetails): [string, string][] {
  const charges = order.charges.filter(({ amountCents }) => amountCents !== 0);
  const paid = charges.map(({ label, amountCents }): [string, string] => [
    label,
    written(order, amountCents),
  ]);
  const shipping: [string, string][] = paid.length > 0 ? paid : [['Shipping', 'Free']];
  return [...shipping, ['Total', written(order, order.totalCents)]];
}

/** The button that pays; undefined where there is nothing to press. */
function payLabel(order: OrderDetails): string | undefined {
  if (!isPaidToStaff(order)) return 'Pay now';
  if (order.paidTo !== 'staff' || !order.isPayableOnline || order.dueNowCents === 0) return undefined;
  const due = written(order, order.dueNowCents);
  return order.onDeliveryCents > 0 ? `Pay the ${due} deposit now` : `Pay ${due} now`;
}

/** The token stands behind `#`, which no browser sends: it is in no log and no referrer. */
function linksOf(shop: Shop, kind: OrderMail, details: OrderDetails): Block[] {
  const { orderId, token } = details;
  const order = `${shop.url}/orders/${orderId}#${token}`;
  if (kind === 'placed') return [button(payLabel(details) ?? 'See your order', order)];
  if (kind !== 'delivered') return [button('See your order', order)];
  return [
    button('Tell us how it was', `${shop.url}/feedback/${orderId}`),
    { kind: 'link', label: 'See your order', url: order },
  ];
}
