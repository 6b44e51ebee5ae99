import { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';

/** What a wallet is asked for: fixed on the attempt before the prompt, and never converted again. */
export interface WalletQuote {
  /** Units of the wallet's currency for one of the shop's. */
  rate: number;
  currency: string;
  /** In the currency's smallest unit: cents of EUR, whole UGX. */
  amountCents: number;
}

const MILLION = 1_000_000n;

/** A total at a rate of at most six decimals, halves up to the smallest unit; whole-number arithmetic. */
export function walletQuote(total: Money, rate: number, currency: string): WalletQuote {
  const millionths = BigInt(Math.round(rate * 1_000_000));
  const divisor = MILLION * BigInt(total.currency.unit);
  const smallest = BigInt(total.cents) * millionths * BigInt(Currency.of(currency).unit);
  const amount = (smallest + divisor / 2n) / divisor;
  return { rate, currency, amountCents: Number(amount) };
}

/** The amount as people write it, in the currency's own unit. */
export function walletAmount({ amountCents, currency }: WalletQuote): number {
  return Currency.of(currency).toDecimal(amountCents);
}
