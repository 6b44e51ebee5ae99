import { definitionOf } from '../../../payments/methods/known.js';
import type { ReportKind } from '../contract.js';
import { ofOrders, orders, SALES_COLUMNS } from '../sales-columns.js';

export const methods: ReportKind = {
  name: 'methods',
  label: 'Sales by way to pay',
  help: 'By the way to pay that was chosen for each order.',
  keyLabel: 'Way to pay',
  columns: SALES_COLUMNS,
  main: 'netSales',
  lines: async ({ sales }, period) =>
    (await sales.byKey('method', period)).map((row) => ofOrders(row.key, row)),
  called: (keys) => new Map(keys.map((key) => [key, definitionOf(key)?.label ?? key])),
  opens: (paymentMethod, bounds) => orders(bounds, { paymentMethod }),
};
