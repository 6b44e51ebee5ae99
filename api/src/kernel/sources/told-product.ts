import { cutText } from './cells.js';
import { wordsOf } from './words-of.js';

const LONGEST_DESCRIPTION = 500;
/** Of products that say none. */
const NO_CATEGORY = 'Products';

type Cells = Readonly<Record<string, string>>;

/** What every line of a product says of it: its name, its short text and where it is found. */
export function toldOf(name: string, category: string, short: string, html: string): Record<string, string> {
  const words = wordsOf(short) || wordsOf(html) || name;
  return { name, category: category || NO_CATEGORY, description: cutText(words, LONGEST_DESCRIPTION) };
}

/** The cells that say something. */
export const filled = (cells: Readonly<Record<string, string | undefined>>): Cells =>
  Object.fromEntries(Object.entries(cells).filter((pair): pair is [string, string] => Boolean(pair[1])));

/** The lines by what they say at `group`, in the order of their first ones. */
export function grouped<Line>(lines: readonly Line[], group: (line: Line) => string): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = group(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** What all of them say; empty where they do not agree. */
export const agreed = (cells: readonly string[]): string =>
  cells.every((cell) => cell === cells[0]) ? (cells[0] ?? '') : '';

/** A SKU for what has none in its shop: the same each time. The vowels of Hindi and Thai are marks (M), and tell `काला` from `किला`. */
export const madeSku = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .join('-')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, 64);
