import type { Caller } from '../../kernel/caller.js';
import type { BundlePart } from '../../kernel/bundle.js';
import type { DeliveryWay } from '../../kernel/delivery-way.js';
import type { Money } from '../../kernel/money.js';
import type { Receipt } from '../../kernel/receipt.js';
import type { EInvoiceTo } from './e-invoice-to.js';

/** Who does something to an order; `id` is the account, null for the shop itself and for providers. */
export interface Actor {
  kind: 'customer' | 'staff' | 'admin' | 'system' | 'provider';
  id: string | null;
}

export const SYSTEM: Actor = { kind: 'system', id: null };
export const PROVIDER: Actor = { kind: 'provider', id: null };

/** Who of the shop calls, as the history of an order says it. */
export const staffOf = ({ role, accountId }: Pick<Caller, 'role' | 'accountId'>): Actor => ({
  kind: role === 'admin' ? 'admin' : 'staff',
  id: accountId,
});

export interface ShippingAddress {
  firstName: string;
  lastName: string;
  company?: string | undefined;
  street: string;
  line2?: string | undefined;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** How the order is sent, as it was chosen. */
export interface Delivery {
  methodId: string;
  name: string;
  /** Working days until it is there. */
  daysFrom: number;
  daysTo: number;
  /** Unset in orders of before it was kept. */
  way?: DeliveryWay;
  /** The least that sending it there has cost then, in the smallest unit of the order's currency; never more than what it did cost. Unset before it was kept. */
  standardCents?: number;
  /** Where the shopper fetches it, for a pickup. */
  pickup: { address: string; hours: string } | null;
}

/** What a business has said of its taxes. */
export interface BuyerTax {
  /** With the letters of its country, unless it is of another kind. */
  vatNumber: string;
  /** What it is called, where that is no VAT number: `GSTIN`. */
  name?: string;
  /** By form and check digit alone, what the EU's register said, without an answer of that, or accepted by the staff. */
  check: 'offline' | 'confirmed' | 'unknown' | 'not_confirmed' | 'accepted';
  /** What the register said, as proof; unset in orders of before it was kept. */
  register?: {
    /** ISO 8601. */
    askedAt: string;
    consultation: string | null;
    name: string | null;
    address: string | null;
  } | null;
}

/** What was bought, as it was at that moment. */
export interface LineSnapshot {
  productId: string;
  variantId: string;
  sku: string;
  name: string;
  options: Readonly<Record<string, string>>;
  /** As the shop itself called it, where the buyer read a translation: offices are told in the shop's words. */
  original?: { name: string; options: Readonly<Record<string, string>> } | null;
  image: string | null;
  description: string;
  /** Whether it is sent; null of goods that were sold before lines said so, of which the catalogue knows. */
  needsDelivery?: boolean | null;
  quantity: number;
  /** What one piece of a bundle is made of. */
  parts?: readonly BundlePart[] | null;
  /** Before the sale discount, per piece. */
  listPrice: Money;
  /** What one piece costs. */
  unitPrice: Money;
  /** The coupon's share of this line. */
  discount: Money;
}

/** How a client names what it asks for: the same key with the same request is the same order, for ever. */
export interface NamedRequest {
  key: string;
  /** A digest of all that was asked. */
  hash: string;
}

/** Everything that placing an order needs to know. */
export interface OrderDraft {
  id: string;
  accountId: string;
  customerName: string;
  contact: { email: string; phone: string };
  shippingAddress: ShippingAddress | null;
  /** Whom the invoice is for; null where it goes with the goods. */
  billingAddress?: ShippingAddress | null | undefined;
  /** Null where the buyer has told nothing. */
  eInvoice?: EInvoiceTo | null | undefined;
  /** Null when nothing is sent. */
  delivery: Delivery | null;
  /** Null for whoever is no business. */
  buyerTax: BuyerTax | null;
  /** As payments call it. */
  paymentMethod: string;
  /** When its buyer has let files be handed over at once, where that is asked. */
  downloadConsentAt?: Date | null | undefined;
  coupon: { id: string; code: string } | null;
  lines: readonly LineSnapshot[];
  receipt: Receipt;
  request: NamedRequest | null;
  /** Until when the stock is held. */
  holdExpiresAt: Date;
}
