import type { Money } from '../../kernel/money.js';
import type { DiscountedLine } from './contract.js';

/** An amount over the lines by what is left of each, by largest remainder: never more than is left of one. */
export const shared = (amount: Money, lines: readonly DiscountedLine[]): Money[] =>
  amount.allocate(lines.map(({ left }) => left.cents));
