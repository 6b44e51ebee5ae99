import { Refusal } from './refusal.js';

/** A non-decimal or over-precise amount arrived where money was expected. */
export class NotMoney extends Refusal {
  constructor(value: unknown, field: string) {
    const message = `${String(value)} is not an amount with at most two decimals`;
    super('invalid', 'not_money', message, { fields: [{ field, message }] });
  }
}

/** An amount of US dollars as a whole number of cents. Immutable; may be negative only inside the ledger. */
export class Money {
  static readonly zero = new Money(0);

  private constructor(readonly cents: number) {}

  /** @throws NotMoney when `cents` is not a safe integer. */
  static ofCents(cents: number): Money {
    if (!Number.isSafeInteger(cents)) throw new NotMoney(cents, 'amount');
    return new Money(cents);
  }

  /** From a decimal on the wire, e.g. `19.99`. Never rounds: `19.999` is refused, naming `field`. @throws NotMoney */
  static fromDecimal(amount: number, field = 'amount'): Money {
    const cents = Math.round(amount * 100);
    if (!Number.isFinite(amount) || Math.abs(cents / 100 - amount) > 1e-9) throw new NotMoney(amount, field);
    return Money.ofCents(cents);
  }

  static sum(amounts: Iterable<Money>): Money {
    let cents = 0;
    for (const amount of amounts) cents += amount.cents;
    return Money.ofCents(cents);
  }

  /** The decimal that crosses the wire: 1999 cents is 19.99. */
  toDecimal(): number {
    return this.cents / 100;
  }

  plus(other: Money): Money {
    return Money.ofCents(this.cents + other.cents);
  }

  minus(other: Money): Money {
    return Money.ofCents(this.cents - other.cents);
  }

  times(quantity: number): Money {
    return Money.ofCents(this.cents * quantity);
  }

  /** `percent` of this amount, halves rounded up to the cent (payments: deposit of 40 percent, coupons). */
  percent(percent: number): Money {
    const hundredths = Math.round(percent * 100);
    return Money.ofCents(Math.floor((this.cents * hundredths + 5_000) / 10_000));
  }

  equals(other: Money): boolean {
    return this.cents === other.cents;
  }

  lessThan(other: Money): boolean {
    return this.cents < other.cents;
  }

  get isZero(): boolean {
    return this.cents === 0;
  }

  /**
   * Splits this amount over whole-number `weights` in proportion, by largest remainder, so that the parts add up exactly.
   * Ties go to the earlier part. All-zero weights give all-zero parts. Whole-number arithmetic: exact at any size.
   */
  allocate(weights: readonly number[]): Money[] {
    const shares = weights.map(BigInt);
    const total = shares.reduce((sum, share) => sum + share, 0n);
    if (total === 0n) return weights.map(() => Money.zero);
    const exact = shares.map((share, index) => ({ index, product: BigInt(this.cents) * share }));
    const parts = exact.map(({ product }) => Number(product / total));
    const missing = this.cents - parts.reduce((sum, part) => sum + part, 0);
    const byRemainder = exact
      .map(({ index, product }) => ({ index, remainder: product % total }))
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
    for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
    return parts.map((part) => Money.ofCents(part));
  }
}
