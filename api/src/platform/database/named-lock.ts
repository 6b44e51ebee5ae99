import type { Kysely } from 'kysely';

/** Waits for whoever holds this name, which no table has a row for, and holds it until the end of the transaction. */
export async function lockName<Tables>(database: Kysely<Tables>, name: string): Promise<void> {
  await database
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(name), eb.lit(0)])]).as('lock'),
    )
    .execute();
}
