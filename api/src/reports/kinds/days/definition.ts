import type { ReportKind } from '../contract.js';
import { ofOrders, orders, SALES_COLUMNS } from '../sales-columns.js';

export const days: ReportKind = {
  name: 'days',
  label: 'Sales by day',
  help: 'What the orders of each day came to, with all that became of them later.',
  keyLabel: 'Day',
  columns: SALES_COLUMNS,
  main: 'netSales',
  isByDay: true,
  lines: async ({ sales }, period) => (await sales.byDay(period)).map((row) => ofOrders(row.day, row)),
  opens: (_, bounds) => orders(bounds),
};
