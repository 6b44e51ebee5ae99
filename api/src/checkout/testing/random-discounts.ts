import fc from 'fast-check';
import type { Exchange } from '../../kernel/exchange.js';
import type { FieldValues } from '../../kernel/fields/field.js';
import type { Candidate } from '../../promotions/domain/choose-discounts.js';
import { valuesIn } from '../../promotions/domain/fitting.js';
import { isForDelivery } from '../../promotions/kinds/contract.js';
import { DISCOUNT_KINDS, kindOf } from '../../promotions/kinds/index.js';
import { valuesOf } from '../../promotions/kinds/testing/arbitrary-values.js';

interface RandomDiscount extends Pick<Candidate, 'kind' | 'combines' | 'priority'> {
  values: FieldValues;
  /** Of the lines that it is for, each so manieth. */
  each: number;
}

/** Discounts of every kind, by themselves. */
export const discounts: fc.Arbitrary<RandomDiscount[]> = fc.array(
  fc.constantFrom(...DISCOUNT_KINDS).chain((kind) =>
    fc.record({
      kind: fc.constant(kind.name),
      values: valuesOf(kind),
      combines: fc.boolean(),
      priority: fc.integer({ min: 0, max: 3 }),
      each: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  { maxLength: 4 },
);

/** The same as rules for these lines, in the currency of the order. */
export function rulesFor(
  given: readonly RandomDiscount[],
  sold: readonly unknown[],
  exchange: Exchange | null,
): { rules: Candidate[]; ofDelivery: Candidate[] } {
  const all = given.map((one, at): Candidate => {
    const places = sold.flatMap((_, line) => (line % one.each === 0 ? [line] : []));
    const named = { id: `r${at}`, version: at + 1, name: `Rule ${at}`, values: valuesIn(one, exchange) };
    const { kind, combines, priority } = one;
    return { ...{ kind, combines, priority, ...named }, lines: isOfDelivery(kind) ? [] : places };
  });
  return {
    rules: all.filter(({ kind }) => !isOfDelivery(kind)),
    ofDelivery: all.filter(({ kind }) => isOfDelivery(kind)),
  };
}

function isOfDelivery(name: string): boolean {
  const kind = kindOf(name);
  return kind !== undefined && isForDelivery(kind);
}
