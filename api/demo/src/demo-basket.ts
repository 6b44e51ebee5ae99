import { originalPrice } from '@duka/api/kernel/original-price.js';
import { Money } from '@duka/api/kernel/money.js';
import type { Chance } from './chance.js';
import type { DemoCoupon } from './demo-coupons.js';
import { demoId } from './demo-ids.js';
import type { DemoLine } from './demo-order.js';
import type { DemoVariant } from './demo-products.js';

export interface Picked {
  variant: DemoVariant;
  quantity: number;
}

/** One to four things, mostly one of each; no variant twice. */
export function fillBasket(chance: Chance, variants: readonly DemoVariant[]): Picked[] {
  const wanted = chance.weighted([
    [1, 45],
    [2, 30],
    [3, 17],
    [4, 8],
  ]);
  const picked = new Map<string, Picked>();
  while (picked.size < wanted) {
    const variant = chance.pick(variants);
    if ([...picked.values()].some((one) => one.variant.productId === variant.productId)) continue;
    const most = variant.priceCents > 15_000 ? 1 : 2;
    picked.set(variant.id, { variant, quantity: chance.next() < 0.85 ? 1 : most });
  }
  return [...picked.values()];
}

/** The lines with the coupon shared over them by largest remainder: they add up to the cent. */
export function priceBasket(orderId: string, basket: readonly Picked[], coupon: DemoCoupon | null) {
  const amounts = basket.map(({ variant, quantity }) => Money.ofCents(variant.priceCents).times(quantity));
  const subtotal = Money.sum(amounts);
  const discount = coupon ? reduction(coupon, subtotal) : Money.zero;
  const shares = discount.allocate(amounts.map((amount) => amount.cents));
  const lines = basket.map(({ variant, quantity }, index): DemoLine => {
    const share = shares[index] ?? Money.zero;
    const unit = Money.ofCents(variant.priceCents);
    const list = Money.ofCents(
      originalPrice(variant.priceCents, variant.product.discountPercent) ?? unit.cents,
    );
    const id = demoId('order-line', `${orderId}/${index}`);
    return { id, variant, quantity, list, unit, share, total: unit.times(quantity).minus(share) };
  });
  return { lines, subtotal, discount, total: subtotal.minus(discount) };
}

export function reduction(coupon: DemoCoupon, subtotal: Money): Money {
  const off =
    coupon.percent === null ? Money.ofCents(coupon.amountCents ?? 0) : subtotal.percent(coupon.percent);
  return subtotal.lessThan(off) ? subtotal : off;
}
