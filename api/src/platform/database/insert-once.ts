import type { CompiledQuery, Insertable, InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { compiledOnce, laterOnce, type PlaceOf } from './compiled-once.js';

type Values = Readonly<Record<string, unknown>>;
type Insert<Tables, Name extends keyof Tables> = InsertQueryBuilder<Tables, Name, InsertResult>;
type Inserted<Tables, Answer, Name extends keyof Tables> = (
  db: Kysely<Tables>,
  rows: readonly Insertable<Tables[Name]>[],
) => Promise<Answer>;
interface Statement<Row> {
  compile(by: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Inserts rows by a statement that is built once for so many of the same columns; all have those of the first. */
export const insertOnce = <Tables, Name extends keyof Tables & string, Row>(
  table: Name,
  finish: (insert: Insert<Tables, Name>) => Statement<Row>,
): Inserted<Tables, Row[], Name> =>
  inserted<Tables, Name, Row[]>((columns, count) =>
    compiledOnce<Tables, Values, Row>((db, place) => finish(insertInto(db, table, place, columns, count))),
  );

/** The same where nobody reads the answer; see `later`. */
export const insertLater = <Tables, Name extends keyof Tables & string>(
  table: Name,
): Inserted<Tables, void, Name> =>
  inserted<Tables, Name, void>((columns, count) =>
    laterOnce<Tables, Values>((db, place) => insertInto(db, table, place, columns, count)),
  );

function inserted<Tables, Name extends keyof Tables, Answer>(
  build: (
    columns: readonly string[],
    count: number,
  ) => (db: Kysely<Tables>, values: Values) => Promise<Answer>,
): Inserted<Tables, Answer, Name> {
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
