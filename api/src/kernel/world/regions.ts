import { OTHER_REGION_NAMES } from './region-other-names.js';
import { REGIONS_A_TO_L } from './regions-a-l.js';
import { REGIONS_L_TO_Z } from './regions-l-z.js';

export interface Region {
  /** What follows the country in ISO 3166-2. */
  code: string;
  /** The region that this one is a part of, if any. */
  within: string | null;
  name: string;
}

interface Book {
  regions: readonly Region[];
  /** By code and by every name, in small letters without marks. */
  codes: ReadonlyMap<string, string>;
  /** By the names without words like "state": only what is not there. */
  cores: ReadonlyMap<string, string>;
  within: ReadonlyMap<string, string>;
}

const rowsOf = (...tables: readonly string[]) =>
  new Map(
    tables
      .flatMap((table) => table.split('\n'))
      .filter(Boolean)
      .map((row) => [row.slice(0, 2), row.slice(4)] as const),
  );
const ROWS = rowsOf(REGIONS_A_TO_L, REGIONS_L_TO_Z);
const OTHER_NAMES = rowsOf(OTHER_REGION_NAMES);
const BOOKS = new Map<string, Book>();

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}.'’ʼ‘]/gu, '')
    .replaceAll('&', 'and')
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()
    .toLowerCase();

const KINDS =
  /\b(?:state|province|region|county|district|department|prefecture|governorate|oblast|canton|emirate|parish|city|municipality|of|the|co|ken|fu|to|sheng|shi)\b/g;
const coreOf = (name: string): string => plain(name).replaceAll(KINDS, '').replaceAll(/\s+/g, ' ').trim();

const entriesOf = (row: string) =>
  row
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [head = '', ...words] = entry.split(' ');
      const [code = '', within = null] = head.split('<');
      return { code, within, names: words.join(' ').split('/') };
    });

function bookOf(country: string): Book | undefined {
  const known = BOOKS.get(country);
  const row = ROWS.get(country);
  if (known || row === undefined) return known;
  const entries = entriesOf(row);
  const codes = new Map<string, string>();
  const cores = new Map<string, string>();
  // the larger parts come last: where two share a name it is theirs
  for (const { code, names } of entries.toSorted((a, b) => (b.within ? 1 : 0) - (a.within ? 1 : 0)))
    for (const name of names) {
      codes.set(plain(name), code.toLowerCase());
      cores.set(coreOf(name), code.toLowerCase());
    }
  for (const { code, names } of entriesOf(OTHER_NAMES.get(country) ?? ''))
    for (const name of names) codes.set(plain(name), code.toLowerCase());
  for (const { code } of entries) codes.set(code.toLowerCase(), code.toLowerCase());
  const within = new Map(
    entries.flatMap(({ code, within }) =>
      within ? [[code.toLowerCase(), within.toLowerCase()] as const] : [],
    ),
  );
  const regions = entries.map(({ code, within, names }) => ({ code, within, name: names.at(-1) ?? code }));
  const book = { regions, codes, cores, within };
  BOOKS.set(country, book);
  return book;
}

/** The parts of a country by ISO 3166-2; none where it has given no codes. */
export const regionsOf = (country: string): readonly Region[] => bookOf(country)?.regions ?? [];

/**
 * What tells one region of a country from another, however it was written: `tx` for `TX`, `Texas` and `US-TX`, `qc` for
 * `Québec`. Where the shop knows no codes, the name itself in small letters.
 */
export function regionKey(country: string, region: string | null): string {
  const text = plain(region ?? '');
  const start = `${country.toLowerCase()} `;
  const own = text.startsWith(start) ? text.slice(start.length) : text;
  const book = bookOf(country);
  return book?.codes.get(own) ?? book?.codes.get(text) ?? book?.cores.get(coreOf(text)) ?? own;
}

/** Whether it names a region: one of those that are known, where the shop knows those of the country; else anything. */
export function isRegion(country: string, region: string | null): boolean {
  const key = regionKey(country, region);
  const book = bookOf(country);
  return book ? book.regions.some(({ code }) => code.toLowerCase() === key) : key !== '';
}

/** The parts of a region, as `regionKey` has them: none of one that has none. */
export const partsOf = (country: string, key: string): readonly string[] =>
  [...(bookOf(country)?.within ?? [])].flatMap(([part, whole]) => (whole === key ? [part] : []));

/** Whether a region is that one, or a part of it: Milan is in Lombardy. */
export function isRegionIn(country: string, region: string | null, whole: string): boolean {
  const wanted = regionKey(country, whole);
  const within = bookOf(country)?.within;
  for (let key: string | undefined = regionKey(country, region); key; key = within?.get(key))
    if (key === wanted) return true;
  return false;
}
