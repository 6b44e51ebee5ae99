import type { Kysely } from 'kysely';

const known = new WeakMap<object, Map<object, Promise<unknown>>>();

/**
 * What a transaction need not ask twice, for the rows that it was answered from are locked until it ends. Outside of one it is
 * asked each time.
 */
export function oncePerTransaction<Tables, Answer>(
  db: Kysely<Tables>,
  ask: (db: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer> {
  if (!db.isTransaction) return ask(db);
  const answers = known.get(db) ?? new Map<object, Promise<unknown>>();
  known.set(db, answers);
  const answer = answers.get(ask) ?? ask(db);
  answers.set(ask, answer);
  return answer as Promise<Answer>;
}
