import type { Money } from '../../kernel/money.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt } from '../domain/payment.js';
import { InvalidPaymentMethod } from '../domain/refusals.js';
import type { AttemptStrategy, PaymentStrategy } from './strategy.js';

/**
 * The ways to pay that this shop knows. `free` stands in for each of them when there is nothing to pay; `seen` is how staff may
 * have seen money come that nobody can choose.
 */
export class PaymentMethods {
  constructor(
    readonly all: readonly PaymentStrategy[],
    readonly free: AttemptStrategy,
    private readonly seen: readonly AttemptStrategy[] = [],
  ) {}

  /** @throws InvalidPaymentMethod */
  of(method: string): PaymentStrategy {
    const found = this.all.find((strategy) => strategy.method === method);
    if (!found) throw new InvalidPaymentMethod();
    return found;
  }

  /** The strategy that made an attempt. @throws InvalidPaymentMethod */
  behind({ provider }: Pick<Attempt, 'provider'>): AttemptStrategy {
    const found = [...this.all, this.free, ...this.seen].find((strategy) => strategy.provider === provider);
    if (!found) throw new InvalidPaymentMethod();
    return found;
  }

  /** How money of this provider was paid; undefined when there was none to pay. */
  paidBy(provider: ProviderName): PaymentStrategy | undefined {
    return this.all.find((strategy) => strategy.provider === provider);
  }

  /** The refund calls of a provider; undefined when staff gives its money back by hand. */
  refundCallsOf(provider: ProviderName) {
    return this.behind({ provider }).refundCalls;
  }

  /** Whether the provider itself gives this very amount back; where it does not, staff does by hand. */
  givesBack(provider: ProviderName, { cents, currency }: Money): boolean {
    return this.refundCallsOf(provider)?.takes(cents, currency.code) ?? false;
  }
}
