import type { Money } from '../../kernel/money.js';

/** One line of an order in the preview of a refund. */
export interface RefundLineFigures {
  variantId: string;
  name: string;
  options: Readonly<Record<string, string>>;
  bought: number;
  /** Pieces given back before. */
  refunded: number;
  /** Pieces that this refund is for. */
  quantity: number;
  /** What those pieces have cost after the coupon. */
  share: Money;
  /** What comes back for them. */
  amount: Money;
}

/** What of a tender can still be given back. */
export interface RefundTenderFigures {
  tenderId: string;
  payment: 'full' | 'deposit' | 'balance';
  method: string;
  left: Money;
}

/** Money that comes back of one payment, the way it came or from hand to hand. */
export interface RefundPartFigures {
  tenderId: string;
  payment: 'full' | 'deposit' | 'balance';
  method: string;
  /** Whether its provider gives money back at all. */
  refunds: 'api' | 'by-hand';
  /** Where it goes, as staff and buyers read it. */
  goesTo: { staff: string; buyer: string };
  amount: Money;
  /** No provider pays it out: staff hands it over and records that. */
  byHand: boolean;
}

/** Exactly what a refund gives back, before it is made. The lines' amounts and `goodwillAmount` add up to `amount` and `waived`. */
export interface RefundFigures {
  amount: Money;
  /** What of the pieces nobody has paid, and nobody has to any more. */
  waived: Money;
  available: Money;
  lines: readonly RefundLineFigures[];
  /** Belongs to no line. */
  goodwillAmount: Money;
  parts: readonly RefundPartFigures[];
  /** Those that have brought money, in their order. */
  tenders: readonly RefundTenderFigures[];
  /** In all, after it. */
  amountRefunded: Money;
  amountPaid: Money;
  /** Still to be paid after it. */
  amountDue: Money;
  /** Pieces could go back on the shelf with it. */
  canRestock: boolean;
}
