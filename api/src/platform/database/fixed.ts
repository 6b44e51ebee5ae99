import { PostgresQueryCompiler, createQueryId, sql, type RawBuilder } from 'kysely';

const compiler = new PostgresQueryCompiler();

/**
 * A part of statements that never changes, as its text: it is put together once and not by each statement that has it.
 * @throws Error when it has values; what is written with `sql.lit` is none
 */
export function fixed<Value>(part: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = compiler.compileQuery(part.toOperationNode(), createQueryId());
  if (parameters.length > 0) throw new Error(`A fixed part of a statement has values: ${text}`);
  return sql.raw<Value>(text);
}
