import { toDecimal } from '../../../kernel/currency.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { optionsText } from '../../../kernel/sources/cell-parts.js';
import { BUNDLE, bundleText } from './bundle-cells.js';
import { groupPriceColumn, groupPriceText } from './group-price-cells.js';
import type { ReadLine } from './line.js';
import { ownPriceColumn, ownPriceText } from './own-price-cells.js';
import type { CellChange, PlannedLine } from './plan.js';
import { told } from './written.js';

/** What becomes of a line of a new product. */
export function planned(
  { line, ofProduct, ofVariant, options = {}, note }: ReadLine,
  errors: FieldError[],
  said: readonly CellChange[] = [],
): PlannedLine {
  const { name = '' } = ofProduct;
  const {
    sku = '',
    priceCents = 0,
    ownPrices = {},
    stock = 0,
    costCents = null,
    groupPrices = [],
    bundle = [],
  } = ofVariant;
  if (errors.length > 0) return { line, name, sku, action: 'error', changes: [], errors };
  const cells: [field: string, to: string][] = [
    ['options', optionsText(options)],
    ['price', String(toDecimal(priceCents))],
    ...Object.entries(ownPrices).map(([code, own]): [string, string] => [
      ownPriceColumn(code),
      ownPriceText(code, own),
    ]),
    ...groupPrices.map((one): [string, string] => [groupPriceColumn(one), groupPriceText(one)]),
    ['cost', told('costCents', costCents)],
    ...(bundle.length > 0
      ? [[BUNDLE, bundleText(bundle)] satisfies [string, string]]
      : [['stock', stock === null ? 'unlimited' : String(stock)] satisfies [string, string]]),
  ];
  const changes = cells.filter(([, to]) => to).map(([field, to]) => ({ field, from: '', to }));
  const known = note ? { note } : {};
  return { line, name, sku, action: 'create', changes: [...changes, ...said], errors, ...known };
}
