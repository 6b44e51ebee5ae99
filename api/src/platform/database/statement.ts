import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import { LATER } from './wire.js';

/** Stands in a statement for what a call brings. */
class Gap {
  constructor(readonly name: string) {}
}

/** Where a value of the call goes. */
export type Slot<Values> = <K extends keyof Values & string>(name: K) => RawBuilder<Values[K]>;

type Build<Values, Row> = (slot: Slot<Values>) => {
  compile(database: Kysely<unknown>): CompiledQuery<Row>;
};

/**
 * A statement that is put together once; from call to call its values alone change. To build and print a long statement
 * costs as much as the way to PostgreSQL and back (decision 0026).
 */
export class Statement<Values extends object, Row = unknown> {
  private compiled: CompiledQuery<Row> | undefined;

  constructor(
    private readonly build: Build<Values, Row>,
    private readonly mark = '',
  ) {}

  /** A write whose answer nobody reads: in a transaction it travels with the next statement, see `Wire`. */
  static later<Values extends object>(build: Build<Values, unknown>): Statement<Values> {
    return new Statement(build, LATER);
  }

  /** Runs it where `database` runs its statements. */
  async run(database: Kysely<unknown>, values: Values): Promise<Row[]> {
    return (await database.executeQuery(this.with(database, values))).rows;
  }

  /** The statement with the values of one call. */
  with(database: Kysely<unknown>, values: Values): CompiledQuery<Row> {
    const { parameters, ...rest } = (this.compiled ??= this.compile(database));
    const given = values as Readonly<Record<string, unknown>>;
    return { ...rest, parameters: parameters.map((one) => (one instanceof Gap ? given[one.name] : one)) };
  }

  private compile(database: Kysely<unknown>): CompiledQuery<Row> {
    const compiled = this.build((name) => sql.val(new Gap(name) as never)).compile(database);
    return { ...compiled, sql: this.mark + compiled.sql };
  }
}
