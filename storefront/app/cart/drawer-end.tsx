import type { CartSummary } from '../platform/api/types';
import { fromSmallest, money, smallest } from '../platform/format';
import { cartAddedTexts, cartPageTexts } from '../platform/messages/en/cart-page';
import { isFreeFor, useShopInfo } from '../platform/shop-info';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Totals } from '../ui/totals';

/** Delivery, sum and the two ways on, at the foot of the cart beside the page. */
export function DrawerEnd({ summary, stale }: { summary: CartSummary; stale: boolean }) {
  const label = cartPageTexts.subtotal(cartPageTexts.items(summary.itemCount));
  return (
    <div className="cart-drawer-end">
      <p className="flex items-center gap-2 text-sm">
        <Icon name="truck" />
        <Delivery {...summary} />
      </p>
      <Totals
        className="[&>div]:mt-0 [&>div]:border-0 [&>div]:pt-0"
        stale={stale}
        rows={[{ label, value: money(summary.subtotal), look: 'grand' }]}
      />
      <LinkButton to="/checkout" replace>
        {cartPageTexts.proceed}
      </LinkButton>
      <LinkButton to="/cart" replace look="secondary">
        {cartAddedTexts.viewCart}
      </LinkButton>
    </div>
  );
}

/** Whether the delivery is free, and how far the cart is from one that is. */
function Delivery({ subtotal }: CartSummary) {
  const { delivery } = useShopInfo();
  if (isFreeFor(delivery, subtotal)) return cartPageTexts.freeDelivery;
  if (delivery.freeFrom === null) return cartPageTexts.deliveryLater;
  return cartPageTexts.freeFrom(money(fromSmallest(smallest(delivery.freeFrom) - smallest(subtotal))));
}
