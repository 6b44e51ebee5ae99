import type { Destination } from '../../kernel/area.js';
import type { Money } from '../../kernel/money.js';
import { isOfferedBy } from '../../kernel/payment-rule.js';
import type { PaymentMethods } from './payment-methods.js';
import type { PaymentSettings } from './stores.js';
import type { PaymentStrategy } from './strategy.js';

/** The ways to pay that may be chosen: their providers are there, and the rules of the shop allow them. */
export class OfferedMethods {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly settings: PaymentSettings,
  ) {}

  /** For an order in this currency (ISO 4217), and for one that goes there and comes to so much when that is known. */
  async of(currency: string, to?: Destination, total?: Money): Promise<PaymentStrategy[]> {
    const rules = await this.settings.paymentRules();
    const allowed = this.methods.all
      .filter((one) => one.takes(currency) && (!total || one.collects(total)))
      .filter((one) => isOfferedBy(rules, one.method, currency, to));
    const offered = await Promise.all(allowed.map((strategy) => strategy.isOffered()));
    return allowed.filter((_, index) => offered[index]);
  }
}
