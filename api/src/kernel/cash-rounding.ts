import { homeCountry } from './home-country.js';
import { Money } from './money.js';
import { costOf, roundingOf, type Receipt } from './receipt.js';
import { smallestCoin } from './world/cash-coins.js';

/** The smallest coin of its currency where the shop is, in the smallest unit. */
export const coinOf = ({ currency }: Money): number => smallestCoin(currency.code, homeCountry());

/** What can be paid of it in coins that exist: the nearest, halves up; what costs something costs a coin at least. */
export function inCoins(amount: Money): Money {
  const coin = coinOf(amount);
  if (coin === 1 || amount.isZero) return amount;
  const coins = Math.max(1, Math.floor((2 * amount.cents + coin) / (2 * coin)));
  return Money.ofCents(coins * coin, amount.currency);
}

/** A receipt that is paid in cash: what coins cannot pay is a line of its own, and no part of a tax. */
export function paidInCash(receipt: Receipt): Receipt {
  const total = inCoins(receipt.total);
  const amount = total.minus(receipt.total);
  if (amount.isZero) return receipt;
  const rounding = { kind: 'rounding' as const, label: 'Cash rounding', amount };
  return { ...receipt, adjustments: [...receipt.adjustments, rounding], total };
}

/**
 * What was paid for each line, tax included. Where coins could pay less than all of them cost, and nothing is paid beside them that
 * it could be taken from, they share what was paid: all of them together are never more than the total.
 */
export function paidForLines(receipt: Receipt): Money[] {
  const costs = receipt.lines.map(costOf);
  const isLess = receipt.total.lessThan(Money.sum(costs, receipt.total.currency));
  if (!isLess || roundingOf(receipt).cents >= 0) return costs;
  return receipt.total.allocate(costs.map(({ cents }) => cents));
}
