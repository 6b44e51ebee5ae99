import type { Kysely } from 'kysely';

export type AnyTables = Record<string, Record<string, unknown>>;

/** From one key of a table to another, both among them. */
export type Range = readonly [first: unknown, last: unknown];

/**
 * All keys of a table, so many to a range: a shop is as large as it likes, and a statement has its time. `column` is unique or the
 * first of a key.
 */
export async function* rangesOf(
  tables: Kysely<AnyTables>,
  [table, column]: readonly [string, string],
  most: number,
): AsyncIterable<Range> {
  for (let last: unknown; ;) {
    let query = tables.selectFrom(table).select(column).distinct().orderBy(column).limit(most);
    if (last !== undefined) query = query.where(column, '>', last);
    const keys = (await query.execute()).map((row) => row[column]);
    if (keys.length === 0) return;
    last = keys.at(-1);
    yield [keys[0], last];
  }
}
