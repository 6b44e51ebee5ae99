import type { Column, ReportKind } from '../contract.js';

const COLUMNS: readonly Column[] = [
  { name: 'returns', label: 'Returns', unit: 'count' },
  { name: 'pieces', label: 'Pieces', unit: 'count' },
];

/** `does_not_fit` as people say it. */
const words = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1).replaceAll('_', ' ')}`;

export const returns: ReportKind = {
  name: 'returns',
  label: 'Returns by reason',
  help: 'Returns that were asked for in these days, by the reason that the shopper gave.',
  keyLabel: 'Reason',
  columns: COLUMNS,
  main: 'returns',
  lines: async ({ givenBack }, period) =>
    (await givenBack.returnsByReason(period)).map(({ reason, returns: count, pieces }) => ({
      key: reason,
      figures: { returns: count, pieces },
    })),
  called: (keys) => new Map(keys.map((key) => [key, words(key)])),
  opens: (reason, { from, to }) => ({
    resource: 'returns',
    filter: { reason, createdAt_gte: from, createdAt_lte: to },
  }),
};
