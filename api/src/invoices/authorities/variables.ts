import { valuesOf, type DeclaredValues, type DeclaredVariable } from '../../kernel/declared-variable.js';
import { AUTHORITIES } from './index.js';

const all: readonly DeclaredVariable[] = AUTHORITIES.flatMap(({ variables }) => variables);

/** What the tax offices read of the environment; the start checks it. */
export const FISCAL_VARIABLES = {
  variables: all,
  contradictions: (given: DeclaredValues): string[] =>
    AUTHORITIES.flatMap(({ contradictions }) => contradictions?.(valuesOf(all, given)) ?? []),
};
