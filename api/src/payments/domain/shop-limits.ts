import type { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { PaymentRule } from '../../kernel/payment-rule.js';
import type { AmountLimits } from './amount-limits.js';

/**
 * What is collected at once: within the limits of the provider and, of orders in the currency that the shop counts in, those of
 * the shop. Null is any amount. Pure.
 */
export function withinShop(
  own: AmountLimits | null,
  { least, most }: Pick<PaymentRule, 'least' | 'most'>,
  currency: Currency,
): AmountLimits | null {
  if (!least && !most) return own;
  const one = Money.ofCents(1, currency);
  const wanted = Money.ofCents(least ?? 1, currency);
  const highest = most ? Money.ofCents(most, currency) : null;
  return {
    least: own && wanted.lessThan(own.least) ? own.least : wanted,
    most: own?.most && (!highest || own.most.lessThan(highest)) ? own.most : highest,
    step: own?.step ?? one,
  };
}
