/** Where Directive 98/6/EC holds: the European Union and the other states of the European Economic Area, by ISO 3166-1. */
export const SINGLE_MARKET: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The member states of the European Union alone. */
export const EU_MEMBERS: ReadonlySet<string> = new Set(
  [...SINGLE_MARKET].filter((country) => !['IS', 'LI', 'NO'].includes(country)),
);
