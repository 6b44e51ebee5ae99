import { baseCurrency } from '../../kernel/currency.js';
import { decimalsAllowed } from '../../kernel/money.js';

const isPositive = (amount: unknown): amount is number => typeof amount === 'number' && amount > 0;

/** Whether it is an amount in the shop's currency that something may cost. */
export const isPrice = (amount: unknown): boolean =>
  isPositive(amount) && amount <= baseCurrency().highestPrice && baseCurrency().fromDecimal(amount) !== null;

/** Why it is none: the sentence of specification 5, with the decimals that are allowed when there are too many, or the most. */
export function noPrice(amount: unknown): string {
  if (!isPositive(amount)) return 'Price must be a positive number';
  if (amount > baseCurrency().highestPrice) return tooHigh();
  return `Price must be a positive number with ${decimalsAllowed(baseCurrency())}`;
}

/** What is said of more than anything may cost. */
export const tooHigh = (): string => `Price must be at most ${baseCurrency().highestPrice}`;
