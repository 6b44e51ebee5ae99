import type { Money } from '../../kernel/money.js';
import { PiecesNotLeft } from '../../orders/domain/parcel-refusals.js';
import type { LeavingPieces } from '../../orders/domain/order-edit.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { Order } from '../../orders/domain/order.js';
import type { RefundPlan } from './refund-plan.js';
import type { PreviewRefund } from './preview-refund.js';

/** What leaves an order by a change. */
export interface Leaving {
  pieces: readonly LeavingPieces[];
  /** Less than they have cost, where a fee is kept. */
  amount?: Money | undefined;
}

/** What that is worth; `isAll` where nothing of the order is left, and what was paid for its delivery goes with it. */
export type Worth = Omit<RefundPlan, 'goodwillAmount'> & { isAll: boolean };

/** What was paid for pieces that leave an order that is not sent yet, or come back. @throws RefundTooLarge, RefundTooMany, InvalidPurchase */
export async function worthOf(
  previewRefund: Pick<PreviewRefund, 'plan' | 'isAll'>,
  order: Order,
  { pieces, amount }: Leaving,
): Promise<Worth> {
  if (pieces.length === 0) return { amount: order.total.times(0), lines: [], isAll: false };
  const isAll = order.status === 'processing' && (await previewRefund.isAll(order, pieces));
  // what there is of too many pieces is told by the plan
  const plan = await previewRefund.plan(order, isAll ? {} : { lines: pieces, amount });
  return { amount: plan.amount, lines: plan.lines, isAll };
}

/**
 * How many of the pieces stay in the shop, by variant: of an order that is not sent yet all of them must. With the order's row locked.
 * @throws PiecesNotLeft, PiecesPacked
 */
export async function stillHere(
  holdBack: Pick<HoldBack, 'unsentOf'>,
  order: Order,
  { lines }: Pick<Worth, 'lines'>,
): Promise<ReadonlyMap<string, number>> {
  const unsent = await holdBack.unsentOf(order, lines);
  for (const { variantId, name, quantity } of order.status === 'processing' ? lines : []) {
    const here = unsent.get(variantId) ?? 0;
    if (here < quantity) throw new PiecesNotLeft(name, here);
  }
  return unsent;
}
