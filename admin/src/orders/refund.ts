/** What may be asked to come back: pieces, a sum, both (these pieces, but this sum), or nothing: all that is left. */
export type RefundAsk = { amount?: number; lines?: { variantId: string; quantity: number }[] };
export type RefundLine = {
  variantId: string;
  name: string;
  options: Record<string, string>;
  bought: number;
  /** Pieces given back before. */
  refunded: number;
  /** Pieces that can still be given back. */
  left: number;
  /** Pieces asked for now. */
  quantity: number;
  /** What these pieces have cost after the coupon. */
  share: number;
  /** What comes back for them now. */
  amount: number;
};
export type RefundPart = {
  payment: 'full' | 'deposit' | 'balance';
  method: 'card' | 'mobile' | 'cash';
  amount: number;
  /** No provider pays it out: staff hands it over and records that. */
  byHand: boolean;
};
/** What a refund would give back, to the cent, and what stays. */
export type RefundPreview = {
  amount: number;
  /** What could be given back at most. */
  available: number;
  lines: RefundLine[];
  /** The part that belongs to no line. */
  beyondLines: number;
  parts: RefundPart[];
  amountRefunded: number;
  amountDue: number;
  canRestock: boolean;
  message: string;
};
