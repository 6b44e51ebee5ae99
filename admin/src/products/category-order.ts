type Placed = { id: string; position: number };

/**
 * The positions to write so that `id` goes one place up (-1) or down (1) in the list as it is shown; only those that
 * change. Categories that were never ordered share a position, so the first move orders all of them.
 */
export function reordered(list: readonly Placed[], id: string, by: 1 | -1): Placed[] {
  const from = list.findIndex((one) => one.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return [];
  const next = [...list];
  const [moved] = next.splice(from, 1);
  if (moved) next.splice(to, 0, moved);
  return next
    .map((one, index) => ({ id: one.id, position: index + 1, was: one.position }))
    .filter(({ position, was }) => position !== was)
    .map(({ id: changed, position }) => ({ id: changed, position }));
}
