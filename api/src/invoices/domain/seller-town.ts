import { countryCode } from '../../kernel/world/countries.js';
import { postcodeIn } from '../../kernel/world/postcodes.js';
import { regionsOf } from '../../kernel/world/regions.js';

export interface SellerTown {
  street: string;
  /** Empty where none was found. */
  city: string;
  /** As the country writes it; empty where none was found. */
  postcode: string;
}

const HAS_LETTERS = /\p{L}{2}/u;

/**
 * The parts of an address that was typed as lines. The first line but the street's with a postcode of the country is that of the town; a
 * postcode that stands alone, or with a region, belongs to the line before, as in the United Kingdom. Where no line has one, all is street.
 */
export function sellerTown(address: string, country: string): SellerTown {
  const lines = address
    .split(/\n|,/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && countryCode(line) !== country);
  for (let at = 1; at < lines.length; at += 1) {
    const found = postcodeOf(lines[at] ?? '', country);
    if (!found) continue;
    const rest = withoutRegion(found.rest, country);
    const alone = !HAS_LETTERS.test(rest);
    const city = alone ? (lines[at - 1] ?? '') : rest;
    const street = lines.filter((_, index) => index !== at && !(alone && index === at - 1)).join(', ');
    if (street !== '') return { street, city, postcode: found.postcode };
  }
  return { street: lines.join(', '), city: '', postcode: '' };
}

/** `Sydney NSW` is Sydney: what is written behind a town by the code of its region. */
function withoutRegion(town: string, country: string): string {
  const words = town.split(/\s+/);
  const last = words.at(-1);
  return regionsOf(country).some(({ code }) => code === last) ? words.slice(0, -1).join(' ') : town;
}

/** The longest run of up to three words that is a postcode there, and what stands around it. */
function postcodeOf(line: string, country: string): { postcode: string; rest: string } | undefined {
  const words = line.split(/\s+/);
  for (const length of [3, 2, 1])
    for (let first = 0; first + length <= words.length; first += 1) {
      const postcode = postcodeIn(country, words.slice(first, first + length).join(' '));
      if (postcode === null) continue;
      const rest = [...words.slice(0, first), ...words.slice(first + length)].join(' ');
      return { postcode, rest };
    }
  return undefined;
}
