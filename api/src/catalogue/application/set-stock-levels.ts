import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { isFault } from '../domain/named-variant.js';
import { faultOnShelf } from '../domain/stock-level.js';
import { findShelves, resultOf, type LevelResult } from './find-shelves.js';
import type { ShelfChange, StockLevels } from './stock-levels.js';

/** Stock as another system counts it. A level that is wrong is told at its place, and the others are set. */
export class SetStockLevels {
  constructor(
    private readonly levels: StockLevels,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A result for each level, in order. */
  setStockLevels(actor: Caller, sent: readonly unknown[]): Promise<LevelResult[]> {
    return this.unitOfWork.run(async () => {
      const read = await findShelves(this.levels, sent);
      const found = read.map((one) => (isFault(one) ? one : (faultOnShelf(one.level, one.shelf) ?? one)));
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
}
