import { Money } from '../../kernel/money.js';
import type { DiscountRule } from '../../kernel/receipt-rules.js';
import type { Reduction } from '../../kernel/reductions.js';
import { isForDelivery, type DiscountedLine } from '../kinds/contract.js';
import { kindOf } from '../kinds/index.js';

/** A line of the basket at its price. */
export type BasketLine = Pick<DiscountedLine, 'quantity' | 'unitPrice'>;

/** A rule with the places of the lines that it is for, its amounts in the currency of the basket. */
export type Rule = Omit<DiscountRule, 'offDelivery'>;

/** What a rule takes off each line of the basket, in their order. */
export interface Taken<R extends Rule = Rule> {
  rule: R;
  shares: Money[];
  amount: Money;
}

/** What each rule takes, one after the other, each of what is left by those before. Pure; nothing is ever below zero. */
export function inTurn<R extends Rule>(lines: readonly BasketLine[], rules: readonly R[]): Taken<R>[] {
  const left = lines.map(({ quantity, unitPrice }) => unitPrice.times(quantity));
  return rules.map((rule) => {
    const shares = sharesOf(rule, lines, left);
    shares.forEach((share, at) => {
      left[at] = (left[at] ?? share).minus(share);
    });
    return { rule, shares, amount: Money.sum(shares) };
  });
}

function sharesOf(rule: Rule, lines: readonly BasketLine[], left: readonly Money[]): Money[] {
  const none = left.map((one) => one.times(0));
  const kind = kindOf(rule.kind);
  const places = [...new Set(rule.lines)].filter((at) => lines[at] !== undefined);
  if (!kind || isForDelivery(kind) || places.length === 0) return none;
  const of = places.flatMap((at) => {
    const [line, rest] = [lines[at], left[at]];
    return line && rest ? [{ quantity: line.quantity, unitPrice: line.unitPrice, left: rest }] : [];
  });
  const wanted = kind.off(rule.values, of);
  places.forEach((at, index) => {
    const [rest, share] = [left[at], wanted[index]];
    if (rest && share) none[at] = within(share, rest);
  });
  return none;
}

/** What several rules take off the price of a delivery, one after the other; nothing is left out. */
export function offDelivery<R extends Rule>(
  price: Money,
  rules: readonly R[],
  isAffordable: (id: string, amount: Money) => boolean = () => true,
): { rule: R; amount: Money }[] {
  let left = price;
  return rules.flatMap((rule) => {
    const kind = kindOf(rule.kind);
    if (!kind || !isForDelivery(kind)) return [];
    const amount = within(kind.offDelivery(rule.values, left), left);
    if (amount.isZero || !isAffordable(rule.id, amount)) return [];
    left = left.minus(amount);
    return [{ rule, amount }];
  });
}

/** As the receipt keeps it. */
export const reductionOf = ({ rule: { code, name }, shares }: Taken): Reduction => ({
  kind: code === undefined ? 'discount' : 'coupon',
  label: code ?? name,
  shares,
});

/** Not less than nothing, not more than is left. */
function within(share: Money, left: Money): Money {
  if (share.cents < 0) return left.times(0);
  return left.lessThan(share) ? left : share;
}
