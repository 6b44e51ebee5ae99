import type { CountryDto } from '@duka/client';
import { COUNTRIES } from '@duka/client/world';

export type PlaceField = 'street' | 'city' | 'state' | 'zipCode';

export type CountryForm = Pick<CountryDto, 'code' | 'name'> & {
  /** The parts of an address there, in the order in which it is written, by what people call them. */
  fields: readonly { name: PlaceField; label: string; need: 'must' | 'either' | 'may' }[];
  postcode: { pattern: RegExp; example: string } | null;
};

const NEEDS = { '!': 'must', '~': 'either', '': 'may' } as const;
const FIELD = /^(?<name>\w+)(?<sign>[!~]?)=(?<label>.*)$/;

function read([code = '', name = '', fields = '', pattern, example = '']: readonly string[]): CountryForm {
  return {
    code,
    name,
    fields: fields.split(';').map((text) => {
      const { name: part = '', sign = '', label = '' } = FIELD.exec(text)?.groups ?? {};
      return { name: part as PlaceField, label, need: NEEDS[sign as keyof typeof NEEDS] };
    }),
    postcode: pattern ? { pattern: new RegExp(pattern, 'i'), example } : null,
  };
}

const rowOf = (country: string) => COUNTRIES.find(([code, name]) => name === country || code === country);

/** What an address is made of in a country, by its name or its two letters; undefined for another word. */
export const countryForm = (country: string): CountryForm | undefined => {
  const row = rowOf(country);
  return row && read(row);
};

/** Country names in English in alphabetical order; the one of `home`, a code, comes first. */
export function countryNames(home: string): string[] {
  const first = rowOf(home)?.[1];
  const all = COUNTRIES.map(([, name = '']) => name);
  return first ? [first, ...all.filter((name) => name !== first)] : all;
}

/** The ISO 3166-1 code of a country by its name; undefined for another word. */
export const countryCode = (country: string): string | undefined => rowOf(country)?.[0];

/** `Germany` for `DE`, and for itself; another word as it is. */
export const countryName = (country: string): string => rowOf(country)?.[1] ?? country;
