import type { TransitionContext } from './transition-context.js';
import { takenFor } from '../../kernel/bundle.js';
import { wayOf } from '../../kernel/delivery-way.js';
import { worthOfUnit } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import { callersLanguage } from '../../kernel/tongue.js';
import type { EInvoiceTo } from './e-invoice-to.js';
import { OrderLine } from './order-line.js';
import { transition, type Effect, type OrderEvent, type OrderState } from './order-states.js';
import type { OrderFigures } from './order-guards.js';
import {
  nothingPaid,
  paymentStatusOf,
  type MoneyTotals,
  type PaymentDetail,
  type PaymentStatus,
} from './payment-status-of.js';
import { TransitionRefused } from './refusals.js';
import { discountOf, shippingOf, type Receipt } from '../../kernel/receipt.js';
import { readReceipt, storedReceipt, type StoredReceipt } from '../../kernel/stored-receipt.js';
import type { BuyerTax, Delivery, OrderDraft, ShippingAddress } from './snapshots.js';

/** An order: what was bought and for how much never changes; its state moves only along the table. */
export class Order {
  readonly currency: string;
  status: OrderState = 'pending';
  paymentStatus: PaymentStatus = 'pending';
  paymentDetail: PaymentDetail = 'unpaid';
  /** Cached from the ledger in the same transaction. */
  captured: Money;
  /** What of it came again for a payment whose money had come before, and is owed back. */
  surplus: Money;
  refunded: Money;
  /** What banks keep of it for good: disputes of its payments were lost. */
  lost: Money;
  /** What of it stays with the shop though it is cancelled: a fee. */
  kept: Money;
  /** What of the total nobody had paid, and nobody has to any more: its pieces left the order before. */
  waived: Money;
  carrier: string | null = null;
  trackingNumber: string | null = null;
  /** Parcels that left before the last one. */
  partsSent = 0;
  /** What its buyer shows where it is fetched; null until it is ready there. */
  pickupCode: string | null = null;
  cancelReason: string | null = null;
  holdExpiresAt: Date | null;
  version = 1;
  updatedAt: Date;
  readonly accountId: string;
  readonly customerName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly shippingAddress: ShippingAddress | null;
  /** Whom the invoice is for; null where it goes with the goods. */
  readonly billingAddress: ShippingAddress | null;
  /** Where its e-invoices go; the staff may change it. Null where the buyer has told nothing. */
  eInvoice: EInvoiceTo | null;
  readonly delivery: Delivery | null;
  readonly buyerTax: BuyerTax | null;
  readonly paymentMethod: string;
  /** Since when files of it may be handed over though its buyer could withdraw still; null where nobody was asked. */
  readonly downloadConsentAt: Date | null;
  /** BCP 47: that of the page where it was placed; null where the caller did not say. */
  readonly language: string | null;
  readonly couponId: string | null;
  readonly couponCode: string | null;
  /** The client's name for the purchase, unique for the account; null when it gave none. */
  readonly idempotencyKey: string | null;
  readonly requestHash: string | null;
  /** As it is kept; `bill` is the same with its amounts as money. */
  readonly receipt: StoredReceipt;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  /** Taxes and fees beside the lines. */
  readonly charges: Money;
  readonly total: Money;
  /** What one of its smallest units is worth in those of the shop's currency, at the rate that it was placed by. */
  readonly worthOfUnit: number;

  private constructor(
    readonly id: string,
    readonly lines: Iterable<OrderLine>,
    draft: OrderDraft,
    readonly createdAt: Date,
  ) {
    this.currency = draft.receipt.total.currency.code;
    this.accountId = draft.accountId;
    this.customerName = draft.customerName;
    this.contactEmail = draft.contact.email;
    this.contactPhone = draft.contact.phone;
    this.shippingAddress = draft.shippingAddress;
    this.billingAddress = draft.billingAddress ?? null;
    this.eInvoice = draft.eInvoice ?? null;
    this.delivery = draft.delivery;
    this.buyerTax = draft.buyerTax;
    this.paymentMethod = draft.paymentMethod;
    this.downloadConsentAt = draft.downloadConsentAt ?? null;
    this.language = callersLanguage() ?? null;
    this.couponId = draft.coupon?.id ?? null;
    this.couponCode = draft.coupon?.code ?? null;
    this.idempotencyKey = draft.request?.key ?? null;
    this.requestHash = draft.request?.hash ?? null;
    this.receipt = storedReceipt(draft.receipt);
    this.holdExpiresAt = draft.holdExpiresAt;
    this.updatedAt = createdAt;
    this.subtotal = draft.receipt.subtotal;
    this.discount = discountOf(draft.receipt);
    this.shipping = shippingOf(draft.receipt);
    this.total = draft.receipt.total;
    this.captured = this.total.times(0);
    this.surplus = this.refunded = this.lost = this.kept = this.waived = this.captured;
    const exchange = draft.receipt.rules?.exchange;
    this.worthOfUnit = exchange ? worthOfUnit(exchange) : 1;
    this.charges = this.total.minus(this.subtotal).plus(this.discount).minus(this.shipping);
  }

  /** A pending order. `lineIds` gives each line its id. @throws Error when lines and receipt disagree: a bug. */
  static place(draft: OrderDraft, lineIds: readonly string[], now: Date): Order {
    const lines = draft.lines.map((line, index) => OrderLine.of(lineIds[index] ?? '', index, line));
    if (lines.length === 0) throw new Error('an order needs a line');
    const order = new Order(draft.id, lines, draft, now);
    const ofLines = Money.sum(lines.map((line) => line.total));
    const expected = order.subtotal.minus(order.discount);
    if (!ofLines.equals(expected))
      throw new Error(`lines add up to ${String(ofLines)}, the receipt says ${String(expected)}`);
    const payment = paymentStatusOf(order.total, nothingPaid(order.captured));
    order.paymentStatus = payment.status;
    order.paymentDetail = payment.detail;
    return order;
  }

  /** Every cent of the total explained. */
  get bill(): Receipt {
    return readReceipt(this.receipt);
  }

  /** What of the shelves pieces of its lines are: of a bundle its parts, as they were when it was ordered. */
  taken(
    pieces: Iterable<{ variantId: string; quantity: number }>,
  ): { variantId: string; quantity: number }[] {
    const parts = new Map([...this.lines].map((line) => [line.variantId, line.parts]));
    return takenFor([...pieces].map((one) => ({ ...one, parts: parts.get(one.variantId) })));
  }

  /** What people call it: the last eight characters of the id, upper case. */
  get number(): string {
    return orderNumber(this.id);
  }

  /** About how much an amount of it is in the shop's currency: what limits and reports count by. */
  inShopCurrency({ cents }: Money): Money {
    return Money.ofCents(Math.round(cents * this.worthOfUnit));
  }

  /** What came for what it owes: a deposit that came twice pays nothing of the balance. */
  get paidFor(): Money {
    return this.captured.minus(this.surplus);
  }

  /** What is to be paid for it in all. */
  get owed(): Money {
    return this.total.minus(this.waived);
  }

  /** What is still to be paid; nothing on a cancelled order. */
  get due(): Money {
    if (this.status === 'cancelled' || !this.paidFor.lessThan(this.owed)) return this.total.times(0);
    return this.owed.minus(this.paidFor);
  }

  /** Takes over what the ledger says. Call in the transaction that wrote the ledger. */
  recordMoney(money: MoneyTotals, now: Date): void {
    const payment = paymentStatusOf(this.owed, money);
    this.captured = money.captured;
    this.surplus = money.surplus;
    this.refunded = money.refunded;
    this.paymentStatus = payment.status;
    this.paymentDetail = payment.detail;
    this.updatedAt = now;
  }

  /** All that banks have of it now; what of it they give back is theirs no more. */
  keepLoss(lost: Money, now: Date): void {
    this.lost = lost;
    this.updatedAt = now;
  }

  /** Whether all that came is gone: `promisedBack`, or kept by banks. */
  isAllGone(promisedBack: Money): boolean {
    return !this.captured.isZero && !promisedBack.plus(this.lost).lessThan(this.captured);
  }

  /** Moves along the table and says what money and stock must do. @throws TransitionRefused */
  apply(event: OrderEvent, at: TransitionContext): readonly Effect[] {
    const decision = transition(this.status, event, this.figures(at));
    if (!decision.allowed) throw new TransitionRefused(this.status, decision.guard, decision.sentence);
    this.status = decision.state;
    if (event === 'ship' || event === 'ship-part') {
      this.carrier = at.carrier || null;
      this.trackingNumber = at.trackingNumber || null;
    }
    if (event === 'ship' && wayOf(this.delivery) === 'pickup') this.pickupCode = at.pickupCode ?? null;
    if (event === 'cancel') this.pickupCode = null;
    if (event !== 'scan') this.holdExpiresAt = null;
    this.partsSent += event === 'ship-part' ? 1 : 0;
    this.updatedAt = at.now;
    return decision.effects;
  }

  /** A parcel on its way is another one than was said. */
  renumber(carrier: string, trackingNumber: string, now: Date): void {
    this.carrier = carrier;
    this.trackingNumber = trackingNumber;
    this.updatedAt = now;
  }

  private figures(at: TransitionContext): OrderFigures {
    const holdEnds = this.holdExpiresAt?.getTime() ?? 0;
    const dueNowCovered = at.dueNowCovered ?? this.status !== 'pending';
    return {
      actor: at.actor.kind,
      isOwner: at.actor.id === this.accountId,
      dueNowCovered,
      totalCovered: !this.paidFor.lessThan(this.owed),
      disputed: this.paymentDetail === 'disputed',
      allReturned: this.isAllGone(at.promisedBack ?? this.refunded),
      attemptLive: at.attemptLive ?? true,
      holdExpired: at.holdExpired ?? holdEnds <= at.now.getTime(),
      hasParcel:
        wayOf(this.delivery) !== 'parcel' || Boolean(at.carrier?.trim() && at.trackingNumber?.trim()),
      numberMatches: at.isOwnParcel ?? (!!at.trackingNumber && at.trackingNumber === this.trackingNumber),
      partsSent: this.partsSent,
      isSomethingLeft: at.isSomethingLeft ?? true,
      isFetched: wayOf(this.delivery) === 'pickup',
      overrideReason: at.overrideReason ?? '',
      ...{ isHandedOver: at.isHandedOver ?? false, someIsHandedOver: at.someIsHandedOver ?? false },
    };
  }
}

/** How the keys of orders begin that were written down by staff first: each names one order, whoever its customer is. */
export const DRAFT_KEY = 'draft-order:';

/** The last eight characters of an order's id, upper case. */
export function orderNumber(id: string): string {
  return id.slice(-8).toUpperCase();
}
