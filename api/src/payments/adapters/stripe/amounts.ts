import { Currency } from '../../../kernel/currency.js';

/**
 * What has no decimals at Stripe, either (https://docs.stripe.com/currencies#zero-decimal). Everything else that we count
 * in whole units travels with two decimals that are zero: UGX and ISK, which once had them, and HUF, IDR, COP and others,
 * of which nobody uses the hundredths that ISO 4217 still has.
 */
const WHOLE = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);

const hasTwoZeros = (currency: string): boolean =>
  Currency.codes().includes(currency) && Currency.of(currency).decimals === 0 && !WHOLE.has(currency);

/** Smallest units of ours as Stripe's. `currency` in capitals. */
export const toStripe = (smallest: number, currency: string): number =>
  hasTwoZeros(currency) ? smallest * 100 : smallest;

/** Stripe's units as ours; NaN for hundredths of what has none, so that it equals no amount of ours. */
export function fromStripe(amount: number, currency: string): number {
  if (!hasTwoZeros(currency)) return amount;
  return amount % 100 === 0 ? amount / 100 : Number.NaN;
}

/** Whether Stripe takes the amount at all: three-decimal currencies only in steps of ten. */
export const isChargeable = (smallest: number, decimals: number): boolean =>
  decimals < 3 || smallest % 10 === 0;
