import type { Insertable, InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import type { Refusal } from './convoy.js';
import { laterOnce, type PlaceOf } from './compiled-once.js';

type Values = Readonly<Record<string, unknown>>;
type Insert<Tables, Name extends keyof Tables> = InsertQueryBuilder<Tables, Name, InsertResult>;
type Inserted<Tables, Name extends keyof Tables> = (
  db: Kysely<Tables>,
  rows: readonly Insertable<Tables[Name]>[],
) => Promise<void>;

/**
 * Inserts rows whose answer nobody reads (see `later`) by a statement that is built once for so many of the same columns; all have
 * those of the first. @param refusal what its failure means, if more than an error
 */
export function insertLater<Tables, Name extends keyof Tables & string>(
  table: Name,
  refusal?: Refusal,
): Inserted<Tables, Name> {
  const build = (columns: readonly string[], count: number) =>
    laterOnce<Tables, Values>((db, place) => insertInto(db, table, place, columns, count), refusal);
  const built = new Map<string, ReturnType<typeof build>>();
  return (db, rows) => {
    const columns = Object.keys(rows[0] ?? {});
    const kind = `${rows.length} ${columns.join(' ')}`;
    const insert = built.get(kind) ?? build(columns, rows.length);
    built.set(kind, insert);
    const values = rows.flatMap((row, at) =>
      Object.entries<unknown>(row).map(([name, value]) => [placeOf(at, name), value] as const),
    );
    return insert(db, Object.fromEntries(values));
  };
}

const placeOf = (row: number, column: string) => `${row} ${column}`;

function insertInto<Tables, Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  place: PlaceOf<Values>,
  columns: readonly string[],
  count: number,
): Insert<Tables, Name> {
  const rows = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(columns.map((name) => [name, place(placeOf(at, name))])),
  );
  return db.insertInto(table).values(rows as Insertable<Tables[Name]>[]);
}
