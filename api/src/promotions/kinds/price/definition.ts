import { Money } from '../../../kernel/money.js';
import { numberOf, type DiscountedLine, type GoodsKind } from '../contract.js';

/** What is left of a line above the fixed price of its pieces. */
function above({ left, quantity }: DiscountedLine, cents: number): Money {
  const wanted = Money.ofCents(cents, left.currency).times(quantity);
  return left.lessThan(wanted) ? left.times(0) : left.minus(wanted);
}

/** Each piece costs this, unless it costs less anyway. */
export const price: GoodsKind = {
  name: 'price',
  label: 'Fixed price',
  help: 'Each piece of the goods that it is for costs this, unless it costs less already.',
  fields: [{ name: 'price', label: 'Price of a piece', kind: 'money', required: true }],
  isGenerous: () => true,
  off: (values, lines) => lines.map((line) => above(line, numberOf(values, 'price'))),
};
