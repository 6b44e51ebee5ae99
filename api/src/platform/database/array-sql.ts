import { sql } from 'kysely';

/**
 * An array as one parameter whose length the planner cannot see: the plan of such a statement is made once and kept
 * (decision 0015), while a visible array is planned anew for each call. For ids and numbers alone, nothing is quoted.
 */
export function arraySql(items: readonly (string | number)[], type: 'uuid' | 'int') {
  return sql`${`{${items.join(',')}}`}::text::${sql.raw(type)}[]`;
}
