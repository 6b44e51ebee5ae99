import { expressionBuilder, type Expression } from 'kysely';

const eb = expressionBuilder<object, never>();

/** All of them added up; of none 0. */
export const sum = (parts: readonly Expression<number>[]): Expression<number> =>
  parts.length === 0 ? eb.lit(0) : parts.reduce((one, other) => eb(one, '+', other));
