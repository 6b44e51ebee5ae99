import { baseCurrency } from '../../kernel/currency.js';
import { decimalsAllowed } from '../../kernel/money.js';

const isPositive = (amount: unknown): amount is number => typeof amount === 'number' && amount > 0;

/** Whether it is an amount in the shop's currency that something may cost. */
export const isPrice = (amount: unknown): boolean =>
  isPositive(amount) && baseCurrency().fromDecimal(amount) !== null;

/** Why it is none: the sentence of specification 5, with the decimals that are allowed when there are too many. */
export const noPrice = (amount: unknown): string =>
  `Price must be a positive number${isPositive(amount) ? ` with ${decimalsAllowed(baseCurrency())}` : ''}`;
