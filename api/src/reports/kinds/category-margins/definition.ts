import { categories, categoryIn } from '../categories/definition.js';
import type { ReportKind } from '../contract.js';
import { MARGIN_COLUMNS, ofMargin } from '../margin-columns.js';

export const categoryMargins: ReportKind = {
  name: 'category-margins',
  label: 'Margin by category',
  help: 'What was ordered in each category without tax, less what was given back for it, and less what the pieces have cost that are not on the shelf again. Each product counts in its first category of today.',
  keyLabel: 'Category',
  needs: 'costs.read',
  columns: MARGIN_COLUMNS,
  main: 'margin',
  lines: async ({ sales, goods }, period) => {
    const rows = (await sales.byKey('product', period)).filter(({ pieces }) => pieces !== 0);
    const categoryOf = await goods.categories(rows.map(({ key }) => key));
    return rows.map((row) => ofMargin(categoryIn(categoryOf, row.key), row));
  },
  ...(categories.called && { called: categories.called }),
  opens: categories.opens,
};
