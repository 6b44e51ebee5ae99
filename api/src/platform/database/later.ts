import type { Compilable, Kysely } from 'kysely';
import { LATER } from './waiting-statements.js';

/**
 * A write whose answer nobody reads. Within a transaction it waits for the next statement and travels with it, the commit at
 * the latest; what goes wrong with it is told by that statement. Outside of one it is sent at once.
 */
export async function later<Tables>(db: Kysely<Tables>, write: Compilable): Promise<void> {
  const compiled = write.compile();
  await db.executeQuery({ ...compiled, sql: LATER + compiled.sql });
}
