import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { headerTexts } from '../platform/messages/en/header';
import { useStore } from '../platform/create-store';
import { readBearer } from '../platform/session/session';
import { cartBeside } from '../platform/stores/cart-beside';
import { useCartCount } from '../platform/stores/cart-count';
import { Icon } from '../ui/icon';
import { ErrorBoundary, lazily } from '../ui/error-boundary';

const CartDrawer = lazily(() => import('../cart/cart-drawer'));

/** The bag with its count: a link to the cart, which for shoppers opens beside the page they are on. */
export function CartLink() {
  const count = useCartCount();
  const { pathname } = useLocation();
  const beside = useStore(cartBeside, undefined);
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !readBearer() || pathname === '/cart') return;
    event.preventDefault();
    cartBeside.set({ opener: event.currentTarget });
  };
  return (
    <>
      <Link
        to="/cart"
        onClick={click}
        aria-label={headerTexts.inCart(count)}
        className="icon-btn -me-2.5 text-lg"
      >
        <Icon name="bag" />
        {count > 0 && (
          <span key={count} className="cart-count tnum" data-testid="cart-count">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
      {beside !== undefined && (
        <ErrorBoundary>
          <CartDrawer />
        </ErrorBoundary>
      )}
    </>
  );
}
