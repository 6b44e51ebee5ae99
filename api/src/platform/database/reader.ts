import type { CompiledQuery, QueryResult } from 'kysely';

/** A server that answers a read by itself. */
export interface Reader {
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
}
