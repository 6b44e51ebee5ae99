import { CURRENCY } from './shop-defaults.js';
import { CURRENCIES, EVER, type CurrencyFacts } from './world/currencies.js';

/** The most that one thing may cost, in smallest units of any currency: sums over a full cart of it are whole numbers still. */
export const HIGHEST_PRICE = 9_999_999_999;

/** A currency by its ISO 4217 code. Amounts are whole numbers of its smallest unit: cents of USD, whole RWF, fils of KWD. */
export class Currency {
  /** Digits after the point, by ISO 4217: 2 for USD, 0 for RWF, 3 for KWD. */
  readonly decimals: number;
  /** Smallest units in one: 100 for USD, 1 for RWF, 1000 for KWD. */
  readonly unit: number;
  readonly code: string;
  /** As texts write it before an amount: `$`, `RWF `. */
  readonly sign: string;

  private constructor({ code, decimals, sign }: CurrencyFacts) {
    this.code = code;
    this.decimals = decimals;
    this.unit = 10 ** decimals;
    this.sign = sign;
  }

  /** @throws RangeError for what ISO 4217 does not know */
  static of(code: string): Currency {
    const found = KNOWN.get(code);
    if (found) return found;
    const facts = EVER.find((one) => one.code === code);
    if (!facts) throw new RangeError(`${code} is no currency`);
    const currency = new Currency(facts);
    KNOWN.set(code, currency);
    return currency;
  }

  /** All codes that can be chosen, in the order of the alphabet. */
  static codes(): readonly string[] {
    return CODES;
  }

  /** 1999 cents are 19.99. */
  toDecimal(smallest: number): number {
    return smallest / this.unit;
  }

  /** 19.99 is 1999 cents; null when it has more decimals than the currency. Never rounds. */
  fromDecimal(amount: number): number | null {
    const smallest = Math.round(amount * this.unit);
    if (!Number.isSafeInteger(smallest) || smallest / this.unit !== amount) return null;
    return smallest;
  }

  /** The most that one thing may cost in it. */
  get highestPrice(): number {
    return this.toDecimal(HIGHEST_PRICE);
  }

  /** As texts write it: `$1234.50`, `RWF 1500`. */
  format(smallest: number): string {
    const amount = this.toDecimal(Math.abs(smallest)).toFixed(this.decimals);
    return `${smallest < 0 ? '-' : ''}${this.sign}${amount}`;
  }
}

const CODES = CURRENCIES.map(({ code }) => code);

const KNOWN = new Map<string, Currency>();

let base = Currency.of(CURRENCY);
let ofTheWorkAtHand: () => Currency | undefined = () => undefined;

/**
 * What the shop counts in: prices, orders and the ledger. It stands still once the first order is placed. A call that writes,
 * and a job, count in what the settings said when they began; whoever only looks, in what was read last.
 */
export const baseCurrency = (): Currency => ofTheWorkAtHand() ?? base;

/** For the settings alone, which know what was decided: what was read last. */
export function setBaseCurrency(code: string): void {
  base = Currency.of(code);
}

/** For the settings alone: what the work at hand was begun in; undefined where nobody keeps that. */
export function countBy(source: () => Currency | undefined): void {
  ofTheWorkAtHand = source;
}

/** Base currency: smallest units as a decimal for the wire. */
export const toDecimal = (smallest: number): number => baseCurrency().toDecimal(smallest);

/** Base currency: a decimal that has been checked as smallest units. */
export const toSmallest = (amount: number): number => Math.round(amount * baseCurrency().unit);
