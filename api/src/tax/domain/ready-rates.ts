import type { TaxCategory } from '../../kernel/tax-category.js';
import type { TaxRate, TaxZone } from './tax-zone.js';

/** Rates of one country or state, ready to be taken over into a zone. */
export interface ReadyRates {
  /** ISO 3166-1 alpha-2. */
  country: string;
  region: string | null;
  /** A part of the country that has other rates, by its postcodes; null is all of it. */
  place: string | null;
  postcodes: readonly string[];
  /** The law or the page of the authority that has the rates, and a day on which they held. */
  source: string;
  asOf: string;
  pricesIncludeTax: boolean;
  reverseCharge: boolean;
  rates: readonly TaxRate[];
}

const AS_OF = '2026-01-01';
const EU = 'European Commission, Taxes in Europe Database, https://ec.europa.eu/taxation_customs/tedb/';
const SWISS =
  'Federal Tax Administration, https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html';
const CATEGORIES: readonly TaxCategory[] = ['standard', 'reduced', 'second_reduced'];

const rateOf = (category: TaxCategory, name: string, percent: number, from = AS_OF): TaxRate => ({
  ...{ category, name, thousandths: Math.round(percent * 1_000), from, until: null },
});

/** Percent of the standard rate and of at most two reduced ones. */
const ratesOf = (name: string, percents: readonly number[], others: readonly TaxRate[] = []): TaxRate[] => [
  ...percents.map((percent, index) => rateOf(CATEGORIES[index] ?? 'standard', name, percent)),
  ...others,
  rateOf('zero', name, 0),
];

const vat = (country: string, source: string, percents: readonly number[], isEu = false): ReadyRates => ({
  ...{ country, region: null, place: null, postcodes: [], source, asOf: AS_OF },
  pricesIncludeTax: true,
  reverseCharge: isEu,
  rates: ratesOf('VAT', percents, SUPER_REDUCED[country]),
});

/** Rates of a part of an EU country: Directive 2006/112/EC, Articles 104 and 105. */
const vatOfPart = (
  country: string,
  place: string,
  postcodes: readonly string[],
  rates: readonly TaxRate[],
): ReadyRates => ({ ...vat(country, EU, [], true), place, postcodes, rates });

const gst = (country: string, source: string, percent: number): ReadyRates => ({
  ...vat(country, source, []),
  rates: ratesOf('GST', [percent]),
});

/** Sales tax of a state alone; what counties and cities add is for the shop to add. */
const salesTax = (region: string, source: string, percent: number): ReadyRates => ({
  ...{ country: 'US', region, place: null, postcodes: [], source, asOf: AS_OF },
  pricesIncludeTax: false,
  reverseCharge: false,
  rates: ratesOf('Sales tax', [percent]),
});

/**
 * Rates below 5 percent, by the Taxes in Europe Database: books, food, medicine or newspapers, as each country has it. Austria's
 * on staple food holds since 1 July 2026.
 */
const SUPER_REDUCED: Readonly<Record<string, readonly TaxRate[]>> = {
  AT: [rateOf('super_reduced', 'VAT', 4.9, '2026-07-01')],
  CY: [rateOf('super_reduced', 'VAT', 3)],
  ES: [rateOf('super_reduced', 'VAT', 4)],
  FR: [rateOf('super_reduced', 'VAT', 2.1)],
  IT: [rateOf('super_reduced', 'VAT', 4)],
  LU: [rateOf('super_reduced', 'VAT', 3)],
};

/** Standard and reduced rates; temporary ones and parking rates are left out. */
const EU_RATES: Readonly<Record<string, readonly number[]>> = {
  AT: [20, 10, 13],
  BE: [21, 6, 12],
  BG: [20, 9],
  HR: [25, 5, 13],
  CY: [19, 5, 9],
  CZ: [21, 12],
  DK: [25],
  EE: [24, 9, 13],
  FI: [25.5, 13.5, 10],
  FR: [20, 5.5, 10],
  DE: [19, 7],
  GR: [24, 6, 13],
  HU: [27, 5, 18],
  IE: [23, 9, 13.5],
  IT: [22, 5, 10],
  LV: [21, 5, 12],
  LT: [21, 5, 12],
  LU: [17, 8, 14],
  MT: [18, 5, 7],
  NL: [21, 9],
  PL: [23, 5, 8],
  PT: [23, 6, 13],
  RO: [21, 11],
  SK: [23, 5, 19],
  SI: [22, 5, 9.5],
  ES: [21, 10],
  SE: [25, 6, 12],
};

export const READY_RATES: readonly ReadyRates[] = [
  vat('RW', 'Law No 049/2023 establishing value added tax, Official Gazette of 14 September 2023', [18]),
  vat('UG', 'Value Added Tax (Rate of Tax) Order, 2005 (Statutory Instrument 51 of 2005)', [18]),
  vat('KE', 'Value Added Tax Act, 2013 (No 35 of 2013), section 5', [16]),
  ...Object.entries(EU_RATES).map(([country, percents]) => vat(country, EU, percents, true)),
  vatOfPart('AT', 'Jungholz and Mittelberg', ['6691', '6991-6993'], ratesOf('VAT', [19, 10, 13])),
  vatOfPart('PT', 'Madeira', ['9000-9499'], ratesOf('VAT', [22, 4, 12])),
  vatOfPart('PT', 'Azores', ['9500-9999'], ratesOf('VAT', [16, 4, 9])),
  vat('GB', 'HM Revenue & Customs, https://www.gov.uk/vat-rates', [20, 5]),
  vat('CH', SWISS, [8.1, 2.6, 3.8]),
  vat(
    'NO',
    'Norwegian Tax Administration, https://www.skatteetaten.no/en/rates/value-added-tax/',
    [25, 15, 12],
  ),
  gst('AU', 'A New Tax System (Goods and Services Tax) Act 1999, section 9-70', 10),
  gst('NZ', 'Goods and Services Tax Act 1985, section 8', 15),
  salesTax(
    'California',
    '6% of the state and 1.25% of every county, https://cdtfa.ca.gov/taxes-and-fees/rates.aspx',
    7.25,
  ),
  salesTax('New York', 'New York Tax Law, § 1105, https://www.nysenate.gov/legislation/laws/TAX/1105', 4),
  salesTax('Oregon', 'Oregon Department of Revenue: no sales tax', 0),
  salesTax('Texas', 'Texas Tax Code, § 151.051', 6.25),
  salesTax(
    'Washington',
    'Revised Code of Washington, 82.08.020, https://apps.leg.wa.gov/rcw/default.aspx?cite=82.08.020',
    6.5,
  ),
];

/** A zone made of ready rates, for the shop to change as it likes. */
export const zoneTermsOf = (ready: ReadyRates): Omit<TaxZone, 'id' | 'version' | 'name'> => ({
  areas: [{ country: ready.country, region: ready.region, postcodes: ready.postcodes }],
  pricesIncludeTax: ready.pricesIncludeTax,
  shippingTax: 'main',
  rounding: 'order',
  reverseCharge: ready.reverseCharge,
  rates: ready.rates,
});
