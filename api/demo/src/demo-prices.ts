import { demoId } from './demo-ids.js';
import type { DemoVariant } from './demo-products.js';

const DAY_MS = 86_400_000;
/** Before the first order of the demo, so that every order was placed at the price of today. */
const SETTLED_DAYS = 95;
const AFTER_DAYS = 20;
const EVERY = 3;
const ONCE_DEARER = 1.1;

/** A product that was dearer when it was new. */
export interface PriceCut {
  productId: string;
  at: Date;
}

/** Every third product that has been there for long enough became cheaper three weeks after it came. */
export function priceCuts(createdAt: ReadonlyMap<string, Date>, now: Date): ReadonlyMap<string, PriceCut> {
  const latest = now.getTime() - SETTLED_DAYS * DAY_MS;
  const cuts = [...createdAt]
    .map(([productId, created]) => ({ productId, at: new Date(created.getTime() + AFTER_DAYS * DAY_MS) }))
    .filter(({ at }) => at.getTime() < latest)
    .filter((_, index) => index % EVERY === 0);
  return new Map(cuts.map((cut) => [cut.productId, cut]));
}

/** What a variant of today's price cost before the cut: whole dollars more, the same cents. */
export const dearer = (cents: number): number => Math.ceil((cents * ONCE_DEARER) / 100) * 100 + (cents % 100);

/** The price history: it begins on the day that the product came into the shop. */
export function priceRows(
  variants: readonly DemoVariant[],
  createdAt: ReadonlyMap<string, Date>,
  cuts: ReadonlyMap<string, PriceCut>,
  adminId: string | null,
) {
  return variants.flatMap(({ id, productId, product, priceCents }) => {
    const row = (name: string, cents: number, changedBy: string | null, changedAt: Date | undefined) => ({
      id: demoId('price', name),
      variant_id: id,
      price_cents: cents,
      discount_percent: product.discountPercent,
      changed_by: changedBy,
      changed_at: changedAt,
    });
    const cut = cuts.get(productId);
    if (!cut) return [row(id, priceCents, null, createdAt.get(productId))];
    return [
      row(id, dearer(priceCents), null, createdAt.get(productId)),
      row(`${id}/cut`, priceCents, adminId, cut.at),
    ];
  });
}
