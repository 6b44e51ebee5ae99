import { sql, type RawBuilder } from 'kysely';

export type Row = Readonly<Record<string, unknown>>;
type SlotOf = (name: string) => RawBuilder<unknown>;

/** `insert into table (…) values (…), …` for a kept `Statement`; `rowValues` fills it, under the same names. */
export function insertSql(table: string, rows: readonly Row[], slot: SlotOf): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const all = rows.map((_, index) => {
    const values = columns.map((column) => slot(slotName(table, index, column)));
    return sql`(${sql.join(values)})`;
  });
  return sql`insert into ${sql.table(table)} (${names}) values ${sql.join(all)}`;
}

/** What stands in the slots of `insertSql`. */
export function rowValues(table: string, rows: readonly Row[]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  rows.forEach((row, index) => {
    for (const column in row) all[slotName(table, index, column)] = row[column];
  });
  return all;
}

const slotName = (table: string, index: number, column: string) => `${table}.${index}.${column}`;
