import type { Kysely } from 'kysely';
import { laterOnce, type PlaceOf } from './compiled-once.js';

const lock = laterOnce((db: Kysely<unknown>, place: PlaceOf<{ name: string }>) =>
  db.selectNoFrom((eb) =>
    eb
      .fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(place('name')), eb.lit(0)])])
      .as('lock'),
  ),
);

/** Waits for whoever holds this name, which no table has a row for, and holds it until the end of the transaction. */
export function lockName<Tables>(database: Kysely<Tables>, name: string): Promise<void> {
  return lock(database as Kysely<unknown>, { name });
}
