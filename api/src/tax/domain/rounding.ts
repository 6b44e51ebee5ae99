import { Money } from '../../kernel/money.js';

const WHOLE = 100_000n;

/**
 * The tax on an amount, or inside of one, halves rounded up to the smallest unit. In whole numbers of any size: 19 percent
 * of 10.50 is 1.995 and so 2.00, which floating point makes 1.99.
 */
export function taxOf(amount: Money, thousandths: number, included: boolean): Money {
  const rate = BigInt(thousandths);
  const divisor = included ? WHOLE + rate : WHOLE;
  const doubled = 2n * BigInt(amount.cents) * rate + divisor;
  return Money.ofCents(Number(doubled / (2n * divisor)), amount.currency);
}
