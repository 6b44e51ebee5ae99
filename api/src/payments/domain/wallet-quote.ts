import type { Money } from '../../kernel/money.js';

/** What a wallet is asked for: fixed on the attempt before the prompt, and never converted again. */
export interface WalletQuote {
  /** Units of the wallet's currency for one US dollar. */
  rate: number;
  currency: string;
  /** In the currency's smallest unit: cents of EUR, whole UGX. */
  amountCents: number;
}

/** Currencies whose smallest unit is the unit itself (payments 1.3). */
const WITHOUT_DECIMALS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const MILLION = 1_000_000n;

export const decimalsOf = (currency: string): 0 | 2 => (WITHOUT_DECIMALS.has(currency) ? 0 : 2);

/** A dollar total at a rate of at most six decimals, halves up to the smallest unit; whole-number arithmetic. */
export function walletQuote(total: Money, rate: number, currency: string): WalletQuote {
  const millionths = BigInt(Math.round(rate * 1_000_000));
  const divisor = decimalsOf(currency) === 0 ? MILLION * 100n : MILLION;
  const amount = (BigInt(total.cents) * millionths + divisor / 2n) / divisor;
  return { rate, currency, amountCents: Number(amount) };
}

/** The amount as people write it, in the currency's own unit. */
export function walletAmount({ amountCents, currency }: WalletQuote): number {
  return decimalsOf(currency) === 0 ? amountCents : amountCents / 100;
}
