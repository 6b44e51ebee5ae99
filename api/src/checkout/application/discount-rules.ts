import type { Exchange } from '../../kernel/exchange.js';
import type { DiscountRule, ReceiptRules } from '../../kernel/receipt-rules.js';
import { keptNames } from '../../kernel/receipt-words.js';
import type { DiscountTaken } from '../../promotions/application/discounts-in-force.js';
import { inOwn, type TakenDiscounts } from '../../promotions/application/take-discounts.js';
import type { Rule } from '../../promotions/domain/apply-discounts.js';
import type { Coupon } from '../../promotions/domain/coupon.js';
import { hasLimit } from '../../promotions/domain/discount.js';
import type { DeliveryCharges } from './charge-delivery.js';

type OffDelivery = Pick<DeliveryCharges, 'offDelivery'>;

/** The rules of coupon and discounts as the receipt keeps them. */
export function rulesOf(
  { coupon, taken }: Pick<TakenDiscounts, 'coupon' | 'taken'>,
  { offDelivery }: OffDelivery,
): Pick<ReceiptRules, 'coupon' | 'discounts'> {
  const own = coupon?.discountId === null ? coupon : null;
  const discounts = [
    ...taken.filter(({ rule }) => rule.id !== own?.id).map(({ rule }) => kept(rule)),
    ...offDelivery.map(({ rule, amount }) => ({ ...kept(rule), offDelivery: amount.cents })),
  ];
  return { coupon: own && couponRule(own), ...(discounts.length > 0 ? { discounts } : {}) };
}

/** What an order with these counts by each discount. */
export function countedBy(
  { taken, discounts }: TakenDiscounts,
  { offDelivery }: OffDelivery,
  exchange: Exchange | null,
): DiscountTaken[] {
  return [...taken, ...offDelivery].flatMap(({ rule: { id, version }, amount }) => {
    const discount = discounts.get(id);
    if (!discount || amount.isZero) return [];
    const ownCents = inOwn(amount, exchange);
    return [{ id, version, cents: amount.cents, ownCents, isCounted: hasLimit(discount) }];
  });
}

const kept = ({ id, version, name, names, kind, values, lines, code }: Rule): DiscountRule => ({
  ...{ id, version, name, kind, values, lines },
  ...keptNames(name, names),
  ...(code === undefined ? {} : { code }),
});

const couponRule = ({ id, version, kind, percent, amount }: Coupon): ReceiptRules['coupon'] => ({
  ...{ id, version, kind: kind === 'percent' ? kind : 'amount', percent, amount: amount?.cents ?? null },
});
