import { isFault, keysOf, variantsByName } from '../domain/named-variant.js';
import {
  NO_STOCK_OF_ITS_OWN,
  readLevel,
  type CountedLevel,
  type LevelFault,
  type Shelf,
} from '../domain/stock-level.js';
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
  const shelfOf = variantsByName(await levels.lock(keysOf(read, 'variantId'), keysOf(read, 'sku')));
  const firsts = new Map<Shelf, number>();
  return read.map((level, index) => {
    if (isFault(level)) return level;
    const shelf = shelfOf(level.of);
    if (isFault(shelf)) return shelf;
    if (shelf.isBundle) return { field: 'onHand', message: NO_STOCK_OF_ITS_OWN };
    const first = firsts.get(shelf) ?? index;
    firsts.set(shelf, first);
    return first === index
      ? { level, shelf }
      : { field: level.of.by, message: `Level ${first} is of the same variant` };
  });
}

export function resultOf(one: Found | LevelFault, index: number): LevelResult {
  if (isFault(one)) return { index, ok: false, field: one.field, message: one.message };
  const { variantId, sku } = one.shelf;
  return { index, ok: true, variantId, sku, onHand: one.level.onHand };
}
