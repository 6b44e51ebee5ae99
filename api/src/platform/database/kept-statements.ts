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

  /** @param from all that `build` goes by */
  async ask<Tables, Row>(db: Kysely<Tables>, from: string, build: () => Statement<Row>): Promise<Row[]> {
    const { sql, parameters } = this.kept.known(from) ?? this.kept.keep(from, textOf(build().compile(db)));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
    return rows;
  }
}

/** Without the tree that it was printed from, which is many times as large. */
const textOf = ({ sql, parameters }: CompiledQuery) => ({ sql, parameters });
