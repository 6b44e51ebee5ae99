import { baseCurrency, Currency } from './currency.js';
import { Money } from './money.js';

/** By what amounts of the shop become amounts of an order in another currency; the order keeps it. */
export interface Exchange {
  /** ISO 4217. */
  code: string;
  /** Units of it for one of the shop's. */
  rate: number;
  /** Amounts are rounded to a multiple of this, such as 0.05, and below ten of them finer; halves go up. */
  roundTo: number;
  /** ISO date for which the rate was published; null when staff entered it. */
  published: string | null;
  /** When the rate was taken; ISO 8601. */
  at: string;
}

type Terms = Pick<Exchange, 'code' | 'rate' | 'roundTo'>;

/** Digits that a number has for sure. */
const DIGITS = 14;

/**
 * What an amount of the shop is in the other currency; without one it stays as it is. Whole-number arithmetic, so that
 * the storefront comes to the very same. Less than ten steps are rounded to a tenth of the step, and so on down to the
 * smallest unit: nobody pays or saves more than a twentieth by the rounding. What costs something never becomes nothing.
 */
export function converted(amount: Money, to: Terms | null): Money {
  if (!to) return amount;
  const currency = Currency.of(to.code);
  const [digits = '', power = ''] = to.rate.toExponential(DIGITS).split('e');
  const shift = BigInt(DIGITS - Number(power));
  const rate = BigInt(digits.replace('.', '')) * 10n ** (shift < 0n ? -shift : 0n);
  const whole = BigInt(amount.cents) * rate * BigInt(currency.unit);
  const perUnit = 10n ** (shift > 0n ? shift : 0n) * BigInt(amount.currency.unit);
  let step = BigInt(Math.max(1, Math.round(to.roundTo * currency.unit)));
  while (step > 1n && whole < 10n * step * perUnit) step = step % 10n === 0n ? step / 10n : 1n;
  const divisor = perUnit * step;
  const steps = (2n * whole + divisor) / (2n * divisor);
  return Money.ofCents(Number((steps === 0n && amount.cents > 0 ? 1n : steps) * step), currency);
}

/** How many of the shop's smallest units one of the order's is worth: what reports and limits count by. */
export function worthOfUnit({ code, rate }: Terms): number {
  return baseCurrency().unit / (rate * Currency.of(code).unit);
}

/** A currency follows the published exchange rates from now on. */
export const RATES_WANTED = 'settings.rates-wanted';

/** In which other currencies orders are placed just now; the settings answer it. */
export abstract class Exchanges {
  /** Null where orders are not placed in that currency. */
  abstract to(code: string): Promise<Exchange | null>;
  /** Units of a currency for one of the shop's, whether or not shoppers see it; null where no rate is known. */
  abstract rate(code: string): Promise<number | null>;

  /** Units of one currency for one of another, across the shop's own; null where a rate is missing. */
  async between(from: string, to: string): Promise<number | null> {
    if (from === to) return 1;
    const [one, other] = [await this.perOwn(from), await this.perOwn(to)];
    return one === null || other === null ? null : other / one;
  }

  private perOwn(code: string): Promise<number | null> {
    return code === baseCurrency().code ? Promise.resolve(1) : this.rate(code);
  }
}
