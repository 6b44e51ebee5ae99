import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';

/** The amount of a row, in its own currency. */
export const moneyOf = ({ amount_cents, currency }: { amount_cents: number; currency: string }): Money =>
  Money.ofCents(amount_cents, Currency.of(currency));
