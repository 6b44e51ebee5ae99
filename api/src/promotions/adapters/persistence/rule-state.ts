import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DiscountState } from '../../domain/discount-state.js';
import type { PromotionTables } from './tables.js';

type Promoted = 'discount' | 'coupon';

/** What becomes of a rule now; the first that is true. */
const stateOf = <TB extends Promoted>(
  eb: ExpressionBuilder<PromotionTables, TB>,
  rule: {
    endsAt: Expression<unknown>;
    usedUp: Expression<SqlBool>;
    isActive: Expression<unknown>;
    startsAt: Expression<unknown>;
  },
) => {
  const now = eb.fn<string>('now');
  const said = (state: DiscountState) => eb.cast<DiscountState>(eb.val(state), 'text');
  return eb
    .case()
    .when(eb(rule.endsAt, '<=', now))
    .then(said('ended'))
    .when(rule.usedUp)
    .then(said('used_up'))
    .when(eb(rule.isActive, '=', false))
    .then(said('paused'))
    .when(eb(rule.startsAt, '>', now))
    .then(said('scheduled'))
    .else(said('active'))
    .end();
};

/** Of a row of `discount`. */
export const discountState = (eb: ExpressionBuilder<PromotionTables, 'discount'>) =>
  stateOf(eb, {
    endsAt: eb.ref('discount.ends_at'),
    usedUp: eb.or([
      eb('discount.used', '>=', eb.ref('discount.max_uses')),
      eb('discount.spent_cents', '>=', eb.ref('discount.budget_cents')),
    ]),
    isActive: eb.ref('discount.is_active'),
    startsAt: eb.ref('discount.starts_at'),
  });

/** Of a row of `coupon`. */
export const couponState = (eb: ExpressionBuilder<PromotionTables, 'coupon'>) =>
  stateOf(eb, {
    endsAt: eb.ref('coupon.ends_at'),
    usedUp: eb('coupon.used', '>=', eb.ref('coupon.max_uses')),
    isActive: eb.ref('coupon.is_active'),
    startsAt: eb.ref('coupon.starts_at'),
  });
