import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { CartLineRow } from '../cart/cart-line-row';
import { CartSkeleton } from '../cart/cart-skeleton';
import { isShort, piecesOf, worthOf } from '../cart/cart-state';
import { CartSummary } from '../cart/cart-summary';
import { ClearCart } from '../cart/clear-cart';
import { GoneNotice } from '../cart/gone-notice';
import { GoneRow } from '../cart/gone-row';
import { takeHandedOver } from '../cart/handed-over';
import { useCartActions } from '../cart/use-cart-actions';
import { CodeField } from '../checkout/code-field';
import { useQuote } from '../checkout/use-quote';
import { getCart } from '../platform/api/cart';
import type { Cart } from '../platform/api/types';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { privateMeta } from '../platform/page-meta';
import { common } from '../platform/messages/en/common';
import { RequireLogin } from '../platform/session/require-login';
import { useShopInfo } from '../platform/shop-info';
import { useCouponCode } from '../platform/stores/coupon';
import { usePrices } from '../platform/stores/prices';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { EmptyState, ErrorState } from '../ui/states';

export const meta = () => privateMeta(cartPageTexts.title, cartPageTexts.emptyText);

export default function CartPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: cartPageTexts.short }]} />
      <h1 className="mb-4">{cartPageTexts.title}</h1>
      <RequireLogin guests>
        <LoadedCart />
      </RequireLogin>
    </div>
  );
}

function LoadedCart() {
  const [params, setParams] = useSearchParams();
  const named = params.get('add');
  const name = params.get('handover');
  const onlyMissing = params.has('missing');
  const rest = useRef(named);
  const loaded = useLoad(async (signal) => {
    if (named !== null) rest.current = await takeHandedOver(named, { name, onlyMissing }, signal);
    return getCart(signal);
  });
  const isTaken = named !== null && loaded.state !== 'loading';
  useEffect(() => {
    // whoever comes back to the page has these things already; what failed stays named, for whoever loads it again
    if (!isTaken || rest.current === named) return;
    const how = { ...(name ? { handover: name } : {}), ...(onlyMissing ? { missing: '' } : {}) };
    setParams(rest.current ? { add: rest.current, ...how } : {}, { replace: true, preventScrollReset: true });
  }, [isTaken, named, name, onlyMissing, setParams]);
  const failed = loaded.state === 'failed';
  useEffect(() => {
    if (failed) toast.error(cartPageTexts.loadFailedToast);
  }, [failed]);
  if (failed) return <ErrorState title={cartPageTexts.loadFailed} onRetry={() => window.location.reload()} />;
  if (loaded.state === 'loading') {
    return (
      <Late>
        <CartSkeleton />
      </Late>
    );
  }
  return (
    <>
      <GoneNotice gone={loaded.data.gone ?? []} />
      <FilledCart cart={loaded.data} />
    </>
  );
}

/** In decimals of the currency, which has three of them at most. */
const less = (amount: number, off: number) => Number((amount - off).toFixed(3));

function FilledCart({ cart }: { cart: Cart }) {
  const { lines, summary, gone, stale, press, remove, undo, clear } = useCartActions(cart);
  const code = useCouponCode();
  const prices = usePrices();
  const shown = lines.map((line) => `${line._id}:${line.quantity}:${prices.goods(line).price}`);
  const version = stale ? '' : shown.join(',');
  const currency = prices.code ? { currency: prices.code } : {};
  const asked = lines.length === 0 ? null : { ...(code ? { couponCode: code } : {}), ...currency };
  const { quote: priced, busy } = useQuote(asked, version);
  // without anything taken off the cart tells what its goods cost; delivery and tax come at the checkout
  const quote = code || priced?.reductions.length ? priced : null;
  const subtotal = worthOf(lines, prices);
  const { returnDays } = useShopInfo();
  if (lines.length === 0 && !gone) {
    return (
      <EmptyState
        title={cartPageTexts.empty}
        text={cartPageTexts.emptyText}
        link={{ label: common.continueShopping, to: '/' }}
      />
    );
  }
  const rows = lines.map((line) => (
    <CartLineRow
      key={line._id}
      line={line}
      onQuantity={(quantity) => press(line, quantity)}
      onRemove={() => void remove(line)}
    />
  ));
  if (gone) {
    rows.splice(gone.at, 0, <GoneRow key="gone" name={gone.line.name} onUndo={() => void undo(gone)} />);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <section aria-label={cartPageTexts.title}>
        <ul className="border-t border-line">{rows}</ul>
        {lines.length > 0 && (
          <div className="mt-3 -me-[0.9rem] flex justify-end">
            <ClearCart items={cartPageTexts.items(piecesOf(lines))} onClear={() => void clear()} />
          </div>
        )}
        {lines.length === 0 && (
          <EmptyState title={cartPageTexts.empty} link={{ label: common.continueShopping, to: '/' }} />
        )}
      </section>
      {lines.length > 0 && (
        <CartSummary
          sums={{
            itemCount: summary.itemCount,
            subtotal: quote?.subtotal ?? (prices.code ? subtotal : summary.subtotal),
            discount: quote?.discount ?? 0,
            reductions: quote?.reductions ?? [],
            shipping: quote?.shipping ?? summary.shipping,
            total: quote ? less(quote.subtotal, quote.discount) : prices.code ? subtotal : summary.total,
          }}
          stale={stale || (busy && quote !== null)}
          blocked={lines.some(isShort)}
          returnDays={lines.some(({ isShipped }) => isShipped !== false) ? returnDays : undefined}
        >
          <CodeField />
        </CartSummary>
      )}
    </div>
  );
}
