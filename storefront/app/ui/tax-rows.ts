import { taxTexts } from '../platform/messages/en/tax';
import type { TotalRow } from './totals';

export type TaxRate = { name: string; percent: number; tax: number };
type Money = (amount: number) => string;
type Taxed = { tax: number; taxes: readonly TaxRate[]; reverseCharge: boolean; intraCommunity?: boolean };

/** The taxes that come on top, one row for each rate; what is taken out of the prices as one. */
export function addedTaxRows({ tax, taxes, intraCommunity }: Taxed, money: Money): TotalRow[] {
  if (tax < 0)
    return [
      { label: intraCommunity ? taxTexts.intraCommunity : taxTexts.reverseCharge, value: `−${money(-tax)}` },
    ];
  if (tax === 0) return [];
  return taxes.filter((rate) => rate.tax > 0).map(rowOf(taxTexts.rate, money));
}

/** The taxes that the prices contain. */
export function containedTaxRows(
  { tax, taxes, reverseCharge, intraCommunity }: Taxed,
  money: Money,
): TotalRow[] {
  if (intraCommunity) return [{ label: taxTexts.exemptInEu, value: '', look: 'note' }];
  if (reverseCharge) return [{ label: taxTexts.owedByYou, value: '', look: 'note' }];
  return tax === 0 ? taxes.map(rowOf(taxTexts.contained, money)) : [];
}

const rowOf =
  (label: (name: string, percent: number) => string, money: Money) =>
  ({ name, percent, tax }: TaxRate): TotalRow => ({
    label: label(name, percent),
    value: money(tax),
    look: 'note',
  });
