import { valuesOf, type DeclaredValues, type DeclaredVariable } from '../../kernel/declared-variable.js';
import { CURRENCY } from '../../kernel/shop-defaults.js';
import { METHODS } from './index.js';

const all: readonly DeclaredVariable[] = METHODS.flatMap(({ variables }) => variables);

/** What the ways to pay read of the environment; the start checks it. */
export const PAYMENT_VARIABLES = {
  variables: all,
  contradictions: (given: DeclaredValues): string[] =>
    METHODS.flatMap(({ contradictions }) => contradictions?.(valuesOf(all, given), CURRENCY) ?? []),
};
