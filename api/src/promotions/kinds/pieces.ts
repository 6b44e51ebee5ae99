import type { Money } from '../../kernel/money.js';
import type { DiscountedLine } from './contract.js';

/** What is left of the price of so many pieces of a line. */
export const ofPieces = ({ left, quantity }: DiscountedLine, pieces: number): Money =>
  left.allocate([pieces, quantity - pieces])[0] ?? left;

/** Places of the lines, those of the cheapest pieces first. */
const cheapestFirst = (lines: readonly DiscountedLine[]): number[] =>
  lines
    .map((line, at) => ({ line, at }))
    .toSorted(
      (a, b) => a.line.left.cents * b.line.quantity - b.line.left.cents * a.line.quantity || a.at - b.at,
    )
    .map(({ at }) => at);

/** So many of the cheapest pieces: what is left of their price, by line. */
export function cheapest(lines: readonly DiscountedLine[], pieces: number): Money[] {
  const parts = lines.map(({ left }) => left.times(0));
  let wanted = pieces;
  for (const at of cheapestFirst(lines)) {
    const line = lines[at];
    if (!line) continue;
    const taken = Math.min(wanted, line.quantity);
    parts[at] = ofPieces(line, taken);
    wanted -= taken;
  }
  return parts;
}
