import { Money } from '../../kernel/money.js';

/** Pieces of one line that a refund is for; what they had cost and what comes back for them. */
export interface RefundedLine {
  variantId: string;
  quantity: number;
  shareCents: number;
  amountCents: number;
  restocked: boolean;
  /** Of the pieces, those that had not left the shop: they stay there. Absent where none had, and in refunds of sums. */
  unsent?: number;
  /**
   * The tax in `amountCents` and its rate's place in the receipt, null for none. Absent where the receipt does not tell it,
   * and of refunds from before it was kept.
   */
  tax?: { rate: number | null; cents: number };
}

/**
 * What of the money for pieces each part of a refund gives back, in order. The pieces are counted on the first part; what
 * a later one gives back for them is named with none.
 */
export function spreadLines(
  lines: readonly RefundedLine[],
  parts: readonly { amount: Money }[],
): RefundedLine[][] {
  let rest = [...lines];
  return parts.map(({ amount }) => {
    let left = amount.cents;
    const [now, later]: [RefundedLine[], RefundedLine[]] = [[], []];
    for (const line of rest) {
      const cents = Math.min(left, line.amountCents);
      left -= cents;
      const [own, after] = cutLine(line, cents);
      if (own.quantity > 0 || cents > 0) now.push(own);
      if (after.amountCents > 0) later.push(after);
    }
    rest = later;
    return now;
  });
}

/** So much of what comes back for pieces, with its part of what they have cost and of their tax, and what is left of them. */
function cutLine(line: RefundedLine, cents: number): [RefundedLine, RefundedLine] {
  const { amountCents, shareCents, tax } = line;
  const of = (whole: number) =>
    cents === amountCents ? whole : Money.ofCents(whole).portion(cents, amountCents).cents;
  const [share, taxCents] = [of(shareCents), of(tax?.cents ?? 0)];
  const taxed = (taxedCents: number) => (tax ? { tax: { ...tax, cents: taxedCents } } : {});
  const rest = { amountCents: amountCents - cents, shareCents: shareCents - share };
  return [
    { ...line, amountCents: cents, shareCents: share, ...taxed(taxCents) },
    { ...withoutPieces(line), ...rest, ...taxed((tax?.cents ?? 0) - taxCents) },
  ];
}

const withoutPieces = ({ unsent: _, ...line }: RefundedLine): RefundedLine => ({
  ...{ ...line, quantity: 0, restocked: false },
});

/** A refund as far as its pieces lie on the shelf or not. */
interface Shelved {
  status: string;
  lines: readonly Pick<RefundedLine, 'variantId' | 'quantity' | 'restocked'>[];
}

/** Pieces that went back, or are on their way, and that no refund has put on the shelf: not one that failed either. */
export function offShelf(refunds: readonly Shelved[]): { variantId: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const { status, lines } of refunds)
    for (const { variantId, quantity, restocked } of lines) {
      const off = (status === 'failed' ? 0 : quantity) - (restocked ? quantity : 0);
      counts.set(variantId, (counts.get(variantId) ?? 0) + off);
    }
  return [...counts].flatMap(([variantId, quantity]) => (quantity > 0 ? [{ variantId, quantity }] : []));
}
