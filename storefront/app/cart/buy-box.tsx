import { type ReactNode, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { cartTexts } from '../platform/messages/en/cart';
import { headerTexts } from '../platform/messages/en/header';
import { productTexts } from '../platform/messages/en/product';
import { waitingTexts } from '../platform/messages/en/waiting';
import { rememberIntent } from '../platform/session/intent';
import { loginPath } from '../platform/session/next-path';
import { useMayBuy } from '../platform/session/use-session';
import { putIntoCart } from '../platform/stores/cart-count';
import { useHydrated } from '../platform/use-hydrated';
import { Button, LinkButton } from '../ui/button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { SlowWait } from '../ui/slow-wait';
import { Stepper } from '../ui/stepper';

/** Comes after the page. */
const BuyBar = lazily(() => import('./buy-bar'));

const MOST = 99;

/** What would be bought. */
export type Offer = {
  productId: string;
  variantId: string | null;
  inStock: boolean;
  stock: number | null;
  /** The price, the choice and what is promised, as the bar at the window's edge shows them. */
  words: ReactNode;
  /** The option that wants a choice first. */
  missing: string | undefined;
};

type BuyBoxProps = { offer: Offer; onMissing: () => void };

/**
 * Quantity and Add to Cart, and the bar that stands in for them out of sight. For visitors the button reads 'Login
 * Required'; what they wanted is done after login. Without JavaScript nobody is known, and the button leads to the login.
 */
export function BuyBox({ offer, onMissing }: BuyBoxProps) {
  const { productId, variantId, inStock, stock, missing } = offer;
  const [chosen, setChosen] = useState(1);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const adding = useRef<AbortController | null>(null);
  const mayBuy = useMayBuy();
  const hydrated = useHydrated();
  const visitor = hydrated && !mayBuy;
  const { pathname, search } = useLocation();
  const loginAt = useHref('/login');
  const most = Math.max(1, Math.min(MOST, stock ?? MOST));
  const quantity = Math.min(chosen, most);
  const intent = { productId, variantId, quantity };
  const add = async () => {
    if (missing) return onMissing();
    const mine = new AbortController();
    adding.current = mine;
    setBusy(true);
    await putIntoCart(intent, undefined, mine.signal);
    if (adding.current === mine) setBusy(false);
  };
  const stop = () => {
    adding.current?.abort();
    adding.current = null;
    setBusy(false);
  };
  const label = visitor ? productTexts.loginRequired : busy ? cartTexts.adding : cartTexts.addToCart;
  const login = (label: string) => (
    <LinkButton
      small
      look="secondary"
      to={loginPath(pathname + search)}
      onClick={() => !missing && rememberIntent({ kind: 'cart', ...intent })}
    >
      {label}
    </LinkButton>
  );
  return (
    <div className="grid gap-4">
      <div className="grid [&>[role=status]:not(:empty)]:mt-4">
        <form
          ref={form}
          action={loginAt}
          data-held=""
          className="flex flex-wrap gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!visitor && !busy) void add();
          }}
        >
          <input
            type="hidden"
            name="next"
            value={variantId ? `${pathname}?variant=${variantId}` : pathname}
          />
          <Stepper
            value={quantity}
            onChange={setChosen}
            max={most}
            label={productTexts.quantity}
            disabled={!inStock}
          />
          <Button
            type="submit"
            // in a narrow column one of its labels has room beside the stepper, and the other has not
            className="btn-call grow md:max-lg:basis-full"
            busy={busy}
            disabled={visitor || !inStock}
            data-testid="add-to-cart"
          >
            <Icon name={visitor && inStock ? 'lock' : 'bag'} />
            {inStock ? label : cartTexts.soldOut}
          </Button>
        </form>
        {busy && (
          <SlowWait text={waitingTexts.slow}>
            <Button look="secondary" onClick={stop}>
              {waitingTexts.stop}
            </Button>
          </SlowWait>
        )}
      </div>
      {!mayBuy && inStock && (
        <div
          className={cx('notice items-center border-line bg-surface text-sm', !hydrated && 'for-visitors')}
        >
          <p className="grow">{productTexts.loginNeeded}</p>
          {login(headerTexts.login)}
        </div>
      )}
      {inStock && (
        <ErrorBoundary quiet>
          <BuyBar instead={form} words={offer.words}>
            {visitor ? (
              login(productTexts.loginRequired)
            ) : (
              <Button busy={busy} onClick={() => void add()}>
                {busy ? cartTexts.adding : cartTexts.addToCart}
              </Button>
            )}
          </BuyBar>
        </ErrorBoundary>
      )}
    </div>
  );
}
