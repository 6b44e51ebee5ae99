import type { StockLevels } from '../../catalogue/application/stock-levels.js';
import { isFault, readLevel, type LevelFault, type Shelf } from '../../catalogue/domain/stock-level.js';
import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { spellingKey } from '../../kernel/spelling-key.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { PlaceNotFound, type Place } from '../domain/place.js';
import type { Places } from './places.js';

/** What became of one level, at its place in what was sent. */
export type PlaceLevelResult =
  | { index: number; ok: true; variantId: string; sku: string; onHand: number }
  | ({ index: number; ok: false } & LevelFault);

interface Counted {
  shelf: Shelf;
  onHand: number;
  reason: string;
}

interface Change extends Counted {
  delta: number;
}

/** What somebody has counted at one place. A level that is wrong is told at its place, and the others are set. */
export class SetPlaceLevels {
  constructor(
    private readonly places: Places,
    private readonly levels: StockLevels,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A result for each level, in order. @throws PlaceNotFound */
  setPlaceLevels(actor: Caller, placeId: string, sent: readonly unknown[]): Promise<PlaceLevelResult[]> {
    return this.unitOfWork.run(async () => {
      const place = await this.places.find(placeId);
      if (!place) throw new PlaceNotFound();
      const read = await this.read(sent);
      const ids = read.flatMap((one) => (isFault(one) ? [] : [one.shelf.variantId]));
      const there = await this.places.onHand(place, ids);
      const found = read.map((one) =>
        isFault(one) ? one : checked(place, one, there.get(one.shelf.variantId) ?? 0),
      );
      const changes = found.flatMap((one) => (isFault(one) || one.delta === 0 ? [] : [one]));
      for (const reason of new Set(changes.map((one) => one.reason)))
        await this.places.move(
          place,
          changes
            .filter((one) => one.reason === reason)
            .map(({ shelf: { variantId }, delta }) => ({ variantId, quantity: delta })),
          { kind: 'adjust', reason, actorId: actor.accountId },
        );
      const refused = found.filter(isFault).length;
      const told = { levels: sent.length, changed: changes.length, refused };
      const entry = { action: 'adminSetPlaceLevels', entity: 'place', entityId: placeId, changes: told };
      await this.audit.record({ actor, ...entry });
      return found.map(resultOf);
    });
  }

  /** Each level with its shelf, locked, the first one of each shelf alone. */
  private async read(sent: readonly unknown[]): Promise<(Counted | LevelFault)[]> {
    const read = sent.map(readLevel);
    const keys = (by: 'sku' | 'variantId') => [
      ...new Set(read.flatMap((one) => (isFault(one) || one.of.by !== by ? [] : [one.of.key]))),
    ];
    const shelves = await this.levels.lock(keys('variantId'), keys('sku'));
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
      if (level.onHand === null || shelf.onHand === null)
        return { field: 'onHand', message: 'Pieces are counted at places: give the variant a stock first' };
      const first = firsts.get(shelf) ?? index;
      firsts.set(shelf, first);
      if (first !== index) return { field: by, message: `Level ${first} is of the same variant` };
      return { shelf, onHand: level.onHand, reason: level.reason };
    });
  }
}

/** Whether the place can have so many: what waiting orders hold must lie somewhere. */
function checked(place: Place, counted: Counted, before: number): Change | LevelFault {
  const delta = counted.onHand - before;
  const { held, onHand } = counted.shelf;
  if (place.sellsOnline && delta < 0 && (onHand ?? 0) + delta < held)
    return { field: 'onHand', message: `Waiting orders hold ${held} of it` };
  return { ...counted, delta };
}

function resultOf(one: Change | LevelFault, index: number): PlaceLevelResult {
  if (isFault(one)) return { index, ok: false, field: one.field, message: one.message };
  const { variantId, sku } = one.shelf;
  return { index, ok: true, variantId, sku, onHand: one.onHand };
}
