import { Currency } from '../../../kernel/currency.js';

// What Stripe says of currencies, https://docs.stripe.com/currencies, read on 2026-11-28.

/** Of which it counts whole units (#zero-decimal). */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Of which it counts thousandths; the last digit must be a zero (#three-decimal). */
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
/** Of which it counts hundredths that must be zero, since they once had them (#special-cases). */
const ZERO_HUNDREDTHS = new Set(['ISK', 'UGX']);

/** The least that it charges, in its units (#minimum-and-maximum-charge-amounts). Of others none is published. */
const LEAST: Readonly<Record<string, number>> = {
  ...{ AED: 200, ARS: 50, AUD: 50, BRL: 50, CAD: 50, CHF: 50, COP: 50, CZK: 1_500, DKK: 250, EUR: 50 },
  ...{ GBP: 30, HKD: 400, HUF: 17_500, IDR: 50, ILS: 50, INR: 50, JPY: 50, KRW: 50, MXN: 1_000, MYR: 200 },
  ...{ NOK: 300, NZD: 50, PHP: 50, PLN: 200, RON: 200, RUB: 50, SEK: 300, SGD: 50, THB: 1_000, USD: 50 },
  ZAR: 50,
};
/** The most, by how many digits its units may have: eight, but for these (there as well). */
const MOST: Readonly<Record<string, number>> = { IDR: 1e12 - 1, COP: 1e10 - 1, INR: 1e9 - 1 };
const EIGHT_DIGITS = 1e8 - 1;

function decimalsAtStripe(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}

/** How many of its units one smallest unit of ours is: 100 for whole forints, a hundredth for what it counts coarser than we do. */
const unitsAtStripe = (currency: string): number =>
  10 ** (decimalsAtStripe(currency) - Currency.of(currency).decimals);

/** Smallest units of ours that every amount must be a multiple of. `currency` in capitals. */
export function stepAtStripe(currency: string): number {
  const { decimals, unit } = Currency.of(currency);
  if (ZERO_HUNDREDTHS.has(currency)) return unit;
  const finer = 10 ** Math.max(0, decimals - decimalsAtStripe(currency));
  return THOUSANDTHS.has(currency) && decimals === 3 ? 10 : finer;
}

/** Smallest units of ours as Stripe's. `currency` in capitals. */
export function toStripe(smallest: number, currency: string): number {
  const units = unitsAtStripe(currency);
  return units >= 1 ? smallest * units : smallest / Math.round(1 / units);
}

/** Stripe's units as ours; NaN for parts of what we have none of, so that it equals no amount of ours. */
export function fromStripe(amount: number, currency: string): number {
  if (!Currency.codes().includes(currency)) return amount;
  const units = unitsAtStripe(currency);
  if (units < 1) return amount * Math.round(1 / units);
  return amount % units === 0 ? amount / units : Number.NaN;
}

/** Whether Stripe has a word for the amount at all: three-decimal currencies only in steps of ten. */
export const isChargeable = (smallest: number, currency: string): boolean =>
  smallest % stepAtStripe(currency) === 0;

/** What it charges at once, in smallest units of ours. */
export function limitsAtStripe(currency: string): { least: number; most: number; step: number } {
  const [units, step] = [unitsAtStripe(currency), stepAtStripe(currency)];
  const stepsIn = (amount: number) => amount / units / step;
  return {
    least: Math.max(1, Math.ceil(stepsIn(LEAST[currency] ?? 0))) * step,
    most: Math.floor(stepsIn(MOST[currency] ?? EIGHT_DIGITS)) * step,
    step,
  };
}
