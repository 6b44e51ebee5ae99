import type { Order } from '../platform/api/types';

/** How many pieces of each variant have been given back, or are on their way. */
export function refundedPieces({ refunds }: Pick<Order, 'refunds'>): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { status, lines } of refunds)
    for (const { variantId, quantity } of status === 'failed' ? [] : lines)
      pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity);
  return pieces;
}
