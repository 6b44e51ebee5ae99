import { splitRate } from '../../kernel/rate-parts.js';
import { owedTax } from '../../kernel/owed-tax.js';
import { rateLabel, type Adjustment, type Receipt } from '../../kernel/receipt.js';
import type { Taxes } from '../../tax/domain/taxes.js';

/** One for each tax of each rate that comes on top; one for all of what is taken out of the prices. */
export function taxAdjustments(
  taxes: Taxes | null,
  why: Pick<Receipt, 'intraCommunity' | 'importTaxesDue'> = {},
): Adjustment[] {
  if (!taxes || taxes.due.isZero) return [];
  if (taxes.due.lessThan(taxes.due.times(0))) {
    const owed = owedTax({ ...why, reverseCharge: true });
    return [{ kind: 'tax', label: owed?.name ?? '', amount: taxes.due }];
  }
  return taxes.rates
    .flatMap(splitRate)
    .flatMap((rate) =>
      rate.tax.isZero ? [] : [{ kind: 'tax' as const, label: rateLabel(rate), amount: rate.tax }],
    );
}
