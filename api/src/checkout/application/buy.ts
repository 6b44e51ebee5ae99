import type { CardRecipient } from '../../credit/domain/handover.js';
import type { Exchange } from '../../kernel/exchange.js';
import type { EInvoiceTo } from '../../orders/domain/e-invoice-to.js';
import type { NamedRequest, ShippingAddress } from '../../orders/domain/snapshots.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import type { CheckedVatNumber } from '../../tax/application/check-vat-number.js';
import type { OriginNetwork } from '../../unpaid-orders/application/ports.js';
import type { EditAsked } from './open-edit.js';
import type { PaymentAnswer } from './payment-answer.js';
import type { OwnLine, WantedItem } from './ports.js';
import type { Quote } from './quote.js';
import type { Together } from './sold-parcel.js';

/** Whom a gift card that is bought is for: one piece of the variant. */
export interface GiftRecipient extends CardRecipient {
  variantId: string;
  /** Who gives it; empty is the buyer's name. */
  from?: string;
}

/** The call that a purchase came by, of which whoever repeats it gets the first answer. */
export interface RepeatableCall {
  /** Its key: to the end of the transaction within one, else until it is answered. @throws what the call ends with where it was answered before, or is underway */
  take: () => Promise<void>;
  /** Keeps what is answered, in the running transaction. */
  keep: (answer: PaymentAnswer) => Promise<void>;
}

/** What a shopper sends to buy. Prices and amounts are what the shopper saw, never what is charged. */
export interface Buy {
  accountId: string;
  name: string;
  method: PaymentMethod;
  /** What of it is paid first with what the shop keeps for the shopper, in this order; `method` pays the rest. */
  parts?: readonly { method: PaymentMethod; amount: number }[] | undefined;
  /** Gift cards, as they were typed, and whether the account's store credit is used: they pay as much as they have, first. */
  giftCards?: readonly string[] | undefined;
  useStoreCredit?: boolean | undefined;
  items?: readonly WantedItem[] | undefined;
  /** Lines that are no goods of the catalogue: only the staff writes any. */
  ownLines?: readonly OwnLine[] | undefined;
  /** Whom gift cards that are bought are for, one for each piece; the others go to the buyer. */
  giftRecipients?: readonly GiftRecipient[] | undefined;
  couponCode?: string | undefined;
  /** In which the order is placed; the shop's own unless named. ISO 4217. */
  currency?: string | undefined;
  amount?: number | undefined;
  /** Where `amount` is a part of it: what the shopper saw that all comes to. */
  total?: number | undefined;
  mobileNumber?: string | undefined;
  /** A wallet of the shopper's browser pays it, on the checkout page itself. */
  express?: boolean | undefined;
  /** What the shopper saw that the wallet will be asked for, in its own currency. */
  walletAmount?: number | undefined;
  contact: { email: string; phone: string };
  /** Of somebody without an account: unpaid orders count by it, too. */
  guestEmail?: string | undefined;
  /** Whether files are handed over at once, which ends the right to withdraw from them; undefined where nobody is asked: then the links ask. */
  downloadConsent?: boolean | undefined;
  /** By whose mailbox coupons count: the account's own address, of a guest the one given. */
  buyerEmail?: string | undefined;
  shippingAddress: ShippingAddress | null;
  /** Whom the invoice is for, where it does not go with the goods; taxes do not ask for it. */
  billingAddress?: ShippingAddress | null | undefined;
  /** Where a business gets its e-invoices; taxes do not ask for it. */
  eInvoice?: EInvoiceTo | null | undefined;
  /** How it is to be sent; the first method that goes there, unless chosen. */
  shippingMethodId?: string | undefined;
  /** The buyer's VAT number as it was typed, and what became of it. */
  vatNumber?: string | undefined;
  vat?: CheckedVatNumber | null | undefined;
  /** No tax service is asked any more. */
  isPlacing?: boolean | undefined;
  /** Where the request came from, for the limits of unpaid orders. */
  networks: readonly OriginNetwork[];
  /** Without it, the same again while the first one waits for money is still one order: the cart's lines are its own. */
  request?: NamedRequest | undefined;
  /** Whose key is taken by whoever places the order; that of any other call was taken before. */
  call?: RepeatableCall | undefined;
  /** It comes for things that leave another order, whose money pays for it first. */
  edit?: EditAsked | undefined;
  /** @see QuoteRequest */
  isApart?: boolean | undefined;
  orElseFirst?: boolean | undefined;
  together?: Together | undefined;
  ends?: string | undefined;
  ownExchange?: Exchange | undefined;
  /** @see QuoteRequest */
  agreed?: Quote | undefined;
  /** Joins the transaction in which the order is placed; what it throws undoes it. */
  onPlaced?: ((orderId: string) => Promise<void>) | undefined;
}
