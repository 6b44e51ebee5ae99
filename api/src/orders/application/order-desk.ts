import type { Money } from '../../kernel/money.js';
import type { Actor } from '../domain/snapshots.js';

export interface RefundAsked {
  orderId: string;
  /** In dollars; without it and without lines, everything that is left. */
  amount?: number | undefined;
  lines?: readonly { variantId: string; quantity: number }[] | undefined;
}

/**
 * What orders ask of those who keep money and stock: the steps of an order that move either. Checkout answers, because
 * it alone orchestrates payments, stock and coupons.
 */
export abstract class OrderDesk {
  /** @throws OrderNotFound, TransitionRefused once shipped */
  abstract cancel(orderId: string, actor: Actor, reason: string): Promise<void>;
  /** What would come back now. @throws OrderNotFound, also for somebody else's */
  abstract previewCancel(orderId: string, actor: Actor): Promise<{ refund: Money; method: string }>;
  /** Staff has the cash in hand. @throws OrderNotFound */
  abstract recordCash(orderId: string, kind: 'deposit' | 'balance', actor: Actor): Promise<void>;
  /** @throws OrderNotFound, and a refusal when it is more than was captured and not returned */
  abstract refund(asked: RefundAsked, reason: string, actor: Actor): Promise<void>;
  abstract previewRefund(asked: RefundAsked): Promise<{ amount: Money; available: Money }>;
  /** Staff has handed over a refund that no provider pays out. @throws OrderNotFound */
  abstract refundHandedOver(orderId: string, refundId: string, actor: Actor): Promise<void>;
}
