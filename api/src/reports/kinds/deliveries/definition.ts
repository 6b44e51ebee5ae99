import type { ReportKind } from '../contract.js';
import { ofOrders, orders, SALES_COLUMNS } from '../sales-columns.js';

export const deliveries: ReportKind = {
  name: 'deliveries',
  label: 'Sales by delivery method',
  help: 'By the way in which the goods were sent or fetched.',
  keyLabel: 'Delivery method',
  columns: SALES_COLUMNS,
  main: 'netSales',
  lines: async ({ sales }, period) =>
    (await sales.byKey('delivery', period)).map((row) => ofOrders(row.key, row)),
  called: () => new Map([['', 'Nothing was sent']]),
  opens: (deliveryMethod, bounds) => (deliveryMethod === '' ? undefined : orders(bounds, { deliveryMethod })),
};
