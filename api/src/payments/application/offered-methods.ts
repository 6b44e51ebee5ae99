import type { DeliveryWay } from '../../kernel/delivery-way.js';
import type { Destination } from '../../kernel/area.js';
import { baseCurrency, type Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import { inPlaces, isOfferedBy, type PaymentRule } from '../../kernel/payment-rule.js';
import {
  amountReason,
  WHY_NOT_AMOUNT,
  whyNotAmount,
  type AmountLimits,
  type WhyNotAmount,
} from '../domain/amount-limits.js';
import type { MethodDefinition } from '../domain/definition.js';
import { keepingLater, type TenderPlan } from '../domain/tender.js';
import { withinShop } from '../domain/shop-limits.js';
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
  /** What checkouts call it by the wish of the shop; empty: as it calls itself. */
  label: string;
  /** What it collects at once of this currency; null is any amount. */
  limits: AmountLimits | null;
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
    const rules = await this.settings.paymentRules();
    return Promise.all(
      inPlaces(this.methods.all, rules, ({ method }) => method).map(async (strategy) => {
        const limits = limitsBy(rules, strategy, order.currency);
        const whyNot = await this.whyNot(strategy, order, rules);
        const reason = whyNot && reasonOf(strategy, whyNot, order.currency, limits);
        const { definition, method } = strategy;
        const hosts = this.settings.hostsOf(definition);
        const label = rules.find((rule) => rule.method === method)?.label ?? '';
        return { strategy, whyNot, reason, said: saidOf(definition, percent), hosts, label, limits };
      }),
    );
  }

  /** Those that may be chosen. */
  async of(order: ToPay): Promise<PaymentStrategy[]> {
    return (await this.all(order)).filter(({ whyNot }) => !whyNot).map(({ strategy }) => strategy);
  }

  /** What this way makes of an amount: how much now, and how much on delivery. `later` of it was to be paid on delivery before. */
  async tendersOf(strategy: PaymentStrategy, amount: Money, later: Money): Promise<TenderPlan[]> {
    const percent = strategy.takesDeposit ? await this.settings.depositPercent() : 0;
    return keepingLater(strategy, amount, percent, later);
  }

  private async whyNot(
    strategy: PaymentStrategy,
    { currency, total, to }: ToPay,
    rules: readonly PaymentRule[],
  ): Promise<WhyNot | null> {
    if (!isOfferedBy(rules, strategy.method, currency.code, to)) return 'switched_off';
    if (!(await strategy.isOffered())) return 'not_set_up';
    if (!strategy.takes(currency.code)) return 'other_currency';
    return total ? whyNotAmount(limitsBy(rules, strategy, currency), total) : null;
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

/** What it collects at once by its provider and by the rules of the shop, whose limits are in the currency that it counts in. */
export function limitsBy(
  rules: readonly PaymentRule[],
  strategy: PaymentStrategy,
  currency: Currency,
): AmountLimits | null {
  const own = strategy.limits(currency);
  const rule = rules.find(({ method }) => method === strategy.method);
  return rule && currency.code === baseCurrency().code ? withinShop(own, rule, currency) : own;
}

/** @returns a sentence for shoppers */
export function reasonOf(
  strategy: PaymentStrategy,
  whyNot: WhyNot,
  currency: Currency,
  limits: AmountLimits | null,
): string {
  if (limits && isOfAmount(whyNot)) return amountReason(strategy.payments, whyNot, limits);
  if (whyNot === 'other_currency') return `${strategy.payments} are not made in ${currency.code}.`;
  return `${strategy.payments} are not offered.`;
}
