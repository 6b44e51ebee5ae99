import { ADDRESS_LAYOUTS } from './address-layouts.js';
import { cityLabel, stateLabel, zipLabel } from './address-labels.js';
import { countryCode, countryName } from './countries.js';
import { postcodeIn } from './postcodes.js';
import { tableByCountry } from './table-by-country.js';

export type AddressPart = 'street' | 'city' | 'state' | 'zipCode';

/** What an address may have in every country, on a line of its own: forms show it to who asks for it. */
export type AddressExtra = 'company' | 'line2';

export const ADDRESS_EXTRAS: Readonly<Record<AddressExtra, { label: string; most: number }>> = {
  company: { label: 'Company', most: 100 },
  line2: { label: 'Apartment, suite or floor', most: 120 },
};

export interface AddressField {
  name: AddressPart;
  /** As people of the country call it. */
  label: string;
  /** `either`: one of those that say so must be given. */
  need: 'must' | 'either' | 'may';
}

/** The place of an address; `country` by any of its names. */
export type Place = Record<AddressPart, string> & { country: string } & {
  [extra in AddressExtra]?: string | undefined;
};

const LAYOUTS = tableByCountry(ADDRESS_LAYOUTS);
/** Of what is no country: all of them, and nothing must be given. */
const UNKNOWN = 'street/city/state/zip';
const WORD = /(street|city|state|zip)([!~]?)/g;
const NEEDS = { '!': 'must', '~': 'either', '': 'may' } as const;

const layoutOf = (country: string): string => LAYOUTS.get(country) ?? UNKNOWN;
const partOf = (word: string): AddressPart => (word === 'zip' ? 'zipCode' : (word as AddressPart));

/** What an address there is made of, in the order in which it is written. */
export const addressFields = (country: string): AddressField[] =>
  [...layoutOf(country).matchAll(WORD)].map(([, word = '', mark = '']) => ({
    name: partOf(word),
    label: addressLabel(country, partOf(word)),
    need: NEEDS[mark as keyof typeof NEEDS],
  }));

export function addressLabel(country: string, part: AddressPart): string {
  if (part === 'state') return stateLabel(country);
  if (part === 'zipCode') return zipLabel(country);
  return part === 'city' ? cityLabel(country) : 'Street';
}

/** Why a part of an address must not be empty, in a sentence; null when it is not, or may be. */
export function missingPart(place: Partial<Place>, part: AddressPart): string | null {
  const country = countryCode(place.country ?? '') ?? '';
  const fields = addressFields(country);
  const field = fields.find(({ name }) => name === part);
  if (!field || field.need === 'may' || isGiven(place[part])) return null;
  const others = fields.filter(({ need }) => need === 'either');
  if (field.need === 'either' && others.some(({ name }) => isGiven(place[name]))) return null;
  return `${field.label} is required`;
}

const isGiven = (text: unknown) => typeof text === 'string' && text.trim() !== '';

/** As it is kept: the country by its code where that was given, else by its English name, and the postcode as it is written there. */
export function writtenPlace<P extends Pick<Place, 'country' | 'zipCode'>>(place: P): P {
  const code = countryCode(place.country);
  if (code === null) return place;
  const country = place.country.trim().toUpperCase() === code ? code : countryName(code);
  return { ...place, country, zipCode: postcodeIn(code, place.zipCode) ?? place.zipCode };
}

/**
 * The lines of an address below the name, as its country writes them: `10115 Berlin`; a company stands above the street, which every
 * layout begins with, a second line below it. What the country's layout has no place for is left out, but for a town.
 *
 * @param nameOf what the reader calls a country by its code; English without it
 */
export function addressLines(place: Place, nameOf: (code: string) => string = countryName): string[] {
  const code = countryCode(place.country) ?? '';
  const layout = layoutOf(code);
  const [street = '', ...lines] = layout.split('/').map((line) => filled(line, place));
  const [company, second] = [place.company?.trim(), place.line2?.trim()];
  const town = layout.includes('city') || place.city === countryName(code) ? '' : place.city;
  const country = code ? nameOf(code) : place.country;
  return [company, street, second, ...lines, town, country].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];
}

const PIECE = /([ ,(-]{0,4})(street|city|state|zip)[!~]?\)?/g;

/** What stands between two parts is left out with either. */
const filled = (line: string, place: Place): string =>
  [...line.matchAll(PIECE)]
    .map(([, before = '', word = '']) => ({ before, text: place[partOf(word)].trim() }))
    .filter(({ text }) => text !== '')
    .map(({ before, text }, index) => {
      const sign = index === 0 ? '' : before.replace('(', '');
      return before.includes('(') ? `${sign}(${text})` : `${sign}${text}`;
    })
    .join('');
