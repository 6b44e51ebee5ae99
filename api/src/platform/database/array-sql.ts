import { sql, type RawBuilder } from 'kysely';

/** Ids or numbers as the one text that `arraySql` takes. Nothing is quoted. */
export const arrayText = (items: readonly (string | number)[]): string => `{${items.join(',')}}`;

/**
 * An array as one parameter whose length the planner cannot see: the plan of such a statement is made once and kept
 * (decision 0015), while a visible array is planned anew for each call. The select is what hides it: a cast alone is
 * computed while planning.
 */
export function arraySql(text: string | RawBuilder<string>, type: 'uuid' | 'int') {
  return sql`(select ${text}::text::${sql.raw(type)}[])::${sql.raw(type)}[]`;
}
