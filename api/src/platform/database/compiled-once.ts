import type { CompiledQuery, Kysely, QueryExecutorProvider } from 'kysely';

/** Where a value of each call stands in a statement that is built once. */
class Place {
  constructor(readonly name: PropertyKey) {}
}

/** Gives the place of a value by its name. */
export type PlaceOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/** Every query builder and raw statement of Kysely. */
interface Statement<Row> {
  compile(by: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * A statement whose text is the same for every call: built and compiled by the first, which for a short one costs as much as
 * asking it. `build` must not look at what `place` gives it, which is no value yet.
 */
export function compiledOnce<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, place: PlaceOf<Values>) => Statement<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, (name) => new Place(name) as never).compile(db);
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
