import { converted, type Exchange } from '../../kernel/exchange.js';
import type { FieldValues } from '../../kernel/fields/field.js';
import { Money } from '../../kernel/money.js';
import { isForDelivery } from '../kinds/contract.js';
import { kindOf } from '../kinds/index.js';
import type { BasketLine } from './apply-discounts.js';
import type { Candidate } from './choose-discounts.js';
import type { Condition, Known } from './conditions/contract.js';
import { needed, unmet } from './conditions/index.js';
import { isFor, type Discount, type ProductFacts } from './discount.js';

/** A line of the basket and what it is of. */
export interface BasketGoods extends BasketLine {
  productId: string;
  /** Nothing is taken off it unless the rule names its product. */
  isGiftCard?: boolean;
}

/** What is known of a purchase and of who makes it; waiting orders that it replaces are left out. */
export interface Situation extends Known {
  goods: readonly BasketGoods[];
  facts: ReadonlyMap<string, ProductFacts>;
  /** By discount: what the shopper has had, and what the replaced orders give back. */
  had: ReadonlyMap<string, Had>;
  exchange: Exchange | null;
}

export interface Had {
  uses: number;
  freed: number;
  freedCents: number;
}

/** Why a discount is not for a purchase. */
export type Hindrance = 'used_up' | 'already_used' | 'minimum' | 'goods' | Condition;

export const isHindrance = (found: Candidate | Hindrance): found is Hindrance =>
  typeof found === 'string' || 'isMet' in found;

export const ofNothing: Had = { uses: 0, freed: 0, freedCents: 0 };

/** The discount as a rule for this basket, its amounts in the currency of the basket; or what is in its way. Pure. */
export function fitting(discount: Discount, at: Situation, code?: string): Candidate | Hindrance {
  const { uses, freed } = at.had.get(discount.id) ?? ofNothing;
  if (discount.maxUses !== null && discount.used - freed >= discount.maxUses) return 'used_up';
  if (discount.perCustomer !== null && uses >= discount.perCustomer) return 'already_used';
  const hindered = unmet(discount, at);
  if (hindered) return hindered;
  const kind = kindOf(discount.kind);
  if (!kind) return 'goods';
  const given = !isForDelivery(kind) && kind.gives?.(discount.values);
  const minimum = converted(discount.minTotal, at.exchange);
  if (!minimum.isZero && worth(at.goods, given).lessThan(minimum)) return 'minimum';
  const wanted = at.goods.map(({ productId, isGiftCard }) => {
    if (productId === given) return false;
    const { scope } = discount;
    return isGiftCard ? scope.products.includes(productId) : isFor(scope, productId, at.facts.get(productId));
  });
  if (!wanted.includes(true)) return 'goods';
  const lines = at.goods.flatMap(({ productId }, line) =>
    (given ? productId === given : wanted[line]) ? [line] : [],
  );
  if (lines.length === 0) return 'goods';
  const { id, version, name, combines, priority } = discount;
  const values = valuesIn(discount, at.exchange);
  return {
    ...{ id, version, name, kind: discount.kind, values, combines, priority },
    lines: isForDelivery(kind) ? [] : lines,
    ...(code === undefined ? {} : { code }),
  };
}

/** Of what counts for a minimum: not the gift itself, nor cards. */
const worth = (goods: readonly BasketGoods[], given: unknown): Money =>
  Money.sum(
    goods.map(({ productId, isGiftCard, unitPrice, quantity }) =>
      unitPrice.times(productId === given || isGiftCard ? 0 : quantity),
    ),
  );

/** Its values with amounts of money in the currency of the order. */
export function valuesIn({ kind, values }: Pick<Discount, 'kind' | 'values'>, exchange: Exchange | null) {
  if (!exchange) return values;
  const money = (kindOf(kind)?.fields ?? []).filter((field) => field.kind === 'money');
  const changed: FieldValues = Object.fromEntries(
    money.flatMap(({ name }) => {
      const cents = values[name];
      return typeof cents === 'number' ? [[name, converted(Money.ofCents(cents), exchange).cents]] : [];
    }),
  );
  return { ...values, ...changed };
}

/** Whether what it would take, in the shop's smallest units, is still in its budget. */
export function isAffordable(
  { id, budget, spent }: Discount,
  cents: number,
  at: Pick<Situation, 'had'>,
): boolean {
  const { freedCents } = at.had.get(id) ?? ofNothing;
  return budget === null || spent.cents - freedCents + cents <= budget.cents;
}

/** Whether it is for any of these goods, however many there are of them. */
export const isForSome = (
  { scope }: Pick<Discount, 'scope'>,
  { goods, facts }: Pick<Situation, 'goods' | 'facts'>,
): boolean =>
  goods.some(({ productId, isGiftCard }) =>
    isGiftCard ? scope.products.includes(productId) : isFor(scope, productId, facts.get(productId)),
  );

/**
 * Whether anything of the shopper's past has to be known for it. Limits of all shoppers together ask for it only where they are reached, since a replaced
 * order may give back what is missing. `most` is what it can take of the goods, in the shop's smallest units.
 */
export function asksShopper(discount: Discount, most: number): boolean {
  const { perCustomer, maxUses, used, budget, spent } = discount;
  if (perCustomer !== null || needed([discount], 'orders')) return true;
  if (maxUses !== null && used >= maxUses) return true;
  if (budget === null) return false;
  const kind = kindOf(discount.kind);
  return (kind !== undefined && isForDelivery(kind)) || spent.cents + most > budget.cents;
}
