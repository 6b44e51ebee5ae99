import { Currency } from './currency.js';
import type { FieldError } from './refusal.js';

/** A currency beside the shop's own: shoppers see about how much something costs in it, or pay in it. */
export interface DisplayCurrency {
  /** ISO 4217. */
  code: string;
  /** Units of it for one of the shop's. */
  rate: number;
  /** Amounts are rounded to a multiple of this, such as 0.05, and below ten of them finer; halves go up. */
  roundTo: number;
  /** Whether orders are placed in it; else it is only shown. */
  isPayable: boolean;
}

/** As the settings name it: a rate entered by hand wins; null follows the published reference rates. */
export interface ChosenCurrency extends Omit<DisplayCurrency, 'rate'> {
  rate: number | null;
}

const DIGITS = 6;

/** What is wrong with the currencies of a shop that counts in `base`, by the fields of their form. */
export function faultsOfDisplay(currencies: readonly ChosenCurrency[], base: string): FieldError[] {
  return currencies.flatMap(({ code, rate, roundTo }, index) => {
    const fault = (member: string, message: string) => [
      { field: `displayCurrencies.${index}.${member}`, message },
    ];
    if (!Currency.codes().includes(code)) return fault('code', `${code} is no currency of ISO 4217`);
    if (code === base) return fault('code', `${code} is what the shop counts in`);
    if (currencies.findIndex((one) => one.code === code) < index)
      return fault('code', `${code} is there already`);
    if (rate !== null && (!(rate > 0) || Number(rate.toFixed(DIGITS)) !== rate))
      return fault('rate', `A rate is above zero, with at most ${DIGITS} decimals`);
    const isStep = roundTo > 0 && Currency.of(code).fromDecimal(roundTo) !== null;
    return isStep ? [] : fault('roundTo', `${code} has no amounts that small`);
  });
}
