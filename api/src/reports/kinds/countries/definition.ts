import { countryCode } from '../../../kernel/world/countries.js';
import type { ReportKind } from '../contract.js';
import { ofOrders, orders, SALES_COLUMNS } from '../sales-columns.js';

/** Orders keep a country by its code or its English name. */
const codeOf = (kept: string) => countryCode(kept) ?? kept;

export const countries: ReportKind = {
  name: 'countries',
  label: 'Sales by country',
  help: 'By the country that the goods went to.',
  keyLabel: 'Country',
  columns: SALES_COLUMNS,
  main: 'netSales',
  lines: async ({ sales }, period) =>
    (await sales.byKey('country', period)).map((row) => ofOrders(codeOf(row.key), row)),
  called: (keys, _, speech) =>
    new Map(keys.map((key) => [key, key === '' ? speech.sentence('Nothing was sent') : speech.country(key)])),
  opens: (country, bounds) => (country === '' ? undefined : orders(bounds, { country })),
};
