import type { CompiledQuery, Kysely, QueryExecutorProvider } from 'kysely';
import type { Refusal } from './convoy.js';
import { execute } from './execute.js';
import { inCompany, readInCompany } from './in-company.js';
import { LATER } from './waiting-statements.js';

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

type Build<Tables, Values, Row> = (db: Kysely<Tables>, place: PlaceOf<Values>) => Statement<Row>;
type Ask<Tables, Values, Row> = (db: Kysely<Tables>, values: Values) => Promise<Row[]>;

/**
 * A statement whose text is the same for every call: built and compiled by the first, which for a short one costs as much as
 * asking it. `build` must not look at what `place` gives it, which is no value yet.
 */
export const compiledOnce = <Tables, Values extends object, Row>(
  build: Build<Tables, Values, Row>,
): Ask<Tables, Values, Row> => asked(build, '');

/** As `compiledOnce`, for a write that many calls ask at the same time, each for itself; see `inCompany`. */
export const inCompanyOnce = <Tables, Values extends object, Row>(
  build: Build<Tables, Values, Row>,
): Ask<Tables, Values, Row> => asked(build, '', undefined, inCompany);

/** The same for one that only reads; see `readInCompany`. */
export const readInCompanyOnce = <Tables, Values extends object, Row>(
  build: Build<Tables, Values, Row>,
): Ask<Tables, Values, Row> => asked(build, '', undefined, readInCompany);

/** As `compiledOnce`, for a write whose answer nobody reads; see `later`. @param refusal what its failure means, if more than an error */
export function laterOnce<Tables, Values extends object>(
  build: Build<Tables, Values, unknown>,
  refusal?: Refusal,
): (db: Kysely<Tables>, values: Values) => Promise<void> {
  const ask = asked(build, LATER, refusal);
  return async (db, values) => void (await ask(db, values));
}

function asked<Tables, Values extends object, Row>(
  build: Build<Tables, Values, Row>,
  prefix: string,
  refusal?: Refusal,
  run: typeof execute = execute,
): Ask<Tables, Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= prefixed(build(db, (name) => new Place(name) as never).compile(db), prefix);
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    );
    const sent = { ...compiled, parameters, refusal, comesOften: true };
    const { rows } = await run<Row>(db, sent);
    return rows;
  };
}

const prefixed = <Row>(compiled: CompiledQuery<Row>, prefix: string): CompiledQuery<Row> => ({
  ...compiled,
  sql: prefix + compiled.sql,
});
