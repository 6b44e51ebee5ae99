import type { Column, ReportKind } from '../contract.js';
import { orders } from '../sales-columns.js';

const COLUMNS: readonly Column[] = [
  { name: 'uses', label: 'Uses', unit: 'count' },
  { name: 'off', label: 'Taken off', unit: 'money' },
];

export const discountRules: ReportKind = {
  name: 'discount-rules',
  label: 'Discounts by rule',
  help: 'What each discount took off the orders that have it, without those that are cancelled; an order counts at every discount that it has.',
  keyLabel: 'Discount',
  columns: COLUMNS,
  main: 'off',
  lines: async ({ sales }, period) =>
    (await sales.byKey('discount', period)).map(({ key, orders: uses, discount_cents: off }) => ({
      key,
      figures: { uses, off },
    })),
  called: (keys, { reductions }) => reductions.names(keys),
  opens: (discountId, bounds) => orders(bounds, { discountId }),
};
