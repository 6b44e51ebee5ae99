import type { DeliveryWay } from '../../kernel/delivery-way.js';

/** The letters about an order. */
export type OrderMail =
  | 'placed'
  | 'paid'
  | 'part_shipped'
  | 'shipped'
  | 'renumbered'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'lowered';

export interface OrderedLine {
  variantId?: string;
  name: string;
  quantity: number;
  /** Before anything is taken off. */
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

/** What of it went together. */
export interface SentParcel {
  id: string;
  carrier: string | null;
  trackingNumber: string | null;
  lines: readonly { variantId: string; quantity: number }[];
}

/** Of an order that came for a change of another one. */
export interface ChangeTold {
  /** Of the order that is changed. */
  number: string;
  /** What leaves that one. */
  left: readonly { name: string; quantity: number; options: Readonly<Record<string, string>> }[];
  /** What it pays of this one, and what goes back as money. */
  movedCents: number;
  backCents: number;
  /** It holds: what it pays has come. */
  isDone: boolean;
  /** What leaves has come back as a return. */
  isExchange?: boolean;
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
  /** Whom the invoice is for, line by line; empty where it goes with the goods. */
  billing: readonly string[];
  /** When it is promised; ISO dates. */
  expected: { from: string; to: string };
  /** What each discount and the coupon take off the lines; less than nothing. */
  reductions: readonly { label: string; amountCents: number }[];
  /** Nothing of it is sent or fetched, such as gift cards and files. */
  isAllByMail?: boolean;
  /** When the buyer has let files be handed over at once, as ISO 8601; null where nobody was asked. */
  downloadConsent?: string | null;
  /** What was paid beside the lines. */
  charges: readonly { label: string; amountCents: number }[];
  /** Why the buyer is charged no tax, whatever the prices contain; empty where tax is charged, or none is due. */
  exemption: readonly string[];
  totalCents: number;
  /** Of all amounts, by ISO 4217. */
  currency: string;
  paidCents: number;
  /** What of the total nobody had paid, and nobody has to any more. */
  waivedCents?: number;
  /** What its buyer was to pay before the order is prepared, without gift cards and what came from another order; and what is due on delivery. */
  dueNowCents: number;
  onDeliveryCents: number;
  status: string;
  /** Unset of orders that their buyers have placed. */
  change?: ChangeTold | null;
  /** What was not given back of it before it was cancelled stays, as a fee. */
  isKept?: boolean;
  /** What is due now can be paid through a provider. */
  isPayableOnline: boolean;
  /** Without what pays for another order that came for this one. */
  refundedCents: number;
  /** Who was to see its money come: a provider, the staff at hand, or the shop's account. */
  paidTo: PaidTo;
  /** How it reaches the buyer, and where it is fetched; empty for what is brought. */
  way: DeliveryWay;
  pickupPlace: string;
  carrier: string | null;
  trackingNumber: string | null;
  /** What has been handed over, in the order of packing. */
  parcels?: readonly SentParcel[];
  /** The one of them that a letter is about; unset of orders that were sent before each was kept. */
  parcel?: SentParcel;
  /** What its buyer shows where it is fetched. */
  pickupCode?: string | null;
}

/** What of it is still to come. */
export const leftOf = ({
  totalCents,
  waivedCents = 0,
  paidCents,
}: Pick<OrderDetails, 'totalCents' | 'waivedCents' | 'paidCents'>): number =>
  totalCents - waivedCents - paidCents;
