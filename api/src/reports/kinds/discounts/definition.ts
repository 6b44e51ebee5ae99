import type { ReportKind } from '../contract.js';
import { ofOrders, orders, SALES_COLUMNS } from '../sales-columns.js';

export const discounts: ReportKind = {
  name: 'discounts',
  label: 'Sales by discount',
  help: 'By the coupon of each order, and what it took off.',
  keyLabel: 'Coupon',
  columns: SALES_COLUMNS,
  main: 'discount',
  lines: async ({ sales }, period) =>
    (await sales.byKey('coupon', period)).map((row) => ofOrders(row.key, row)),
  called: () => new Map([['', 'Without a coupon']]),
  opens: (couponCode, bounds) => (couponCode === '' ? undefined : orders(bounds, { couponCode })),
};
