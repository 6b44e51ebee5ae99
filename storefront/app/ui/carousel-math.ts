type Slide = { at: number; step: number; columns: number; visible: number };

/**
 * The first column in sight after moving by `step`: stops at either end, and wraps from there to the other end.
 * All figures are columns.
 */
export function slideGoal({ at, step, columns, visible }: Slide): number {
  const last = Math.max(0, columns - visible);
  if (step > 0) return at >= last ? 0 : Math.min(at + step, last);
  return at <= 0 ? last : Math.max(at + step, 0);
}
