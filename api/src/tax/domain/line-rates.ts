import { isExport } from '../../kernel/owed-tax.js';
import type { RateTotal, Receipt } from '../../kernel/receipt.js';
import type { ReceiptRules, TaxRule } from '../../kernel/receipt-rules.js';
import { rateOn } from './tax-zone.js';
import { inOrder } from './taxes.js';

/** A rate's place among the `taxes` of a receipt: two of them may have one name and percentage. */
export type RatePlace = number;

/**
 * By which rate of its receipt each line was taxed, in the order of the lines; null by none. Undefined where the kept rules
 * do not tell it: for receipts from before they were kept.
 */
export function lineRates(receipt: Taxed): LineRates | undefined {
  const { taxes, rules } = receipt;
  if (!rules) return undefined;
  const { goods, tax } = rules;
  if (!tax) return taxes.length === 0 ? goods.map(() => null) : undefined;
  const last = taxes.at(-1);
  const own = last && isExport(receipt, last) ? taxes.slice(0, -1) : taxes;
  const others = goods.flatMap(({ isImported }, place) => (isImported ? [] : [place]));
  const { calculation } = tax;
  const lines = others.map((place) => calculation?.lines[place] ?? null);
  const charged = others.flatMap((place) => goods[place] ?? []);
  const places = calculation ? answered(lines, own) : byZone(charged, tax, own);
  if (!places) return undefined;
  return goods.map(({ category, isImported }, place) => {
    if (!isImported) return places[others.indexOf(place)] ?? null;
    return category === 'exempt' ? null : own.length;
  });
}

type LineRates = readonly (RatePlace | null)[];
type Taxed = Pick<Receipt, 'taxes' | 'rules' | 'importTaxesDue'>;

/** A service's rates are told once for each name and percentage. */
function answered(
  lines: NonNullable<TaxRule['calculation']>['lines'],
  taxes: readonly RateTotal[],
): LineRates | undefined {
  const places = lines.map((line) => line && taxes.findIndex((rate) => isSame(rate, line)));
  return places.includes(-1) ? undefined : places;
}

function byZone(
  goods: ReceiptRules['goods'],
  rule: TaxRule,
  taxes: readonly RateTotal[],
): LineRates | undefined {
  const rates = goods.map(({ category }) => rateOn(rule, category, rule.day));
  const told = inOrder(rates.flatMap((rate) => rate ?? []));
  if (told.length !== taxes.length || told.some((rate, place) => !isSame(rate, taxes[place])))
    return undefined;
  return rates.map((rate) => (rate ? told.indexOf(rate) : null));
}

type Named = Pick<RateTotal, 'name' | 'thousandths'>;
const isSame = (one: Named, other: Named | undefined) =>
  one.name === other?.name && one.thousandths === other.thousandths;
