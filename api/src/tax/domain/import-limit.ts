import { Currency } from '../../kernel/currency.js';
import { converted } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import type { ImportLimitRule } from '../../kernel/receipt-rules.js';

/**
 * Up to which value of goods from abroad the shop takes the tax at checkout, as the IOSS of the EU or the VOEC of Norway have
 * it. Above, none is taken: whoever receives them pays tax and duties at the border.
 */
export interface ImportLimit {
  /** The most that is taxed at checkout, in the smallest unit of `currency`. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Whether all goods of an order count together, or each piece for itself. */
  per: 'consignment' | 'item';
  /** The scheme by its name: `IOSS`. */
  scheme: string;
  /** The shop's number in it, for customs; empty for none. */
  number: string;
}

/** Of a line, what is compared: what it costs without tax. `isSent` unless said, and one piece. */
interface Compared {
  net: Money;
  quantity?: number;
  isSent?: boolean;
}

/**
 * Which lines are above the limit. What counts is what goods cost without tax and delivery, after the coupon (intrinsic
 * value), in the currency of the limit to its smallest unit, halves up.
 */
export function linesAbove(
  { amount, currency, per, rate }: ImportLimitRule,
  lines: readonly Compared[],
): boolean[] {
  const isAbove = (net: Money, pieces: number) => valueIn(currency, rate, net).cents > amount * pieces;
  const sent = lines.filter(({ isSent = true }) => isSent).map(({ net }) => net);
  const isOver = sent.length > 0 && isAbove(Money.sum(sent), 1);
  return lines.map(
    ({ net, quantity = 1, isSent = true }) => isSent && (per === 'item' ? isAbove(net, quantity) : isOver),
  );
}

function valueIn(code: string, rate: number, net: Money): Money {
  if (net.currency.code === code) return net;
  return converted(net, { code, rate, roundTo: 1 / Currency.of(code).unit });
}
