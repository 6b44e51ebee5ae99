import { Money } from '../../../kernel/money.js';
import { numberOf, type GoodsKind } from '../contract.js';
import { shared } from '../shared.js';

/** A sum off all the lines together, never more than they cost. */
export const amount: GoodsKind = {
  name: 'amount',
  label: 'Amount off',
  help: 'Takes a sum off the goods that it is for, once for each order.',
  fields: [{ name: 'amount', label: 'Amount', kind: 'money', required: true }],
  isGenerous: (values, minTotalCents) => numberOf(values, 'amount') * 2 > minTotalCents,
  mostPerOrder: (values) => numberOf(values, 'amount'),
  off(values, lines) {
    const left = Money.sum(lines.map((line) => line.left));
    const wanted = Money.ofCents(numberOf(values, 'amount'), left.currency);
    return shared(left.lessThan(wanted) ? left : wanted, lines);
  },
};
