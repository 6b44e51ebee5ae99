import type { CartLine } from '../platform/api/types';

export type LineChange = { name: string; before: number; now: number | null };
export type PriceChange = { lines: LineChange[]; before: number; now: number };

type Priced = { lines: readonly CartLine[]; total: number };

/** Old and new figures of the lines whose price moved; `now` is null for a line that has gone. */
export function priceChange(before: Priced, now: Priced): PriceChange {
  const fresh = new Map(now.lines.map((line) => [line.variantId, line]));
  const lines = before.lines
    .map((line) => ({ name: line.name, before: line.price, now: fresh.get(line.variantId)?.price ?? null }))
    .filter((line) => line.now !== line.before);
  return { lines, before: before.total, now: now.total };
}
