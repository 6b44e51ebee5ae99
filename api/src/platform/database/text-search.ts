import { expressionBuilder, sql, type Expression, type ExpressionWrapper, type RawBuilder } from 'kysely';

/** A `like` pattern that finds `text` anywhere, with its own `%`, `_` and `\` taken as they are. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** A `like` pattern that finds what begins with `text`. */
export const beginning = (text: string): string => `${escaped(text)}%`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const eb = expressionBuilder<object, never>();

/** Lower case without accents, as the trigram indexes have it. */
export function folded(text: Expression<unknown>): ExpressionWrapper<object, never, string> {
  return eb.fn<string>('public.fold', [text]);
}

/**
 * A pattern folded once for a whole statement: in a kept plan PostgreSQL would fold it for each row. Raw, as Kysely's
 * expression builder has no `select` without a table.
 */
export const foldedOnce = (text: string): RawBuilder<string> => sql<string>`(select public.fold(${text}))`;
