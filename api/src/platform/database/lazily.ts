import { sql, type ExpressionBuilder } from 'kysely';

/**
 * Selected by a statement of its own, or returned by it: it is answered before it is on the disk. For what a crash of the
 * database may take away within a moment; whatever is committed behind it brings it along.
 */
export const lazily = <Tables, From extends keyof Tables>(eb: ExpressionBuilder<Tables, From>) =>
  eb.fn<string>('set_config', [sql.lit('synchronous_commit'), sql.lit('off'), sql.lit(true)]).as('lazily');
