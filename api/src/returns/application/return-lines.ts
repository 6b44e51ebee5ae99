import type { Order } from '../../orders/domain/order.js';
import type { ReturnLine } from '../domain/order-return.js';

export type Pieces = readonly { variantId: string; quantity: number }[];

/** The order's lines of which something goes back, in their order. */
export function linesOf(order: Order, pieces: Pieces): ReturnLine[] {
  return [...order.lines].flatMap(({ variantId, name, options }) => {
    const own = pieces.filter((piece) => piece.variantId === variantId);
    const quantity = own.reduce((sum, piece) => sum + piece.quantity, 0);
    return quantity > 0 ? [{ variantId, name, options, quantity, received: null, restock: null }] : [];
  });
}
