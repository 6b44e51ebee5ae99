/** How many pieces of one variant are wanted. */
export interface Demand {
  variantId: string;
  quantity: number;
}

/**
 * Sums the demand per variant, ordered by variant: two lines of one variant are one demand, and every buyer takes
 * shelves in the same order, so that no two wait for each other.
 */
export function demandPerVariant(lines: Iterable<Demand>): Demand[] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.variantId, (sums.get(line.variantId) ?? 0) + line.quantity);
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
