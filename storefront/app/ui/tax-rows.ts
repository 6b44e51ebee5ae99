import { taxTexts } from '../platform/messages/en/tax';
import { plain } from '../platform/messages/en/writing';
import type { TotalRow } from './totals';

export type TaxRate = { name: string; percent: number; tax: number };
type Money = (amount: number) => string;
/** `intraCommunity`: of reverse charge, where goods go to another member state of the EU; `importTaxesDue`: the border takes the tax. */
type Taxed = {
  tax: number;
  taxes: readonly TaxRate[];
  reverseCharge: boolean;
  intraCommunity: boolean;
  importTaxesDue: boolean;
};

/** What is taken off is called so, and why no tax is charged: before an order is placed as after it. */
const owedWords = ({ intraCommunity, importTaxesDue }: Pick<Taxed, 'intraCommunity' | 'importTaxesDue'>) => {
  if (importTaxesDue) return { off: taxTexts.export, why: taxTexts.importTaxesDue };
  return intraCommunity
    ? { off: taxTexts.intraCommunity, why: taxTexts.exempt }
    : { off: taxTexts.reverseCharge, why: taxTexts.owedByYou };
};

/** The taxes that come on top, one row for each rate; what is taken out of the prices as one. */
export function addedTaxRows(taxed: Taxed, money: Money): TotalRow[] {
  const { tax, taxes } = taxed;
  if (tax < 0) return [{ label: owedWords(taxed).off, value: `−${money(-tax)}` }];
  if (tax === 0) return [];
  return taxes.filter((rate) => rate.tax > 0).map(rowOf(taxTexts.rate, money));
}

/** The taxes that the prices contain, or why there are none. */
export function containedTaxRows(taxed: Taxed, money: Money): TotalRow[] {
  const { tax, taxes } = taxed;
  if (taxed.reverseCharge || taxed.importTaxesDue)
    return [{ label: owedWords(taxed).why, value: '', look: 'note' }];
  return tax === 0 ? taxes.map(rowOf(taxTexts.contained, money)) : [];
}

const rowOf =
  (label: (name: string, percent: string) => string, money: Money) =>
  ({ name, percent, tax }: TaxRate): TotalRow => ({
    label: label(name, plain(percent)),
    value: money(tax),
    look: 'note',
  });
