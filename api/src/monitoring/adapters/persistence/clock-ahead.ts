import type { Database } from '../../../platform/database/database.js';

/** By how many seconds the clock of this process is ahead of the database's, to within the time of the question. */
export async function clockAhead(database: Database): Promise<number> {
  const asked = Date.now();
  const { now } = await database
    .sql<object>()
    .selectNoFrom(({ fn }) => fn<string>('clock_timestamp').as('now'))
    .executeTakeFirstOrThrow();
  return ((asked + Date.now()) / 2 - Date.parse(now)) / 1_000;
}
