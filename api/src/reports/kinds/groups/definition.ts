import { NOTHING } from '../../domain/figures.js';
import type { ReportKind } from '../contract.js';
import { ofOrders, orders, SALES_COLUMNS } from '../sales-columns.js';

/** Of orders whose buyers were in no group. */
const NONE = '';

export const groups: ReportKind = {
  name: 'groups',
  label: 'Sales by customer group',
  help: 'By the groups that each buyer belonged to when the order was placed, whatever became of them later; an order counts at every group that its buyer was in, and once in all.',
  keyLabel: 'Customer group',
  columns: SALES_COLUMNS,
  main: 'netSales',
  lines: async ({ sales }, period) =>
    (await sales.byKey('group', period)).map((row) => ofOrders(row.key, row)),
  total: async ({ sales }, period) => {
    const [all = NOTHING] = await sales.byKey('all', period);
    return ofOrders('', all).figures;
  },
  called: async (keys, { buyers }, { sentence }) =>
    new Map([
      ...(await buyers.groups(keys.filter((key) => key !== NONE))),
      [NONE, sentence('In no group, or before groups were kept')],
    ]),
  opens: (key, bounds) => orders(bounds, key === NONE ? { inNoGroup: true } : { customerGroupId: key }),
};
