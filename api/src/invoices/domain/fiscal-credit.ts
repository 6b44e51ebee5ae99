import { NOTHING, cut, less, negative, plus, spread, sumOf, type RatePart } from './rate-parts.js';

/** Of one line of an invoice, which a credit note takes from. */
export interface LinePart extends RatePart {
  /** The place of its rate in the receipt; null for none. */
  rate: number | null;
  variantId: string | null;
}

/** What a note gives back: by rate, that of no rate last, and the pieces that it names. */
export interface NotedCredit {
  rates: readonly RatePart[];
  pieces: readonly { variantId: string; gross: number }[];
}

/**
 * What each note takes from each line, in the order of the notes. A rate's money is taken from the lines of that rate: first
 * from those whose pieces the note names, then in proportion to what is left of them; never more than is left. What a note
 * gave back of a rate is what it takes from its lines, to the cent.
 */
export function creditedLines(lines: readonly LinePart[], notes: readonly NotedCredit[]): RatePart[][] {
  let left: readonly RatePart[] = lines.map(({ tax, gross }) => ({ tax, gross }));
  return notes.map(({ rates, pieces }) => {
    const taken = lines.map(() => NOTHING);
    for (const [place, credit] of rates.entries()) {
      const own = lines.flatMap(({ rate }, index) => ((rate ?? rates.length - 1) === place ? [index] : []));
      const parts = own.map((index) => ({
        ...(left[index] ?? NOTHING),
        taken: less(lines[index] ?? NOTHING, left[index] ?? NOTHING),
        named: namedOf(lines[index]?.variantId, pieces),
      }));
      for (const [at, part] of ofRate(credit, parts).entries()) taken[own[at] ?? -1] = part;
    }
    left = left.map((part, index) => less(part, taken[index] ?? NOTHING));
    return taken;
  });
}

const namedOf = (
  variantId: string | null | undefined,
  pieces: readonly { variantId: string; gross: number }[],
): number => sumOf(pieces.filter((piece) => piece.variantId === variantId).map(({ gross }) => gross));

interface OpenLine extends RatePart {
  /** By the notes before. */
  taken: RatePart;
  named: number;
}

/** So much of a rate from its lines; a note that takes a credit back leaves them more. */
function ofRate({ tax, gross }: RatePart, lines: readonly OpenLine[]): RatePart[] {
  if (gross <= 0)
    return spread(
      -gross,
      lines.map(({ taken }) => taken),
    ).map(negative);
  let open = gross;
  const first = lines.map((line) => {
    const part = cut(line, Math.min(line.named, line.gross, open));
    open -= part.gross;
    return part;
  });
  const rest = spread(
    open,
    lines.map((line, index) => less(line, first[index] ?? NOTHING)),
  );
  const parts = first.map((part, index) => plus(part, rest[index] ?? NOTHING));
  return withTax(tax, parts, lines);
}

/** The rounding of the parts' taxes goes where it has room. */
function withTax(tax: number, parts: RatePart[], lines: readonly RatePart[]): RatePart[] {
  let missing = tax - sumOf(parts.map((part) => part.tax));
  return parts.map((part, index) => {
    const most = Math.min(part.gross, lines[index]?.tax ?? 0);
    const fitting = Math.min(Math.max(part.tax + missing, 0), Math.max(most, part.tax));
    missing -= fitting - part.tax;
    return { gross: part.gross, tax: fitting };
  });
}
