import type { Destination } from '../../kernel/area.js';
import type { Money } from '../../kernel/money.js';
import { isOfferedBy } from '../../kernel/payment-rule.js';
import type { PaymentMethods } from './payment-methods.js';
import type { PaymentSettings } from './stores.js';
import type { PaymentStrategy } from './strategy.js';

/** Why a way to pay may not be chosen. */
export const WHY_NOT = ['switched_off', 'not_set_up', 'other_currency'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** The ways to pay that may be chosen: their providers are there, and the rules of the shop allow them. */
export class OfferedMethods {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly settings: PaymentSettings,
  ) {}

  /** For an order in this currency (ISO 4217), and for one that goes there and comes to so much when that is known. */
  async of(currency: string, to?: Destination, total?: Money): Promise<PaymentStrategy[]> {
    const reasons = await Promise.all(this.methods.all.map((one) => this.whyNot(one, currency, to)));
    return this.methods.all.filter((one, index) => !reasons[index] && (!total || one.collects(total)));
  }

  /** Why this one may not be chosen for such an order, whatever it comes to; null when it may. */
  async whyNot(strategy: PaymentStrategy, currency: string, to?: Destination): Promise<WhyNot | null> {
    if (!isOfferedBy(await this.settings.paymentRules(), strategy.method, currency, to))
      return 'switched_off';
    if (!(await strategy.isOffered())) return 'not_set_up';
    return strategy.takes(currency) ? null : 'other_currency';
  }
}
