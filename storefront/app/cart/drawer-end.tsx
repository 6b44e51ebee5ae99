import type { CartLine } from '../platform/api/types';
import { cartAddedTexts, cartPageTexts } from '../platform/messages/en/cart-page';
import { isFreeFor, usePromisedDelivery } from '../platform/shop-info';
import { usePrices, type Prices } from '../platform/stores/prices';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Totals } from '../ui/totals';
import { worthOf } from './cart-state';

type EndProps = { lines: readonly CartLine[]; itemCount: number; stale: boolean };

/** Delivery, sum and the two ways on, at the foot of the cart beside the page. */
export function DrawerEnd({ lines, itemCount, stale }: EndProps) {
  const prices = usePrices();
  const subtotal = worthOf(lines, prices);
  const label = cartPageTexts.subtotal(cartPageTexts.items(itemCount));
  return (
    <div className="cart-drawer-end">
      <p className="flex items-center gap-2 text-sm">
        <Icon name="truck" />
        <Delivery subtotal={subtotal} prices={prices} />
      </p>
      <Totals
        className="[&>div]:mt-0 [&>div]:border-0 [&>div]:pt-0"
        stale={stale}
        rows={[{ label, value: prices.text(subtotal), look: 'grand' }]}
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
function Delivery({ subtotal, prices: { of, text } }: { subtotal: number; prices: Prices }) {
  const delivery = usePromisedDelivery();
  if (isFreeFor(delivery, subtotal, of)) return cartPageTexts.freeDelivery;
  if (delivery.isRefused) return delivery.text;
  if (delivery.freeFrom === null) return cartPageTexts.deliveryLater;
  return cartPageTexts.freeFrom(text(of(delivery.freeFrom) - subtotal));
}
