import { expressionBuilder, type Expression, type ExpressionWrapper } from 'kysely';

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
