import type { ReportKind } from '../contract.js';

export const stockValue: ReportKind = {
  name: 'stock-value',
  label: 'Stock value',
  help: 'What lies in the shop now, with what waiting orders hold, at what it costs today. Goods of any number are not counted.',
  keyLabel: 'Product',
  needs: 'costs.read',
  isOfNow: true,
  columns: [
    { name: 'pieces', label: 'Pieces', unit: 'count' },
    { name: 'unknown', label: 'Pieces of unknown cost', unit: 'count' },
    { name: 'value', label: 'Value', unit: 'money' },
  ],
  main: 'value',
  lines: async ({ goods }) =>
    (await goods.stockValues()).map(({ productId, pieces, unknown, cents }) => ({
      key: productId,
      figures: { pieces, unknown, value: cents },
    })),
  called: (keys, { goods }) => goods.names(keys),
  opens: () => undefined,
};
