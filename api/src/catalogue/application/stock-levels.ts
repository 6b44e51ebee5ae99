import type { Shelf } from '../domain/stock-level.js';

/** A shelf with what it has from now on. */
export interface ShelfChange {
  shelf: Shelf;
  /** At least what is held; null is any number. */
  onHand: number | null;
  reason: string;
}

/** Many shelves at once, as another system counts them; a few statements for all of them. */
export abstract class StockLevels {
  /** Those of variants on sale, locked until the transaction ends. `skuKeys` are spellings (`spellingKey`). */
  abstract lock(variantIds: readonly string[], skuKeys: readonly string[]): Promise<Shelf[]>;
  /** Sets locked shelves; each difference goes into the stock book. @throws StockIsHeld, and then nothing was changed */
  abstract set(changes: readonly ShelfChange[], actorId: string): Promise<void>;
}
