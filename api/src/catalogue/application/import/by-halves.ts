import type { WaitingStep } from './ports.js';

/**
 * Does them all at once. Where that fails each half is done by itself, and so on, so that one of them hinders no other: what is left
 * is told of that one alone. Nothing is done that `together` has not done whole.
 */
export async function byHalves<One>(
  all: readonly One[],
  together: (some: readonly One[]) => Promise<unknown>,
  failed: (one: One, error: unknown) => Promise<void> | void,
): Promise<void> {
  const [first] = all;
  if (first === undefined) return;
  try {
    await together(all);
  } catch (error) {
    if (all.length === 1) return failed(first, error);
    const half = Math.ceil(all.length / 2);
    await byHalves(all.slice(0, half), together, failed);
    await byHalves(all.slice(half), together, failed);
  }
}

/** Products that one transaction makes: nobody waits for them. */
export const AT_ONCE = 50;
/** Rows of one statement, which takes 65,535 values at most. */
const MOST_VARIANTS = 1_000;
/** So few products are changed by one transaction: whoever buys one of them waits for it. */
const LEAST_OF_CHANGES = MOST_VARIANTS / 10;

/** What a step counts for, in variants. */
export const weightOf = ({ kind, variants }: Pick<WaitingStep, 'kind' | 'variants'>): number =>
  kind === 'create' ? variants : Math.max(variants, LEAST_OF_CHANGES);

/** In their order, so many that are done together. */
export function inGroups<One>(all: readonly One[], variantsOf: (one: One) => number): One[][] {
  const groups: One[][] = [];
  let variants = 0;
  for (const one of all) {
    const group = groups.at(-1);
    variants += variantsOf(one);
    if (group && group.length < AT_ONCE && variants <= MOST_VARIANTS) group.push(one);
    else {
      groups.push([one]);
      variants = variantsOf(one);
    }
  }
  return groups;
}
