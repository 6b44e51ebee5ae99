import type { Money } from '../../kernel/money.js';
import type { ProviderName } from '../../payments/domain/method.js';
import type { Order } from '../domain/order.js';
import type { Actor } from '../domain/snapshots.js';
import type { RefundFigures } from './refund-figures.js';

/** What of an order's money: all of it, or a part. */
export type PaymentKind = 'full' | 'deposit' | 'balance';

export interface RefundAsked {
  orderId: string;
  /** In the currency of the order; with lines, what comes back for them; without both, everything that is left. */
  amount?: number | undefined;
  lines?: readonly RefundPieces[] | undefined;
  /** The pieces of `lines` go back on the shelf, whatever the lines say. */
  restock?: boolean | undefined;
  /** Staff gives all of it back by hand, also what a provider would. */
  byHand?: boolean | undefined;
  /** What would go back as money becomes store credit of the buyer. */
  asStoreCredit?: boolean | undefined;
  /** How staff shares it between the tenders; in the order of the house unless said. Amounts as `amount`. */
  shares?: readonly { tenderId: string; amount: number }[] | undefined;
  /** It comes off what is still to be paid as far as that goes, and only the rest goes back as money. */
  fromDue?: boolean | undefined;
}

export interface CancelAsked {
  orderId: string;
  reason: string;
  /** Its pieces go back on the shelf; unless said they do. */
  restock?: boolean | undefined;
  /** Also those that were refunded before and not put back then; unless said they do not. */
  restockRefunded?: boolean | undefined;
  /** What is left of its money stays, where all pieces were refunded: a fee. */
  keepsRest?: boolean | undefined;
}

export interface RefundPieces {
  variantId: string;
  quantity: number;
  /** These go back on the shelf. */
  restock?: boolean | undefined;
}

/** What of pieces that have come back is still to be paid for. */
export interface OwedPieces {
  /** Those whose money has not gone back yet, or is on its way. */
  pieces: RefundPieces[];
  /** What they have cost. */
  cost: Money;
  /** What the shop still holds of the order. */
  available: Money;
}

/** A part of a refund, as it is sent to one payment. */
export interface RefundMade {
  id: string;
  amount: Money;
}

/**
 * What orders ask of those who keep money and stock: the steps of an order that move either. Checkout answers, because
 * it alone orchestrates payments, stock and coupons.
 */
export abstract class OrderCommands {
  /**
   * Cancels and gives back what was paid, at most `limit` cents; null is any amount. `audit` runs with what is written.
   * @throws OrderNotFound, TransitionRefused once sent, RefundOverLimit, PiecesStay and then nothing is cancelled
   */
  abstract cancel(
    asked: CancelAsked,
    actor: Actor,
    limit: number | null,
    audit?: () => Promise<void>,
  ): Promise<void>;
  /** What would come back now. @throws OrderNotFound, also for somebody else's */
  abstract previewCancel(orderId: string, actor: Actor): Promise<{ order: Order; figures: RefundFigures }>;
  /** Staff has seen the money, at most `limit` cents on a day; null is any amount. `audit` runs with what is written. @throws OrderNotFound, BudgetSpent, and a refusal when it was paid or a provider collects it */
  abstract recordPayment(
    orderId: string,
    kind: PaymentKind,
    actor: Actor,
    limit: number | null,
    paidBy?: ProviderName,
    audit?: () => Promise<void>,
  ): Promise<void>;
  /**
   * Gives back at most `limit` cents; null is any amount. @throws OrderNotFound, RefundOverLimit before anything is
   * written, and a refusal when it is more than was captured and not returned
   */
  abstract refund(
    asked: RefundAsked,
    reason: string,
    actor: Actor,
    limit: number | null,
  ): Promise<RefundMade[]>;
  /** What these pieces would give back, in the caller's transaction. @throws like `refund` */
  abstract refundable(orderId: string, pieces: readonly RefundPieces[]): Promise<Money>;
  /** What of pieces that have come back is still to be paid for, in the caller's transaction: staff may have refunded the order beside. @throws OrderNotFound */
  abstract owed(orderId: string, pieces: readonly RefundPieces[]): Promise<OwedPieces>;
  /** Puts pieces on the shelf whose money went back before, as far as they are not there. In the caller's transaction. @throws OrderNotFound */
  abstract shelve(orderId: string, pieces: readonly RefundPieces[]): Promise<void>;
  /**
   * What delivery has cost by the least dear way, where these pieces are all that is left of the order; nothing otherwise. With what
   * they give back it is never more than the shop holds. @throws like `refund`
   */
  abstract deliveryWith(orderId: string, pieces: readonly RefundPieces[]): Promise<Money>;
  /** Exactly what would come back; changes nothing. @throws like `refund` */
  abstract previewRefund(asked: RefundAsked): Promise<RefundFigures>;
  /** Staff has handed over a refund by hand. @throws OrderNotFound */
  abstract refundHandedOver(orderId: string, refundId: string, actor: Actor): Promise<void>;
}
