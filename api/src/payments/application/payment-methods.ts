import { InvalidPaymentMethod } from '../domain/refusals.js';
import type { Attempt } from '../domain/payment.js';
import type { PaymentStrategy } from './strategy.js';

/** The ways to pay that this shop knows. */
export class PaymentMethods {
  constructor(private readonly strategies: readonly PaymentStrategy[]) {}

  /** @throws InvalidPaymentMethod */
  of(method: string): PaymentStrategy {
    const found = this.strategies.find((strategy) => strategy.method === method);
    if (!found) throw new InvalidPaymentMethod();
    return found;
  }

  /** The strategy that made an attempt. @throws InvalidPaymentMethod */
  behind(attempt: Attempt): PaymentStrategy {
    const found = this.strategies.find((strategy) => strategy.providers.includes(attempt.provider));
    if (!found) throw new InvalidPaymentMethod();
    return found;
  }
}
