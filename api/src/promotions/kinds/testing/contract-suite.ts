import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { cases } from '../../../kernel/testing/cases.js';
import { isForDelivery, type DiscountedLine, type DiscountKind } from '../contract.js';
import { valuesOf } from './arbitrary-values.js';

const currencies = fc.constantFrom('USD', 'JPY', 'KWD').map((code) => Currency.of(code));
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  unit: fc.nat(300_000),
  /** In thousandths of the price: what the discounts before have left. */
  left: fc.integer({ min: 0, max: 1_000 }),
});

const lineIn = (
  currency: Currency,
  { quantity, unit, left }: { quantity: number; unit: number; left: number },
) => ({
  quantity,
  unitPrice: Money.ofCents(unit, currency),
  left: Money.ofCents(Math.floor((unit * quantity * left) / 1_000), currency),
});

/** What every kind of discount is and does. */
export function kindContract(kind: DiscountKind): void {
  describe(`a discount of the kind ${kind.name}`, () => {
    it('is a name, words for people, and fields of different names', () => {
      expect(kind.name).toMatch(/^[a-z][a-z-]*$/);
      expect([kind.label, kind.help].every((text) => text.trim() !== '')).toBe(true);
      expect(new Set(kind.fields.map(({ name }) => name)).size).toBe(kind.fields.length);
    });

    it('takes of each line, or of the delivery, a whole amount between nothing and what is left', () => {
      fc.assert(
        fc.property(
          valuesOf(kind),
          currencies,
          fc.array(line, { minLength: 1, maxLength: 12 }),
          (values, currency, drawn) => {
            const lines: DiscountedLine[] = drawn.map((one) => lineIn(currency, one));
            const left = isForDelivery(kind) ? lines.map((one) => one.left) : [];
            const taken = isForDelivery(kind)
              ? left.map((price) => kind.offDelivery(values, price))
              : kind.off(values, lines);
            expect(taken.map((one) => one.currency)).toEqual(lines.map(() => currency));
            for (const [at, { cents }] of taken.entries()) {
              expect(Number.isSafeInteger(cents)).toBe(true);
              expect(cents).toBeGreaterThanOrEqual(0);
              expect(cents).toBeLessThanOrEqual(lines[at]?.left.cents ?? -1);
            }
          },
        ),
        cases(),
      );
    });
  });
}
