import type { ReportKind } from '../contract.js';
import { MARGIN_COLUMNS, ofMargin } from '../margin-columns.js';
import { wholeOrders } from '../sales-columns.js';

export const margins: ReportKind = {
  name: 'margins',
  label: 'Margin by product',
  help: 'What was ordered of each product without tax, less what was given back for it, and less what the pieces have cost that are not on the shelf again.',
  keyLabel: 'Product',
  needs: 'costs.read',
  columns: MARGIN_COLUMNS,
  main: 'margin',
  lines: async ({ sales }, period) =>
    (await sales.byKey('product', period))
      .filter(({ pieces }) => pieces !== 0)
      .map((row) => ofMargin(row.key, row)),
  called: (keys, { goods }) => goods.names(keys),
  opens: (productId, bounds) => wholeOrders(bounds, { productId }),
};
