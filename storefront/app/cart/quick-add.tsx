import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ProductCard } from '../platform/api/types';
import { cartTexts } from '../platform/messages/en/cart';
import { common } from '../platform/messages/en/common';
import { headerTexts } from '../platform/messages/en/header';
import { chosenPath } from '../platform/product-path';
import { rememberIntent } from '../platform/session/intent';
import { loginPath } from '../platform/session/next-path';
import { useMayBuy } from '../platform/session/use-session';
import { putIntoCart } from '../platform/stores/cart-count';
import { toast } from '../platform/toasts';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';

type QuickAddProps = {
  product: Pick<ProductCard, '_id' | 'name' | 'defaultVariantId' | 'inStock' | 'chosen'>;
  className?: string;
  /** The way to the options takes the place of what is open over the page. */
  replace?: boolean;
};

/** Adds a product without options to the cart; one with options leads to its page, where they are chosen. */
export function QuickAdd({ product, className = '', replace }: QuickAddProps) {
  const [busy, setBusy] = useState(false);
  const mayBuy = useMayBuy();
  const { pathname, search } = useLocation();
  if (!product.inStock) return null;
  if (!product.defaultVariantId) {
    const label = `${cartTexts.chooseOptions}: ${product.name}`;
    return (
      <Link
        to={chosenPath(product, product.chosen)}
        replace={replace}
        aria-label={label}
        title={label}
        className={`icon-btn ${className}`}
      >
        <Icon name="bag" />
      </Link>
    );
  }
  const intent = { productId: product._id, variantId: product.defaultVariantId, quantity: 1 };
  const click = async () => {
    if (!mayBuy) {
      rememberIntent({ kind: 'cart', ...intent });
      toast.error(common.loginToContinue, {
        action: { label: headerTexts.login, to: loginPath(pathname + search) },
      });
      return;
    }
    setBusy(true);
    await putIntoCart(intent, 'list');
    setBusy(false);
  };
  return (
    <IconButton
      label={cartTexts.addOne(product.name)}
      onClick={() => void click()}
      disabled={busy}
      className={className}
    >
      <Icon name="plus" />
    </IconButton>
  );
}
