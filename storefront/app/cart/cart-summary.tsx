import type { ReactNode } from 'react';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { isFreeFor, usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { common } from '../platform/messages/en/common';
import { usePrices } from '../platform/stores/prices';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { PaymentMarks } from '../ui/payment-marks';
import { reductionRows, type Reduction } from '../ui/reduction-rows';
import { Totals } from '../ui/totals';

const DeliveryTo = lazily(() => import('./delivery-to'));

export type CartSums = {
  itemCount: number;
  subtotal: number;
  /** What `reductions` come to. */
  discount: number;
  reductions: readonly Reduction[];
  shipping: number;
  total: number;
};

type SummaryProps = {
  sums: CartSums;
  stale: boolean;
  blocked: boolean;
  /** Undefined where nothing of it is sent, and so nothing comes back. */
  returnDays: number | undefined;
  children?: ReactNode;
};

/** Subtotal, discounts and coupon, shipping (Free) and total, all from the server, and the way to checkout. `children`: the coupon field. */
export function CartSummary({ sums, stale, blocked, returnDays, children }: SummaryProps) {
  const delivery = usePromisedDelivery();
  const { deliveryByPlace } = useShopInfo();
  const { of, text } = usePrices();
  const isFree = isFreeFor(delivery, sums.subtotal - sums.discount, of);
  return (
    <section aria-label={cartPageTexts.summary} className="card grid gap-5 lg:sticky lg:top-32">
      <h2>{cartPageTexts.summary}</h2>
      <Totals
        stale={stale}
        rows={[
          { label: cartPageTexts.subtotal(cartPageTexts.items(sums.itemCount)), value: text(sums.subtotal) },
          ...reductionRows(sums.reductions, text, cartPageTexts.discount),
          {
            label: cartPageTexts.shipping,
            value: isFree ? common.free : delivery.isRefused ? delivery.text : cartPageTexts.atCheckout,
          },
          { label: cartPageTexts.total, value: text(sums.total), look: 'grand' },
        ]}
      />
      {deliveryByPlace && (
        <ErrorBoundary quiet>
          <DeliveryTo />
        </ErrorBoundary>
      )}
      {children}
      {blocked ? (
        <span className="btn btn-primary" aria-disabled="true" role="link">
          {cartPageTexts.proceed}
        </span>
      ) : (
        <LinkButton to="/checkout" prefetch="intent">
          {cartPageTexts.proceed}
        </LinkButton>
      )}
      {returnDays !== undefined && (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon name="shield" />
          {cartPageTexts.returns(returnDays)}
        </p>
      )}
      <PaymentMarks className="text-ink-soft" />
    </section>
  );
}
