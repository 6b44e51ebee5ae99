import { taxTexts } from '../platform/messages/en/tax';
import type { TotalRow } from './totals';

export type TaxRate = { name: string; percent: number; tax: number };
type Money = (amount: number) => string;
type Taxed = { tax: number; taxes: readonly TaxRate[]; reverseCharge: boolean };
/** What is taken off is called so, and why no tax is charged. */
type Words = Pick<typeof taxTexts, 'reverseCharge' | 'owedByYou'>;

/** The taxes that come on top, one row for each rate; what is taken out of the prices as one. */
export function addedTaxRows({ tax, taxes }: Taxed, money: Money, words: Words = taxTexts): TotalRow[] {
  if (tax < 0) return [{ label: words.reverseCharge, value: `−${money(-tax)}` }];
  if (tax === 0) return [];
  return taxes.filter((rate) => rate.tax > 0).map(rowOf(taxTexts.rate, money));
}

/** The taxes that the prices contain. */
export function containedTaxRows(
  { tax, taxes, reverseCharge }: Taxed,
  money: Money,
  words: Words = taxTexts,
): TotalRow[] {
  if (reverseCharge) return [{ label: words.owedByYou, value: '', look: 'note' }];
  return tax === 0 ? taxes.map(rowOf(taxTexts.contained, money)) : [];
}

const rowOf =
  (label: (name: string, percent: number) => string, money: Money) =>
  ({ name, percent, tax }: TaxRate): TotalRow => ({
    label: label(name, percent),
    value: money(tax),
    look: 'note',
  });
