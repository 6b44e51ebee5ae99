import { Link, useLocation } from 'react-router';
import { useEffect } from 'react';
import { getCart } from '../platform/api/cart';
import type { Cart, CartLine } from '../platform/api/types';
import { money } from '../platform/format';
import { cartTexts } from '../platform/messages/en/cart';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { common } from '../platform/messages/en/common';
import { productPath } from '../platform/product-path';
import { useLoad } from '../platform/use-load';
import { LinkButton } from '../ui/button';
import { Sheet } from '../ui/dialog';
import { Late } from '../ui/late';
import { Thumb } from '../ui/picture';
import { useBackCloses } from '../ui/use-back-closes';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import { Totals } from '../ui/totals';

type DrawerProps = { open: boolean; onClose: () => void };

/** What lies in the cart, beside the page: to look at and to go on from. Changes are made on the cart page. */
export default function CartDrawer({ open, onClose }: DrawerProps) {
  const { key } = useLocation();
  useEffect(() => onClose, [key, onClose]);
  useBackCloses(open, onClose);
  return (
    <Sheet open={open} onClose={onClose} title={cartPageTexts.title} className="cart-drawer">
      <Content />
    </Sheet>
  );
}

function Content() {
  const loaded = useLoad(getCart);
  if (loaded.state === 'failed')
    return <ErrorState title={cartPageTexts.loadFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') {
    return (
      <Late>
        <Skeleton className="h-24 rounded-m" />
      </Late>
    );
  }
  if (loaded.data.data.length === 0)
    return (
      <EmptyState
        title={cartPageTexts.empty}
        text={cartPageTexts.emptyText}
        link={{ label: common.continueShopping, to: '/', replace: true }}
      />
    );
  return <Filled cart={loaded.data} />;
}

function Filled({ cart: { data: lines, summary } }: { cart: Cart }) {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {lines.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </ul>
      <div className="cart-drawer-end">
        <Totals
          className="[&>div]:mt-0 [&>div]:border-0 [&>div]:pt-0"
          rows={[
            {
              label: cartPageTexts.subtotal(cartPageTexts.items(summary.itemCount)),
              value: money(summary.subtotal),
              look: 'grand',
            },
          ]}
        />
        <LinkButton to="/checkout" replace>
          {cartPageTexts.proceed}
        </LinkButton>
        <LinkButton to="/cart" replace look="secondary">
          {cartTexts.viewCart}
        </LinkButton>
      </div>
    </div>
  );
}

function Line({ line }: { line: CartLine }) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-4">
      <span className="plate block aspect-square rounded-m">
        <Thumb url={line.image} />
      </span>
      <span className="min-w-0">
        <Link
          to={productPath(line.productId, line.name)}
          replace
          className="font-semibold underline-offset-4 hover:underline"
        >
          {line.name}
        </Link>
        <span className="block text-sm text-ink-soft">
          {Object.values(line.options).map((value) => `${value}\u00a0· `)}
          <span className="whitespace-nowrap">
            {line.quantity} × {money(line.price)}
          </span>
        </span>
      </span>
      <span className="tnum font-semibold">{money(line.lineTotal)}</span>
    </li>
  );
}
