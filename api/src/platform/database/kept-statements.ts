import { Kept } from '@duka/serving/kept.js';
import { CompiledQuery, type Kysely, type QueryExecutorProvider } from 'kysely';

/** Of the largest, which name twenty options, about 4 MiB in all. */
const MOST = 500;

/** Every query builder and raw statement of Kysely. */
interface Statement<Row> {
  compile(by: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Statements that are put together by what is asked for, which many ask for alike: to build and print a long one takes
 * longer than to ask it. Each is kept with its values under what it was made from.
 */
export class KeptStatements {
  private readonly kept = new Kept<Pick<CompiledQuery, 'sql' | 'parameters'>>({ most: MOST });

  /** @param from all that `build` goes by; undefined for what is not worth keeping */
  async ask<Tables, Row>(
    db: Kysely<Tables>,
    from: string | undefined,
    build: () => Statement<Row>,
  ): Promise<Row[]> {
    const known = from === undefined ? undefined : this.kept.known(from);
    const { sql, parameters } = known ?? textOf(build().compile(db));
    if (from !== undefined && !known) this.kept.keep(from, { sql, parameters });
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
    return rows;
  }
}

/** Without the tree that it was printed from, which is many times as large. */
const textOf = ({ sql, parameters }: CompiledQuery) => ({ sql, parameters });
