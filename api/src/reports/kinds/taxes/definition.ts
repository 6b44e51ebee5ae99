import { countryCode } from '../../../kernel/world/countries.js';
import type { Column, ReportKind } from '../contract.js';

const COLUMNS: readonly Column[] = [
  { name: 'papers', label: 'Papers', unit: 'count' },
  { name: 'charged', label: 'Tax on invoices', unit: 'money' },
  { name: 'back', label: 'Tax given back', unit: 'money' },
  { name: 'net', label: 'Net', unit: 'money' },
  { name: 'tax', label: 'Tax', unit: 'money' },
  { name: 'gross', label: 'Gross', unit: 'money' },
];

/** Where no address was kept, the key has no country. */
const keyOf = (country: string, rate: string) => `${countryCode(country) ?? country}/${rate}`;
const partsOf = (key: string) => {
  const [country = '', ...rate] = key.split('/');
  return { country, rate: rate.join('/') };
};

export const taxes: ReportKind = {
  name: 'taxes',
  label: 'Tax by country and rate',
  help: 'Tax on the invoices of these days, less what credit notes of these days gave back, by the country that the goods went to. The tax report has the same in the currencies of the invoices.',
  keyLabel: 'Country and rate',
  needs: 'taxes.read',
  columns: COLUMNS,
  main: 'tax',
  lines: async ({ charged }, period) =>
    (await charged.byRate(period)).map(({ country, rate, back, ...figures }) => ({
      key: keyOf(country, rate),
      figures: { ...figures, back: -back },
    })),
  called: (keys, _, speech) =>
    new Map(
      keys.map((key) => {
        const { country, rate } = partsOf(key);
        const where = country === '' ? speech.sentence('Nothing was sent') : speech.country(country);
        return [key, `${where}, ${rate}`];
      }),
    ),
  opens: (key, { from, to }) => {
    const { country, rate } = partsOf(key);
    const filter = { taxedAt_gte: from, taxedAt_lte: to, taxRate: rate, country };
    return country === '' ? undefined : { resource: 'orders', filter };
  },
};
