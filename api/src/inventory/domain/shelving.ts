import type { Demand } from './demand.js';

/** Which pieces of an order that is undone are sold again. Unless said all are, but for those that were left `off` the shelf before. */
export interface Shelving {
  /** Pieces that were refunded before, and not put back then. */
  off?: readonly Demand[];
  /** Whether these are put back now. */
  puts?: { off?: boolean | undefined; rest?: boolean | undefined };
}

/** Of pieces that come back, those that are `fit` to be sold and those that are not. */
export function shelved(
  back: readonly Demand[],
  { off = [], puts = {} }: Shelving,
): { fit: Demand[]; unfit: Demand[] } {
  const { off: putsOff = false, rest: putsRest = true } = puts;
  const offOf = ({ variantId, quantity }: Demand) =>
    Math.min(quantity, off.find((one) => one.variantId === variantId)?.quantity ?? 0);
  const fitOf = (piece: Demand) =>
    (putsOff ? offOf(piece) : 0) + (putsRest ? piece.quantity - offOf(piece) : 0);
  const some = (count: (piece: Demand) => number) =>
    back.flatMap((piece) => (count(piece) > 0 ? [{ ...piece, quantity: count(piece) }] : []));
  return { fit: some(fitOf), unfit: some((piece) => piece.quantity - fitOf(piece)) };
}
