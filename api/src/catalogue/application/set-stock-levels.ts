import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { spellingKey } from '../../kernel/spelling-key.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  faultOnShelf,
  isFault,
  readLevel,
  type CountedLevel,
  type LevelFault,
  type Shelf,
} from '../domain/stock-level.js';
import type { ShelfChange, StockLevels } from './stock-levels.js';

/** What became of one level, at its place in what was sent. */
export type LevelResult =
  | { index: number; ok: true; variantId: string; sku: string; onHand: number | null }
  | ({ index: number; ok: false } & LevelFault);

const isLevel = (read: CountedLevel | LevelFault): read is CountedLevel => !isFault(read);

interface Found {
  level: CountedLevel;
  shelf: Shelf;
}

/** Stock as another system counts it. A level that is wrong is told at its place, and the others are set. */
export class SetStockLevels {
  constructor(
    private readonly levels: StockLevels,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A result for each level, in order. */
  setStockLevels(actor: Caller, sent: readonly unknown[]): Promise<LevelResult[]> {
    const read = sent.map(readLevel);
    return this.unitOfWork.run(async () => {
      const found = inOrder(read, await this.shelves(read.filter(isLevel)));
      const changes = found.flatMap((one): ShelfChange[] => {
        if (isFault(one) || one.level.onHand === one.shelf.onHand) return [];
        return [{ shelf: one.shelf, onHand: one.level.onHand, reason: one.level.reason }];
      });
      if (changes.length > 0) await this.levels.set(changes, actor.accountId);
      const refused = found.filter(isFault).length;
      const told = { levels: sent.length, changed: changes.length, refused };
      const entry = { action: 'adminSetStockLevels', entity: 'stock', entityId: '', changes: told };
      await this.audit.record({ actor, ...entry });
      return found.map(resultOf);
    });
  }

  private async shelves(levels: readonly CountedLevel[]): Promise<Shelf[]> {
    const keys = (by: CountedLevel['of']['by']) => [
      ...new Set(levels.flatMap(({ of }) => (of.by === by ? [of.key] : []))),
    ];
    return levels.length === 0 ? [] : this.levels.lock(keys('variantId'), keys('sku'));
  }
}

/** Each level with its shelf, the first one of each shelf alone. */
function inOrder(
  read: readonly (CountedLevel | LevelFault)[],
  shelves: readonly Shelf[],
): (Found | LevelFault)[] {
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
    if (first !== index) return { field: by, message: `Level ${first} is of the same variant` };
    return faultOnShelf(level, shelf) ?? { level, shelf };
  });
}

function resultOf(one: Found | LevelFault, index: number): LevelResult {
  if (isFault(one)) return { index, ok: false, field: one.field, message: one.message };
  const { variantId, sku } = one.shelf;
  return { index, ok: true, variantId, sku, onHand: one.level.onHand };
}
