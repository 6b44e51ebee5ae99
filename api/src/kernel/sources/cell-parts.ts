/**
 * Several things in one cell: `a; b` and `Size: M; Colour: Ink`. What would be read as something else stands in quotes,
 * with each quote within doubled, as in CSV itself.
 */
const QUOTED = '"((?:[^"]|"")*)"';
const END = '(?:;|$)';
const VALUE = String.raw`\s*(?:${QUOTED}\s*(?=;|$)|([^;\s][^;]*)?)${END}`;
const NAME = String.raw`[\s;]*(?:${QUOTED}\s*(?=:)|([^;:\s][^;:]*)):`;
const PART = new RegExp(VALUE, 'g');
const PAIR = new RegExp(NAME + VALUE, 'gy');
const NOTHING = /^[\s;]*$/;

const plain = (quoted: string | undefined, bare = ''): string => quoted?.replaceAll('""', '"') ?? bare.trim();

/** The names in a cell; empty ones are none. */
export const readList = (cell: string): string[] =>
  [...cell.matchAll(PART)].map(([, quoted, bare]) => plain(quoted, bare)).filter(Boolean);

/** The pairs in a cell; undefined when something in it is no pair. */
export function readPairs(cell: string): [name: string, value: string][] | undefined {
  const found = [...cell.matchAll(PAIR)];
  const read = found.reduce((sum, [all]) => sum + all.length, 0);
  if (!NOTHING.test(cell.slice(read))) return undefined;
  return found.map(([, quotedName, name, quoted, bare]) => [plain(quotedName, name), plain(quoted, bare)]);
}

function written(part: string, means: RegExp): string {
  const isPlain = !means.test(part) && !part.startsWith('"') && part === part.trim();
  return isPlain ? part : `"${part.replaceAll('"', '""')}"`;
}

export const listText = (names: readonly string[]): string =>
  names.map((name) => written(name, /;/)).join('; ');

/** How the export writes the options of a variant. */
export const optionsText = (given: Readonly<Record<string, string>>): string =>
  pairsText(Object.entries(given));

/** How it writes what comes in pairs. */
export const pairsText = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.map(([name, value]) => `${written(name, /[;:]/)}: ${written(value, /;/)}`).join('; ');
