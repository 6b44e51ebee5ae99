import type { Column, ReportKind } from '../contract.js';

const COLUMNS: readonly Column[] = [
  { name: 'refunds', label: 'Refunds', unit: 'count' },
  { name: 'amount', label: 'Given back', unit: 'money' },
];

export const refunds: ReportKind = {
  name: 'refunds',
  label: 'Refunds by day',
  help: 'Money that went back, on the day on which it went; what came back of it to the shop is taken off.',
  keyLabel: 'Day',
  columns: COLUMNS,
  main: 'amount',
  isByDay: true,
  lines: async ({ givenBack }, period) =>
    (await givenBack.refundsByDay(period)).map(({ day, refunds: count, cents }) => ({
      key: day,
      figures: { refunds: count, amount: cents },
    })),
  opens: (_, { from, to }) => ({ resource: 'orders', filter: { refundedAt_gte: from, refundedAt_lte: to } }),
};
