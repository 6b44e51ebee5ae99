import type { SourceLine } from './contract.js';

/** The path of an address of the shop that is left, with or without its origin. */
function pathOf(address: string): string {
  const text = address.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { pathname, search, hash } = new URL(text);
  return pathname + search + hash;
}

/** Lines of old and new addresses: the old ones were in the shop that is left, whatever it was called. */
export const addressLines = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map((line) => ({
    ...line,
    cells: { from: pathOf(line.cells['from'] ?? ''), to: (line.cells['to'] ?? '').trim() },
  }));
