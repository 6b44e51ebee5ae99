import type { Exchangeable, ExchangeReturn } from '../../returns/application/exchange-return.js';
import type { Money } from '../../kernel/money.js';
import { lessFee } from '../../returns/domain/order-return.js';
import { ReturnNotFound } from '../../returns/domain/refusals.js';
import { PiecesNotLeft } from '../../orders/domain/parcel-refusals.js';
import type { LeavingPieces } from '../../orders/domain/order-edit.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { Order } from '../../orders/domain/order.js';
import type { RefundPlan } from './refund-plan.js';
import type { PreviewRefund } from './preview-refund.js';

/** What leaves an order by a change. */
export interface Leaving {
  pieces: readonly LeavingPieces[];
  /** What they are worth that have come back: less than they have cost where a fee is kept, more where delivery comes back too. */
  back?: Exchangeable | undefined;
}

/** Of an order that is changed, what is asked for; of a return, what has arrived. @throws ReturnNotFound, ReturnTransitionRefused */
export async function leavingOf(
  exchange: Pick<ExchangeReturn, 'exchangeable'>,
  { orderId, returnId, pieces }: Leaving & { orderId: string; returnId?: string | null | undefined },
): Promise<Leaving> {
  if (!returnId) return { pieces };
  const back = await exchange.exchangeable(returnId);
  if (back.orderId !== orderId) throw new ReturnNotFound();
  return { pieces: back.pieces, back };
}

/** What that is worth, `amount` in all: `waived` of it nobody has paid; `isAll` where nothing of the order is left, and what was paid for its delivery goes with it. */
export type Worth = Omit<RefundPlan, 'goodwillAmount'> & { isAll: boolean };

/** What of it was paid. */
export const moneyOf = ({ amount, waived }: Pick<Worth, 'amount' | 'waived'>): Money => amount.minus(waived);

/** What pieces that leave an order that is not sent yet, or come back, have cost: what was paid for it first, then what nobody has paid. @throws RefundTooLarge, RefundTooMany, InvalidPurchase */
export async function worthOf(
  previewRefund: Pick<PreviewRefund, 'plan' | 'isAll'>,
  order: Order,
  { pieces, back }: Leaving,
): Promise<Worth> {
  const none = order.total.times(0);
  if (pieces.length === 0) return { amount: none, waived: none, lines: [], isAll: false };
  if (back) return { ...(await worthBack(previewRefund, order, pieces, back)), isAll: false };
  // of an order of which a part has left, that part stays
  const isUnsent = order.status === 'processing' && order.partsSent === 0;
  const isAll = isUnsent && (await previewRefund.isAll(order, pieces));
  // what there is of too many pieces is told by the plan
  const scope = isAll ? {} : { lines: pieces, waives: 'last' as const };
  const { amount, waived, lines } = await previewRefund.plan(order, scope);
  return { amount: amount.plus(waived), waived, lines, isAll };
}

/** The pieces less the fee; what goes beyond that is delivery, which belongs to no line. */
async function worthBack(
  previewRefund: Pick<PreviewRefund, 'plan'>,
  order: Order,
  pieces: readonly LeavingPieces[],
  { amount, feePercent }: Exchangeable,
): Promise<Omit<Worth, 'isAll'>> {
  const whole = await previewRefund.plan(order, { lines: pieces });
  const kept = lessFee(whole.amount, feePercent);
  const goods = amount.lessThan(kept) ? amount : kept;
  const { lines } = goods.equals(whole.amount)
    ? whole
    : await previewRefund.plan(order, { lines: pieces, amount: goods });
  if (whole.amount.lessThan(amount)) await previewRefund.plan(order, { amount });
  return { amount, waived: whole.waived, lines };
}

/**
 * How many of the pieces stay in the shop, by variant: of an order that is not sent yet all of them must, but for what is never sent,
 * such as a lesson or a file. With the order's row locked, before something is written.
 * @throws PiecesNotLeft, PiecesPacked
 */
export async function stillHere(
  holdBack: Pick<HoldBack, 'unsentOf' | 'hasPacked'>,
  order: Order,
  { lines }: Pick<Worth, 'lines'>,
): Promise<ReadonlyMap<string, number>> {
  const unsent = await holdBack.unsentOf(order, lines);
  for (const { variantId, name, quantity } of order.status === 'processing' ? lines : []) {
    const here = unsent.get(variantId) ?? 0;
    if (here < quantity && (await holdBack.hasPacked(order, variantId))) throw new PiecesNotLeft(name, here);
  }
  return unsent;
}
