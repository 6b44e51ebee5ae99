import type { Refusal } from '../../kernel/refusal.js';

/** The thing itself, or the given "no" when there is none. */
export function found<T>(thing: T | undefined, NotFound: new () => Refusal): T {
  if (thing === undefined) throw new NotFound();
  return thing;
}
