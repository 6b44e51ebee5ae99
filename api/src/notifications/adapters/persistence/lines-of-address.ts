import type { Tongue } from '../../../kernel/tongue.js';
import { addressLines } from '../../../kernel/world/address.js';
import { countryName } from '../../../kernel/world/countries.js';

type Address = Readonly<
  Record<'firstName' | 'lastName' | 'street' | 'city' | 'state' | 'zipCode' | 'country', string> & {
    company?: string;
    line2?: string;
  }
>;

/** Name and address, a line each, the country in the language of the letter. */
export function linesOf(to: Address, tongue: Tongue): string[] {
  const lines = addressLines(to, (code) => tongue.country(code, countryName(code)));
  return [`${to.firstName} ${to.lastName}`.trim(), ...lines].filter(
    (line) => !LINK.test(line.normalize('NFKC')),
  );
}

/** A place has none; whoever writes one wants it in a mail. */
const LINK = /:\s*\/\s*\/|\bwww\b/i;
