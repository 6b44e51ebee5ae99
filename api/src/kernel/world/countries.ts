import { OTHER_COUNTRY_NAMES } from './country-other-names.js';
import { OWN_COUNTRY_NAMES } from './country-own-names.js';
import { COUNTRY_TABLE } from './country-table.js';

export interface Country {
  /** Two letters by ISO 3166-1. */
  code: string;
  /** In English. */
  name: string;
}

const entries = (table: string): string[] => table.split(';').map((entry) => entry.trim());
const rows = entries(COUNTRY_TABLE).map((row) => ({
  code: row.slice(0, 2),
  three: row.slice(3, 6),
  name: row.slice(7),
}));
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const before = (a: string, b: string) => (a < b ? -1 : 1);

/** Every country, in the order of the alphabet of their names. */
export const COUNTRIES: readonly Country[] = rows
  .map(({ code, name }) => ({ country: { code, name }, by: plain(name) }))
  .sort((one, other) => before(one.by, other.by))
  .map(({ country }) => country);

const NAMES = new Map(rows.map(({ code, name }) => [code, name]));

/** `Germany` for `DE`; what is no code as it is. */
export const countryName = (code: string): string => NAMES.get(code) ?? code;

/** Of every country, by ISO 3166-1 alpha-2. */
export const countryCodes = (): string[] => [...NAMES.keys()];

const SMALL = new Set(['the', 'of', 'and']);

/** Without case, marks and signs, small words and order: `Korea, Republic of` is `Republic of Korea`. */
function keyOf(name: string): string {
  const words = plain(name.normalize('NFKC'))
    .replaceAll('&', ' and ')
    .replaceAll(/['’ʼ`´.\u200c-\u200f]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !SMALL.has(word));
  // `AND` alone is Andorra
  return (telling.length > 0 ? telling : words)
    .map((word) => (word === 'st' ? 'saint' : word))
    .sort()
    .join(' ');
}

/** Codes by every name, made by the first that is none: most addresses that are sent say the code itself. */
let codes: ReadonlyMap<string, string> | undefined;

const codesByName = (): ReadonlyMap<string, string> =>
  new Map([
    ...[OWN_COUNTRY_NAMES, OTHER_COUNTRY_NAMES].flatMap(entries).flatMap((entry) =>
      entry
        .slice(3)
        .split('|')
        .map((name) => [keyOf(name), entry.slice(0, 2)] as const),
    ),
    ...rows.flatMap(({ code, three, name }) =>
      [code, three, name].map((word) => [keyOf(word), code] as const),
    ),
  ]);

/** `DE` for `de`, `DEU`, `Germany` and other names of it, also in its own languages and writings; null for what is no country. */
export function countryCode(text: string): string | null {
  if (NAMES.has(text)) return text;
  codes ??= codesByName();
  return codes.get(keyOf(text)) ?? null;
}
