import { spellingKey } from '../../kernel/spelling-key.js';
import { isFault, readLevel, type CountedLevel, type LevelFault, type Shelf } from '../domain/stock-level.js';
import type { StockLevels } from './stock-levels.js';

/** A level with the shelf that it is of, locked. */
export interface Found {
  level: CountedLevel;
  shelf: Shelf;
}

/** What became of one level, at its place in what was sent. */
export type LevelResult =
  | { index: number; ok: true; variantId: string; sku: string; onHand: number | null }
  | ({ index: number; ok: false } & LevelFault);

/** Each level that was sent with its shelf, the first one of each shelf alone. */
export async function findShelves(
  levels: StockLevels,
  sent: readonly unknown[],
): Promise<(Found | LevelFault)[]> {
  const read = sent.map(readLevel);
  const keys = (by: CountedLevel['of']['by']) => [
    ...new Set(read.flatMap((one) => (isFault(one) || one.of.by !== by ? [] : [one.of.key]))),
  ];
  const shelves = await levels.lock(keys('variantId'), keys('sku'));
  const known = {
    variantId: new Map(shelves.map((shelf) => [shelf.variantId, shelf])),
    sku: new Map(shelves.map((shelf) => [spellingKey(shelf.sku), shelf])),
  };
  const firsts = new Map<Shelf, number>();
  return read.map((level, index) => {
    if (isFault(level)) return level;
    const { by, key } = level.of;
    const shelf = known[by].get(key);
    if (!shelf) return { field: by, message: 'The shop has no such variant' };
    const first = firsts.get(shelf) ?? index;
    firsts.set(shelf, first);
    return first === index
      ? { level, shelf }
      : { field: by, message: `Level ${first} is of the same variant` };
  });
}

export function resultOf(one: Found | LevelFault, index: number): LevelResult {
  if (isFault(one)) return { index, ok: false, field: one.field, message: one.message };
  const { variantId, sku } = one.shelf;
  return { index, ok: true, variantId, sku, onHand: one.level.onHand };
}
