import { originalPrice } from '@duka/api/kernel/original-price.js';
import { Money } from '@duka/api/kernel/money.js';
import type { Chance } from './chance.js';
import type { DemoCoupon } from './demo-coupons.js';
import { demoId } from './demo-ids.js';
import type { DemoLine } from './demo-order.js';
import type { DemoVariant } from './demo-products.js';
import { matching } from './demo-together.js';

/** How many of the things after the first go with it. */
const MATCHING_SHARE = 0.8;

export interface Picked {
  variant: DemoVariant;
  quantity: number;
}

/** One to four things, mostly one of each and most of them going together; no product twice. */
export function fillBasket(chance: Chance, variants: readonly DemoVariant[]): Picked[] {
  const wanted = chance.weighted([
    [1, 45],
    [2, 30],
    [3, 17],
    [4, 8],
  ]);
  const picked: Picked[] = [];
  while (picked.length < wanted) {
    const variant = chance.pick(nextOf(chance, picked, variants));
    const most = variant.priceCents > 15_000 ? 1 : 2;
    picked.push({ variant, quantity: chance.next() < 0.85 ? 1 : most });
  }
  return picked;
}

/** What the next thing is chosen from. */
function nextOf(chance: Chance, picked: readonly Picked[], variants: readonly DemoVariant[]) {
  const others = variants.filter(({ productId }) =>
    picked.every(({ variant }) => variant.productId !== productId),
  );
  const [first] = picked;
  const going = matching(first?.variant.product.key ?? '');
  const matches = others.filter(({ product }) => going.has(product.key));
  return matches.length > 0 && chance.next() < MATCHING_SHARE ? matches : others;
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
