import { sql, type RawBuilder } from 'kysely';

/**
 * The ids of a list, for `= any(…)`, whose number the planner cannot see: PostgreSQL keeps the plan of such a statement, where
 * it would plan one anew for each list that is shorter than the ten ids it reckons with. Raw: a function in a `select` without `from`.
 */
export const manyIds = (ids: readonly string[]): RawBuilder<string[]> =>
  sql<string[]>`array(select unnest(${ids}::uuid[]))`;
