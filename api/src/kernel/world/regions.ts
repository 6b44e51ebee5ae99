import { OTHER_REGION_NAMES } from './region-other-names.js';
import { OWN_REGION_NAMES } from './region-own-names.js';
import { REGIONS_A_TO_L } from './regions-a-l.js';
import { REGIONS_L_TO_Z } from './regions-l-z.js';
import { withoutKind } from './region-words.js';

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
const OTHER_NAMES = [rowsOf(OTHER_REGION_NAMES), rowsOf(OWN_REGION_NAMES)];
const BOOKS = new Map<string, Book>();

/** Letters that are no letter with a mark to Unicode, and that people without their keyboard write so: Adiyaman, Lodz, More og Romsdal. */
const BARE: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ð: 'd', ø: 'o', æ: 'ae', ħ: 'h' };

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}.'’ʼ‘]/gu, '')
    .replaceAll('&', 'and')
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/[ıłđðøæħ]/g, (letter) => BARE[letter] ?? letter);

const coreOf = (name: string): string => withoutKind(name, plain);

type Entry = { code: string; within: string | null; names: readonly string[] };

const entriesOf = (row: string): Entry[] =>
  row
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [head = '', ...words] = entry.split(' ');
      const [code = '', within = null] = head.split('<');
      return { code, within, names: words.join(' ').split('/') };
    });

/** The names without their kinds; none that would mean now the one and now the other of two regions: Moscow and its oblast. */
function coresOf(entries: readonly Entry[], others: readonly Entry[]): Map<string, string> {
  const [cores, plains] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (to: Map<string, Set<string>>, key: string, code: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(code));
  for (const { code, names } of [...entries, ...others])
    for (const name of names) {
      add(cores, coreOf(name), code);
      add(plains, plain(name), code);
    }
  const wholes = new Map(entries.map(({ code, within }) => [code, within]));
  const found = new Map<string, string>();
  for (const [core, all] of cores) {
    const codes = [...all].filter((code) => !all.has(wholes.get(code) ?? ''));
    const last = codes.at(-1);
    if (last !== undefined && (codes.length === 1 || plains.get(core)?.size === all.size))
      found.set(core, last.toLowerCase());
  }
  return found;
}

function bookOf(country: string): Book | undefined {
  const known = BOOKS.get(country);
  const row = ROWS.get(country);
  if (known || row === undefined) return known;
  const entries = entriesOf(row);
  const codes = new Map<string, string>();
  // the larger parts come last: where two share a name it is theirs
  for (const { code, names } of entries.toSorted((a, b) => (b.within ? 1 : 0) - (a.within ? 1 : 0)))
    for (const name of names) codes.set(plain(name), code.toLowerCase());
  const others = OTHER_NAMES.flatMap((rows) => entriesOf(rows.get(country) ?? ''));
  for (const { code, names } of others) for (const name of names) codes.set(plain(name), code.toLowerCase());
  const cores = coresOf(entries, others);
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
  return book?.codes.get(own) ?? book?.codes.get(text) ?? book?.cores.get(coreOf(region ?? '')) ?? own;
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

/** Whether a region is that one, or a part of it, or has no other part: Milan is in Lombardy, the Community of Madrid in its province. */
export function isRegionIn(country: string, region: string | null, whole: string): boolean {
  const wanted = regionKey(country, whole);
  const within = bookOf(country)?.within;
  const own = regionKey(country, region);
  const parts = partsOf(country, own);
  if (parts.length === 1 && parts[0] === wanted) return true;
  for (let key: string | undefined = own; key; key = within?.get(key)) if (key === wanted) return true;
  return false;
}
