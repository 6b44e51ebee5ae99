import type { ReportKind } from '../contract.js';
import { GOODS_COLUMNS, ofGoods, wholeOrders } from '../sales-columns.js';

const NONE = 'No longer in the shop';

export const categories: ReportKind = {
  name: 'categories',
  label: 'Sales by category',
  help: 'What was ordered in each category, less its share of coupons, and what of it was given back. Each product counts in its first category of today.',
  keyLabel: 'Category',
  columns: GOODS_COLUMNS,
  main: 'netSales',
  lines: async ({ sales, goods }, period) => {
    const rows = (await sales.byKey('product', period)).filter(({ pieces }) => pieces !== 0);
    const categoryOf = await goods.categories(rows.map(({ key }) => key));
    return rows.map((row) => ofGoods(categoryOf.get(row.key) ?? '', row));
  },
  called: () => new Map([['', NONE]]),
  opens: (category, bounds) => (category === '' ? undefined : wholeOrders(bounds, { category })),
};
