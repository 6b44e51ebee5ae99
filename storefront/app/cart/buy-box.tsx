import { useState } from 'react';
import { useLocation } from 'react-router';
import { cartTexts } from '../platform/messages/en/cart';
import { headerTexts } from '../platform/messages/en/header';
import { productTexts } from '../platform/messages/en/product';
import { rememberIntent } from '../platform/session/intent';
import { loginPath } from '../platform/session/next-path';
import { useLoggedIn } from '../platform/session/use-session';
import { putIntoCart } from '../platform/stores/cart-count';
import { useHydrated } from '../platform/use-hydrated';
import { Button, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Stepper } from '../ui/stepper';

const MOST = 99;

type BuyBoxProps = { productId: string; variantId: string | null; inStock: boolean; stock: number | null };

/**
 * Quantity and Add to Cart. For visitors the button reads 'Login Required'; their wish is done after login. Without
 * JavaScript nobody is known, and the button leads to the login.
 */
export function BuyBox({ productId, variantId, inStock, stock }: BuyBoxProps) {
  const [chosen, setChosen] = useState(1);
  const [busy, setBusy] = useState(false);
  const loggedIn = useLoggedIn();
  const visitor = useHydrated() && !loggedIn;
  const { pathname, search } = useLocation();
  const most = Math.max(1, Math.min(MOST, stock ?? MOST));
  const quantity = Math.min(chosen, most);
  const intent = { productId, variantId, quantity };
  const add = async () => {
    setBusy(true);
    await putIntoCart(intent);
    setBusy(false);
  };
  const label = visitor ? cartTexts.loginRequired : busy ? cartTexts.adding : cartTexts.addToCart;
  return (
    <div className="grid gap-4">
      <form
        action="/login"
        data-held=""
        className="flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!visitor && !busy) void add();
        }}
      >
        <input type="hidden" name="next" value={variantId ? `${pathname}?variant=${variantId}` : pathname} />
        <Stepper
          value={quantity}
          onChange={setChosen}
          max={most}
          label={productTexts.quantity}
          disabled={!inStock}
        />
        <Button
          type="submit"
          className="grow"
          busy={busy}
          disabled={visitor || !inStock}
          data-testid="add-to-cart"
        >
          <Icon name={visitor && inStock ? 'lock' : 'bag'} />
          {inStock ? label : cartTexts.soldOut}
        </Button>
      </form>
      {visitor && inStock && (
        <div className="notice items-center border-line bg-surface text-sm">
          <p className="grow">{cartTexts.loginNeeded}</p>
          <LinkButton
            small
            look="secondary"
            to={loginPath(pathname + search)}
            onClick={() => rememberIntent({ kind: 'cart', ...intent })}
          >
            {headerTexts.login}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
