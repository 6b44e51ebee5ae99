import { addressFields, type AddressField } from './address.js';
import { COUNTRIES } from './countries.js';
import { example } from './postcode-patterns.js';
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
