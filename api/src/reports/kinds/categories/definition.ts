import { OWN_LINES, OWN_LINES_NAME } from '../../../kernel/own-lines.js';
import type { ReportKind } from '../contract.js';
import { GOODS_COLUMNS, ofGoods, wholeOrders } from '../sales-columns.js';

const NONE = 'No longer in the shop';

/** Lines that are no goods of the catalogue are in none of its categories. */
export const categoryIn = (categoryOf: ReadonlyMap<string, string>, productId: string): string =>
  productId === OWN_LINES ? OWN_LINES : (categoryOf.get(productId) ?? '');

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
    return rows.map((row) => ofGoods(categoryIn(categoryOf, row.key), row));
  },
  called: () =>
    new Map([
      ['', NONE],
      [OWN_LINES, OWN_LINES_NAME],
    ]),
  opens: (category, bounds) => {
    if (category === OWN_LINES) return wholeOrders(bounds, { productId: OWN_LINES });
    return category === '' ? undefined : wholeOrders(bounds, { category });
  },
};
