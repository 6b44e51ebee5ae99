import type { ReportKind } from '../contract.js';
import { ofOrders, SALES_COLUMNS } from '../sales-columns.js';

export const currencies: ReportKind = {
  name: 'currencies',
  label: 'Sales by currency',
  help: 'By the currency that was paid in; amounts are in that of the shop, at the rate of each order.',
  keyLabel: 'Currency',
  columns: SALES_COLUMNS,
  main: 'netSales',
  lines: async ({ sales }, period) =>
    (await sales.byCurrency(period)).map((row) => ofOrders(row.currency, row)),
  opens: () => undefined,
};
