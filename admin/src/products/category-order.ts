type Placed = { id: string; position: number };

/**
 * The positions to write so that `id` goes one place up (-1) or down (1) in the list as it is shown: the two neighbours
 * change places. Categories that were never ordered share a position; then all get one of their own.
 */
export function reordered(list: readonly Placed[], id: string, by: 1 | -1): Placed[] {
  const from = list.findIndex((one) => one.id === id);
  const [mine, other] = [list[from], list[from + by]];
  if (!mine || !other) return [];
  const isOrdered = new Set(list.map(({ position }) => position)).size === list.length;
  if (isOrdered)
    return [
      { id: mine.id, position: other.position },
      { id: other.id, position: mine.position },
    ];
  const next = list.with(from, other).with(from + by, mine);
  return next.map((one, index) => ({ id: one.id, position: index + 1 }));
}
