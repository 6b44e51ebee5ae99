import { inTurn, type BasketLine, type Rule, type Taken } from './apply-discounts.js';

/** A rule that may be used for a basket. */
export interface Candidate extends Rule {
  /** Together with others that do; else alone. */
  combines: boolean;
  /** The higher takes first. */
  priority: number;
}

/** In which rules take, whatever order they come in: by priority, codes of the same one last. */
const inOrder = (one: Candidate, other: Candidate): number =>
  other.priority - one.priority ||
  Number(one.code !== undefined) - Number(other.code !== undefined) ||
  (one.id < other.id ? -1 : 1);

const isOfCode = ({ rule }: Taken): boolean => rule.code !== undefined;

/**
 * The best for the shopper: all rules that combine, or one that does not by itself, whichever takes more; between equals what
 * the shopper has shown a code for, then what combines. Rules that take nothing are left out, but for the one of the code. Pure.
 */
export function chooseDiscounts<C extends Candidate>(
  lines: readonly BasketLine[],
  rules: readonly C[],
): Taken<C>[] {
  const sorted = [...new Map(rules.map((rule) => [rule.id, rule])).values()].toSorted(inOrder);
  const sets = [
    sorted.filter(({ combines }) => combines),
    ...sorted.filter(({ combines }) => !combines).map((rule) => [rule]),
  ];
  const tried = sets.map((set) => inTurn(lines, set));
  const best = tried.reduce((first, other) => (isBetter(other, first) ? other : first));
  return best.filter((one) => !one.amount.isZero || isOfCode(one));
}

function isBetter(one: readonly Taken[], than: readonly Taken[]): boolean {
  const [takes, other] = [sumOf(one), sumOf(than)];
  if (takes !== other) return takes > other;
  return one.some(isOfCode) && !than.some(isOfCode);
}

const sumOf = (taken: readonly Taken[]): number => taken.reduce((sum, { amount }) => sum + amount.cents, 0);
