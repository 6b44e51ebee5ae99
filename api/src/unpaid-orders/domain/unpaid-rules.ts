import type { UnpaidLimits } from '../../kernel/unpaid-limits.js';
import { StockShareReached, TooManyUnpaid } from './refusals.js';

/** Open unpaid orders and the pieces that they hold, the new one included. */
export interface Unpaid {
  orders: number;
  units: number;
}

/** What unpaid orders hold of a variant, the new one included. */
export interface UnpaidHold {
  variantId: string;
  onHand: number;
  unpaid: number;
  /** Of it, what accounts of the buyer's network hold that have never paid; 0 where the buyer has. */
  ofNewcomers: number;
}

/** @throws TooManyUnpaid */
export function assertAccountMay({ orders, units }: Unpaid, limits: UnpaidLimits): void {
  if (orders > limits.ordersPerAccount)
    throw new TooManyUnpaid(
      `At most ${counted(limits.ordersPerAccount, 'order')} of yours may wait for payment. Please pay or cancel one first.`,
    );
  if (units > limits.unitsPerAccount)
    throw new TooManyUnpaid(
      `Your unpaid orders may hold ${counted(limits.unitsPerAccount, 'piece')} together. Please order fewer, or pay or cancel an earlier order first.`,
    );
}

/** A /48 of IPv6 may do `times` what one address may. @throws TooManyUnpaid */
export function assertAddressMay({ orders, units }: Unpaid, limits: UnpaidLimits, times: number): void {
  if (orders > limits.ordersPerAddress * times || units > limits.unitsPerAddress * times)
    throw new TooManyUnpaid(
      'Too many orders from your network wait for payment. Please pay or cancel one first, or try again later.',
    );
}

/** One piece can always be reserved, of however few. */
export const reservable = (onHand: number, stockShare: number) =>
  Math.max(1, Math.floor((onHand * Math.min(100, stockShare)) / 100));

/** Half of the share is for one network, so that nobody alone keeps everybody else from ordering without payment. @throws StockShareReached */
export function assertShare(
  { variantId, onHand, unpaid, ofNewcomers }: UnpaidHold,
  stockShare: number,
): void {
  const share = reservable(onHand, stockShare);
  if (unpaid > share || ofNewcomers > Math.ceil(share / 2)) throw new StockShareReached(variantId);
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
