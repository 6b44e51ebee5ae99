import type { OrderLine } from '../domain/order-line.js';

/** How many pieces of a variant of an order are still to be sent. */
export interface PiecesToSend {
  variantId: string;
  quantity: number;
}

/** What of orders is still to be packed: what was ordered, less what was given back and what is in a parcel already. */
export abstract class ToSend {
  /** By the orders' ids; a variant of which nothing is left is not named. Ask with the orders' rows locked before it is sent. */
  abstract of(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly PiecesToSend[]>>;
}

/** The lines with as many pieces as are to be sent; those of which none is left are dropped. */
export function linesToSend<Line extends Pick<OrderLine, 'variantId'>>(
  lines: Iterable<Line>,
  pieces: readonly PiecesToSend[],
): { line: Line; quantity: number }[] {
  const left = new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity]));
  return [...lines].flatMap((line) => {
    const quantity = left.get(line.variantId) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}
