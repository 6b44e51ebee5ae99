import type { ReportKind } from '../contract.js';
import { GOODS_COLUMNS, ofGoods, wholeOrders } from '../sales-columns.js';

export const products: ReportKind = {
  name: 'products',
  label: 'Sales by product',
  help: 'What was ordered of each product, less its share of coupons, and what of it was given back.',
  keyLabel: 'Product',
  columns: GOODS_COLUMNS,
  main: 'netSales',
  lines: async ({ sales }, period) =>
    (await sales.byKey('product', period))
      .filter(({ pieces }) => pieces !== 0)
      .map((row) => ofGoods(row.key, row)),
  called: (keys, { goods }) => goods.names(keys),
  opens: (productId, bounds) => wholeOrders(bounds, { productId }),
};
