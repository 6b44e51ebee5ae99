import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** A member of a JSON column as text, null where there is none. Raw: Kysely asks for the type of all that lies in the column. */
export const member = (column: string, name: string): RawBuilder<string | null> =>
  sql<string | null>`${sql.ref(column)} ->> ${sql.lit(name)}`;

const eb = expressionBuilder<object, never>();

/** Whether a text is one of the values of a JSON object. */
export const isOneOf = (text: Expression<string | null>, object: Expression<unknown>): Expression<SqlBool> =>
  eb(
    text,
    'in',
    eb.selectFrom(eb.fn<{ value: string }>('jsonb_each_text', [object]).as('each')).select('each.value'),
  );
