import { ADDRESS_EXTRAS, addressFields, type AddressField } from './address.js';
import { COUNTRIES } from './countries.js';
import { CURRENCIES } from './currencies.js';
import { example } from './postcode-patterns.js';
import { TIME_ZONES, zoneOfCountry } from './time-zones.js';
import { hasPostcodes, postcodePattern } from './postcodes.js';

const SIGNS = { must: '!', either: '~', may: '' } as const;
const fieldText = ({ name, need, label }: AddressField) => `${name}${SIGNS[need]}=${label}`;

/** The tables as a module of the front ends: they draw forms by them, and ask nobody. */
export function worldFile(): string {
  const countries = COUNTRIES.map(({ code, name }) => [
    ...[code, name, addressFields(code).map(fieldText).join(';')],
    ...(hasPostcodes(code) ? [postcodePattern(code), example(code)] : []),
  ]);
  return `
/** Code, English name, the fields of an address in their order (\`!\` must be given, of those with \`~\` one must), a pattern and an example of postcodes. */
export const COUNTRIES: readonly (readonly string[])[] = ${JSON.stringify(countries, null, 2)};
`;
}

/** The currencies, in a file of its own: every page writes amounts, few have an address. */
export function currenciesFile(): string {
  const decimals = CURRENCIES.flatMap((one) => (one.decimals === 2 ? [] : [[one.code, one.decimals]]));
  const signs = CURRENCIES.flatMap((one) => (one.sign === `${one.code} ` ? [] : [[one.code, one.sign]]));
  return `
/** Digits after the point, where they are not two. */
export const DECIMALS: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(decimals), null, 2)};

/** What stands before an amount, where it is not the code and a blank. */
export const SIGNS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(signs), null, 2)};

/** Codes and English names. */
export const CURRENCY_NAMES: readonly (readonly [string, string])[] = ${JSON.stringify(
    CURRENCIES.map(({ code, name }) => [code, name]),
    null,
    2,
  )};
`;
}

/** The time zones, in a file of their own: only the settings of the panel offer them. */
export function timeZonesFile(): string {
  const ofCountries = COUNTRIES.map(({ code }) => [code, zoneOfCountry(code)]);
  return `
/** Every one by its IANA name. */
export const TIME_ZONES: readonly string[] = ${JSON.stringify(TIME_ZONES, null, 2)};

/** Where most people of a country live. */
export const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(ofCountries), null, 2)};
`;
}

/** What an address may have in every country, in a file of its own: every form knows it, few know the countries. */
export const addressExtrasFile = (): string => `
/** How it is called, and how long it may be. */
export const ADDRESS_EXTRAS = ${JSON.stringify(ADDRESS_EXTRAS, null, 2)} as const;
`;
