import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely';

const connections = new WeakMap<object, Promise<DatabaseConnection>>();

/**
 * Executes a statement. Kysely gives the connection of a transaction to one statement after the other; here whoever asks
 * has it at once, so that what is asked without waiting for an answer in between travels together (see `WaitingStatements`).
 */
export async function execute<Row>(
  db: Pick<Kysely<never>, 'isTransaction' | 'getExecutor' | 'executeQuery'>,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  if (!db.isTransaction) return db.executeQuery<Row>(query);
  const own = connections.get(db) ?? db.getExecutor().provideConnection((one) => Promise.resolve(one));
  connections.set(db, own);
  return (await own).executeQuery<Row>(query);
}
