import {
  findShelves,
  resultOf,
  type Found,
  type LevelResult,
} from '../../catalogue/application/find-shelves.js';
import type { StockLevels } from '../../catalogue/application/stock-levels.js';
import { isFault } from '../../catalogue/domain/named-variant.js';
import type { LevelFault } from '../../catalogue/domain/stock-level.js';
import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { PlaceNotFound, type Place } from '../domain/place.js';
import type { Places } from './places.js';

interface Change extends Found {
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
  setPlaceLevels(actor: Caller, placeId: string, sent: readonly unknown[]): Promise<LevelResult[]> {
    return this.unitOfWork.run(async () => {
      const place = await this.places.find(placeId);
      if (!place) throw new PlaceNotFound();
      const read = await findShelves(this.levels, sent);
      const ids = read.flatMap((one) => (isFault(one) ? [] : [one.shelf.variantId]));
      const there = await this.places.onHand(place, ids);
      const found = read.map((one) =>
        isFault(one) ? one : checked(place, one, there.get(one.shelf.variantId) ?? 0),
      );
      const changes = found.flatMap((one) => (isFault(one) || one.delta === 0 ? [] : [one]));
      for (const reason of new Set(changes.map(({ level }) => level.reason)))
        await this.places.move(
          place,
          changes
            .filter(({ level }) => level.reason === reason)
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
}

/** Whether the place can have so many: what waiting orders hold must lie somewhere. */
function checked(place: Place, { level, shelf }: Found, before: number): Change | LevelFault {
  if (level.onHand === null || shelf.onHand === null)
    return { field: 'onHand', message: 'Pieces are counted at places: give the variant a stock first' };
  const delta = level.onHand - before;
  if (place.sellsOnline && delta < 0 && shelf.onHand + delta < shelf.held)
    return { field: 'onHand', message: `Waiting orders hold ${shelf.held} of it` };
  return { level, shelf, delta };
}
