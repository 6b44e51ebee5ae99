import { OWN_LINES, OWN_LINES_NAME } from '../../../kernel/own-lines.js';
import type { ReportKind } from '../contract.js';
import { GOODS_COLUMNS, ofGoods, wholeOrders } from '../sales-columns.js';

/** Of goods that have no value of the field, or are no longer in the shop. */
const NONE = '';

export const fields: ReportKind = {
  name: 'fields',
  label: 'Sales by product field',
  help: 'What was ordered of the goods that have the same brand, material or whatever field is chosen, less its share of coupons, and what of it was given back. Each product counts by its value of today.',
  keyLabel: 'Value',
  columns: GOODS_COLUMNS,
  main: 'netSales',
  asks: { label: 'Field', choices: ({ goods }) => goods.fields() },
  lines: async ({ sales, goods }, period, by) => {
    const rows = (await sales.byKey('product', period)).filter(({ pieces }) => pieces !== 0);
    const ids = rows.map(({ key }) => key);
    const values = await goods.valuesOf(by, ids);
    return rows.map((row) => {
      const value = values.get(row.key);
      if (value) return { ...ofGoods(value.key, row), label: value.label };
      return ofGoods(row.key === OWN_LINES ? OWN_LINES : NONE, row);
    });
  },
  called: (_, __, { sentence }) =>
    new Map([
      [NONE, sentence('Without a value, or no longer in the shop')],
      [OWN_LINES, OWN_LINES_NAME],
    ]),
  opens: (key, bounds, by) =>
    wholeOrders(bounds, key === OWN_LINES ? { productId: OWN_LINES } : { productField: `${by}:${key}` }),
};
