/** Another place than the default one, with what lies there of a variant. */
export interface OtherShelf {
  placeId: string;
  onHand: number;
  /** The order is fetched there. */
  isFetchedThere: boolean;
}

export interface Taken {
  placeId: string;
  quantity: number;
}

/**
 * From which other places pieces of a paid order are taken: where it is fetched first, then the default place, which has
 * `here`, then the others in their order. What is not told is taken from the default place. Pure.
 */
export function takeFrom(quantity: number, here: number, others: readonly OtherShelf[]): Taken[] {
  let left = quantity;
  const taken: Taken[] = [];
  const take = ({ placeId, onHand }: OtherShelf) => {
    const pieces = Math.min(left, onHand);
    if (pieces <= 0) return;
    taken.push({ placeId, quantity: pieces });
    left -= pieces;
  };
  for (const shelf of others) if (shelf.isFetchedThere) take(shelf);
  left -= Math.min(left, Math.max(0, here));
  for (const shelf of others) if (!shelf.isFetchedThere) take(shelf);
  return taken;
}

/** To which of the places, from which they were taken, pieces come back; what is left comes to the default place. Pure. */
export function putBack(quantity: number, taken: readonly Taken[]): Taken[] {
  let left = quantity;
  return taken.flatMap(({ placeId, quantity: most }) => {
    const pieces = Math.min(left, most);
    left -= pieces;
    return pieces > 0 ? [{ placeId, quantity: pieces }] : [];
  });
}
