import type { ExpressionBuilder } from 'kysely';

interface LineAndProduct {
  l: { needs_delivery: boolean | null };
  p: { is_shipped: boolean };
}

/** Whether the line `l` of an order is sent: as it says itself, else as its product `p` is; one of which neither is known is. */
export const needsDelivery = (eb: unknown) => {
  const of = eb as ExpressionBuilder<LineAndProduct, 'l' | 'p'>;
  return of.fn.coalesce('l.needs_delivery', 'p.is_shipped', of.lit(true));
};
