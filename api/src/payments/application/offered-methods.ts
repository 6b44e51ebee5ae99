import type { DeliveryWay } from '../../kernel/delivery-way.js';
import type { Destination } from '../../kernel/area.js';
import { baseCurrency, type Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import { isOfferedBy } from '../../kernel/payment-rule.js';
import { amountReason, WHY_NOT_AMOUNT, type WhyNotAmount } from '../domain/amount-limits.js';
import type { MethodDefinition } from '../domain/definition.js';
import type { PaymentMethods } from './payment-methods.js';
import type { PaymentSettings } from './stores.js';
import type { PaymentStrategy } from '../methods/contract.js';

/** Why a way to pay may not be chosen. */
export const WHY_NOT = ['switched_off', 'not_set_up', 'other_currency', ...WHY_NOT_AMOUNT] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** What is to be paid: how much once that is known, in which currency, and where the order goes. */
export interface ToPay {
  currency: Currency;
  total?: Money | undefined;
  to?: Destination | undefined;
}

/** A way to pay and why it may not be chosen, as a word and as a sentence for shoppers; null both when it may. */
export interface SeenMethod {
  strategy: PaymentStrategy;
  whyNot: WhyNot | null;
  reason: string | null;
  /** What is said of it in a checkout, by the deposit of now. */
  said: { notes: Readonly<Record<DeliveryWay, string>>; secured: string };
  /** Of the pages that it sends shoppers to; origins. */
  hosts: readonly string[];
}

/** The ways to pay that may be chosen: their providers are there, the rules of the shop allow them, and they collect the amount. */
export class OfferedMethods {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly settings: PaymentSettings,
  ) {}

  /** All that the shop knows, each with what speaks against it. */
  async all(order: ToPay): Promise<SeenMethod[]> {
    const percent = await this.settings.depositPercent();
    return Promise.all(
      this.methods.all.map(async (strategy) => {
        const whyNot = await this.whyNot(strategy, order);
        const reason = whyNot && reasonOf(strategy, whyNot, order.currency);
        const { definition } = strategy;
        const hosts = this.settings.hostsOf(definition);
        return { strategy, whyNot, reason, said: saidOf(definition, percent), hosts };
      }),
    );
  }

  /** Those that may be chosen. */
  async of(order: ToPay): Promise<PaymentStrategy[]> {
    return (await this.all(order)).filter(({ whyNot }) => !whyNot).map(({ strategy }) => strategy);
  }

  private async whyNot(strategy: PaymentStrategy, { currency, total, to }: ToPay): Promise<WhyNot | null> {
    const rules = await this.settings.paymentRules();
    if (!isOfferedBy(rules, strategy.method, currency.code, to)) return 'switched_off';
    if (!(await strategy.isOffered())) return 'not_set_up';
    if (!strategy.takes(currency.code)) return 'other_currency';
    return total ? strategy.whyNotAmount(total) : null;
  }
}

function saidOf({ checkout: { note, secured } }: MethodDefinition, percent: number): SeenMethod['said'] {
  const [parcel, pickup, courier] = [
    note(percent, 'parcel'),
    note(percent, 'pickup'),
    note(percent, 'courier'),
  ];
  return { notes: { parcel, pickup, courier }, secured: secured(percent) };
}

/**
 * What shoppers are told of: a method that the shop does not have for them is no news, nor one that is for another country's
 * currency alone; one that vanishes by the price, or by the currency that they chose, is.
 */
export const isTold = ({ whyNot, strategy }: SeenMethod): boolean =>
  isOfAmount(whyNot) || (whyNot === 'other_currency' && strategy.takes(baseCurrency().code));

const isOfAmount = (whyNot: WhyNot | null): whyNot is WhyNotAmount =>
  WHY_NOT_AMOUNT.some((one) => one === whyNot);

/** @returns a sentence for shoppers */
export function reasonOf(strategy: PaymentStrategy, whyNot: WhyNot, currency: Currency): string {
  const limits = strategy.limits(currency);
  if (limits && isOfAmount(whyNot)) return amountReason(strategy.payments, whyNot, limits);
  if (whyNot === 'other_currency') return `${strategy.payments} are not made in ${currency.code}.`;
  return `${strategy.payments} are not offered.`;
}
