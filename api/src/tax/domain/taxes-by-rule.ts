import type { TaxRule } from '../../kernel/receipt-rules.js';
import { calculatedTaxes } from './calculated-taxes.js';
import { importedTaxes, type TaxesOfSome } from './imported-taxes.js';
import { taxesOf, type Taxable, type Taxes } from './taxes.js';

/** The taxes, and by line whether the border takes its tax in place of the shop; empty where nothing is above a limit. */
export interface RuledTaxes extends Taxes {
  imported: readonly boolean[];
}

/** The taxes of an order by the rule that its receipt keeps: the same whenever they are computed. */
export function taxesBy(rule: TaxRule, goods: Omit<Taxable, 'day'>): RuledTaxes {
  const ofSome = taxesOfSome(rule);
  const { importLimit } = rule;
  const imported = importLimit && importedTaxes(rule, goods, importLimit, ofSome);
  if (imported) return imported;
  const places = goods.lines.map((_, place) => place);
  return { ...ofSome(goods, places, true), imported: [] };
}

/** What a service had calculated is taken as it was kept. */
const taxesOfSome =
  (rule: TaxRule): TaxesOfSome =>
  (goods, places, withDelivery) => {
    const { calculation } = rule;
    if (!calculation) return taxesOf(zoneOf(rule), { ...goods, day: rule.day });
    const lines = places.map((place) => calculation.lines[place] ?? null);
    const delivery = withDelivery ? calculation.delivery : null;
    return calculatedTaxes(rule, goods, { ...calculation, lines, delivery });
  };

const zoneOf = (rule: TaxRule) => ({ ...rule, areas: [], reverseCharge: false });
