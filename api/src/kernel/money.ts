import { baseCurrency, type Currency } from './currency.js';
import { Refusal } from './refusal.js';
import { quotient, wholeParts } from './whole-parts.js';

/** `no decimals`, `at most two decimals`, as refusals say it. */
export const decimalsAllowed = ({ decimals }: Currency): string =>
  ['no decimals', 'at most one decimal', 'at most two decimals', 'at most three decimals'][decimals] ??
  `at most ${decimals} decimals`;

/** A non-decimal or over-precise amount arrived where money was expected. */
export class NotMoney extends Refusal {
  constructor(value: unknown, field: string, currency = baseCurrency()) {
    const message = `${String(value)} is not an amount with ${decimalsAllowed(currency)}`;
    super('invalid', 'not_money', message, { fields: [{ field, message }] });
  }
}

/** Two currencies met in one sum: a mistake of the program, never of a client. */
export class DifferentCurrencies extends Error {
  override readonly name = 'DifferentCurrencies';
  constructor(one: Money, other: Money) {
    super(`${one.currency.code} and ${other.currency.code} have no common amount`);
  }
}

const WHOLE_PERCENT = 10_000;
const HALF_PERCENT = WHOLE_PERCENT / 2;

/**
 * An amount as a whole number of its currency's smallest unit (`cents`, whatever the currency calls it); the shop's base
 * currency unless another one is given. Immutable; may be negative only inside the ledger.
 */
export class Money {
  private constructor(
    readonly cents: number,
    readonly currency: Currency,
  ) {}

  static get zero(): Money {
    return new Money(0, baseCurrency());
  }

  /** @throws NotMoney when `cents` is not a safe integer. */
  static ofCents(cents: number, currency: Currency = baseCurrency()): Money {
    if (!Number.isSafeInteger(cents)) throw new NotMoney(cents, 'amount', currency);
    return new Money(cents, currency);
  }

  /** From a decimal on the wire, e.g. `19.99`. Never rounds: `19.999` is refused, naming `field`. @throws NotMoney */
  static fromDecimal(amount: number, field = 'amount', currency: Currency = baseCurrency()): Money {
    const cents = currency.fromDecimal(amount);
    if (cents === null) throw new NotMoney(amount, field, currency);
    return new Money(cents, currency);
  }

  /** Nothing at all is zero of `currency`. @throws DifferentCurrencies */
  static sum(amounts: Iterable<Money>, currency: Currency = baseCurrency()): Money {
    let sum: Money | undefined;
    for (const amount of amounts) sum = sum?.plus(amount) ?? amount;
    return sum ?? new Money(0, currency);
  }

  /** The decimal that crosses the wire: 1999 cents is 19.99. */
  toDecimal(): number {
    return this.currency.toDecimal(this.cents);
  }

  /** As texts write it: `$1234.50`. */
  toString(): string {
    return this.currency.format(this.cents);
  }

  /** @throws DifferentCurrencies */
  plus(other: Money): Money {
    return this.like(this.cents + this.same(other).cents);
  }

  /** @throws DifferentCurrencies */
  minus(other: Money): Money {
    return this.like(this.cents - this.same(other).cents);
  }

  negated(): Money {
    return this.like(0 - this.cents);
  }

  times(quantity: number): Money {
    return this.like(this.cents * quantity);
  }

  /**
   * `percent` of this amount, at most two decimals of it, halves rounded up to the smallest unit (payments: deposit of 40
   * percent, coupons). Whole-number arithmetic: exact at any size.
   */
  percent(percent: number): Money {
    return this.like(quotient(this.cents, Math.round(percent * 100), HALF_PERCENT, WHOLE_PERCENT));
  }

  /** As large a part of this amount as `part` is of `whole`, halves rounded up. Whole-number arithmetic: exact at any size. */
  portion(part: number, whole: number): Money {
    return this.like(Number((2n * BigInt(this.cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))));
  }

  equals(other: Money): boolean {
    return this.cents === other.cents && this.currency === other.currency;
  }

  /** @throws DifferentCurrencies */
  lessThan(other: Money): boolean {
    return this.cents < this.same(other).cents;
  }

  get isZero(): boolean {
    return this.cents === 0;
  }

  /**
   * Splits this amount over whole-number `weights` in proportion, by largest remainder, so that the parts add up exactly.
   * Ties go to the earlier part. All-zero weights give all-zero parts. Whole-number arithmetic: exact at any size.
   */
  allocate(weights: readonly number[]): Money[] {
    return wholeParts(this.cents, weights).map((part) => this.like(part));
  }

  private like(cents: number): Money {
    return Money.ofCents(cents, this.currency);
  }

  private same(other: Money): Money {
    if (other.currency !== this.currency) throw new DifferentCurrencies(this, other);
    return other;
  }
}
