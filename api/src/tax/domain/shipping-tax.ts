import type { Money } from '../../kernel/money.js';
import type { TaxRate } from './tax-zone.js';

/** The rate that most of the goods have by their worth; of equals the higher one. */
export function mainRate(goods: readonly { amount: Money; rate: TaxRate }[]): TaxRate | undefined {
  const worth = new Map<TaxRate, number>();
  for (const { amount, rate } of goods) worth.set(rate, (worth.get(rate) ?? 0) + amount.cents);
  const [main] = [...worth].sort(
    ([one, most], [other, least]) => least - most || other.thousandths - one.thousandths,
  );
  return main?.[0];
}
