import type { Money } from '../../kernel/money.js';
import { endOfPeriod } from '../../kernel/periods.js';
import { ReturnNotPossible, ReturnPiecesWrong } from './refusals.js';
import type { ReturnState } from './return-states.js';

export const RETURN_REASONS = [
  'does_not_fit',
  'not_as_described',
  'damaged',
  'wrong_item',
  'changed_mind',
  'other',
] as const;
/** Whoever withdraws from the contract gives none. */
export const WITHDRAWAL = 'withdrawal';
export type ReturnReason = (typeof RETURN_REASONS)[number] | typeof WITHDRAWAL;

/** The shop has got it wrong: the shopper pays nothing for sending it back. */
const FAULTS_OF_THE_SHOP: readonly ReturnReason[] = ['not_as_described', 'damaged', 'wrong_item'];

/** How the goods come back: with a label that the shop sends, or brought by the shopper. */
export const HANDOVERS = ['label', 'drop_off'] as const;
/** Whoever withdraws sends them by a carrier of their own. */
export const BY_POST = 'post';
export type Handover = (typeof HANDOVERS)[number] | typeof BY_POST;

/** Pieces of one line of the order. */
export interface ReturnLine {
  variantId: string;
  name: string;
  options: Readonly<Record<string, string>>;
  /** Pieces that the shopper sends back. */
  quantity: number;
  /** Pieces that have arrived; null before. */
  received: number | null;
  /** Whether they go back on the shelf with the refund; null before they arrived. */
  restock: boolean | null;
}

/** What a shopper sends back of a delivered order. */
export interface OrderReturn {
  id: string;
  orderId: string;
  state: ReturnState;
  reason: ReturnReason;
  /** The shopper's own words; may be empty. */
  comment: string;
  handover: Handover;
  /** Percent of what the pieces have cost that the shop keeps, as it was when the shopper asked. */
  feePercent: number;
  lines: readonly ReturnLine[];
  /** What was told to come back; once refunded, what does. */
  amount: Money;
  /** The shop's last words to the shopper; may be empty. */
  message: string;
  /** Of the payments feature, once refunded; none when there was nothing to give back. */
  refundIds: readonly string[];
}

/** What staff found in the parcel. */
export interface ArrivedLine {
  variantId: string;
  quantity: number;
  restock: boolean;
}

export const isFaultOfShop = (reason: ReturnReason): boolean => FAULTS_OF_THE_SHOP.includes(reason);

/** Percent that the shop keeps of what comes back; nothing where it has got it wrong. */
export const feeFor = (reason: ReturnReason | undefined, percent: number): number =>
  reason && isFaultOfShop(reason) ? 0 : percent;

/** What comes back of `cost` when `percent` is kept. */
export const lessFee = (cost: Money, percent: number): Money => cost.minus(cost.percent(percent));

const DAY_MS = 86_400_000;

/** The last moment at which a return may be asked for. */
export const returnableUntil = (deliveredAt: Date, days: number): Date => endOfPeriod(deliveredAt, days);

/** Goods have as long to arrive as a return may be asked for: what was approved up to here has expired. */
export function expiredBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** `until` is undefined before delivery. @throws ReturnNotPossible */
export function checkReturnable(until: Date | undefined, now: Date): void {
  if (!until) throw new ReturnNotPossible('An order can be returned once it has been delivered.');
  if (until < now) throw new ReturnNotPossible('The time to return this order is over.');
}

/** The lines with what arrived of each; what is not named did not arrive. @throws ReturnPiecesWrong */
export function received(lines: readonly ReturnLine[], arrived: readonly ArrivedLine[]): ReturnLine[] {
  if (new Set(arrived.map(({ variantId }) => variantId)).size < arrived.length)
    throw new ReturnPiecesWrong('Name each item once');
  for (const { variantId, quantity } of arrived) {
    const line = lines.find((one) => one.variantId === variantId);
    if (!line) throw new ReturnPiecesWrong('These items are not in the return');
    if (quantity > line.quantity)
      throw new ReturnPiecesWrong(`At most ${line.quantity} of ${line.name} can arrive`);
  }
  if (!arrived.some(({ quantity }) => quantity > 0))
    throw new ReturnPiecesWrong('Say which items have arrived');
  return lines.map((line) => {
    const found = arrived.find(({ variantId }) => variantId === line.variantId);
    const quantity = found?.quantity ?? 0;
    return { ...line, received: quantity, restock: quantity > 0 && found?.restock === true };
  });
}

/** What has arrived, as a refund takes it. */
export function arrivedPieces({ lines }: Pick<OrderReturn, 'lines'>): ArrivedLine[] {
  return lines.flatMap(({ variantId, received: quantity, restock }) =>
    quantity ? [{ variantId, quantity, restock: restock === true }] : [],
  );
}
