import type { Money } from '../../kernel/money.js';

/** What a way to pay collects at once, in one currency. */
export interface AmountLimits {
  least: Money;
  /** Null where the provider names none. */
  most: Money | null;
  /** Every amount is a multiple of it. */
  step: Money;
}

/** Why an amount cannot be collected at once. */
export const WHY_NOT_AMOUNT = ['below_least', 'above_most', 'between_steps'] as const;
export type WhyNotAmount = (typeof WHY_NOT_AMOUNT)[number];

/** Null where it can: nothing to collect always can. */
export function whyNotAmount(limits: AmountLimits | null, amount: Money): WhyNotAmount | null {
  if (!limits || amount.isZero) return null;
  if (amount.lessThan(limits.least)) return 'below_least';
  if (limits.most?.lessThan(amount)) return 'above_most';
  return amount.cents % limits.step.cents === 0 ? null : 'between_steps';
}

/** The reason as shoppers read it; `payments` is what is made so, such as "Card payments". */
export function amountReason(payments: string, why: WhyNotAmount, limits: AmountLimits): string {
  if (why === 'below_least') return `${payments} begin at ${String(limits.least)}.`;
  if (why === 'above_most') return `${payments} go up to ${String(limits.most)}.`;
  return `${payments} are made in steps of ${String(limits.step)}.`;
}
