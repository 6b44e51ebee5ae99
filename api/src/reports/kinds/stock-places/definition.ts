import type { ReportKind } from '../contract.js';
import { stockValue } from '../stock-value/definition.js';

export const stockPlaces: ReportKind = {
  name: 'stock-places',
  label: 'Stock value by place',
  help: 'What lies at each place now, with what waiting orders hold, at what it costs today. Goods of any number are not counted.',
  keyLabel: 'Place',
  needs: 'costs.read',
  isOfNow: true,
  columns: stockValue.columns,
  main: 'value',
  lines: async ({ goods }) =>
    (await goods.placeValues()).map(({ place, pieces, unknown, cents }) => ({
      key: place,
      figures: { pieces, unknown, value: cents },
    })),
  opens: () => undefined,
};
