import { useMemo, useReducer, useState } from 'react';
import { ApiError } from '../platform/api/api-error';
import { getCart } from '../platform/api/cart';
import { quoteCheckout, type QuoteRequest } from '../platform/api/payments';
import type { Cart, CartLine, CheckoutQuote, WayToPay } from '../platform/api/types';
import { paymentErrors } from '../platform/messages/en/checkout';
import { readToken } from '../platform/session/session';
import { chooseCoupon } from '../platform/stores/coupon';
import { toast } from '../platform/toasts';
import { checkoutReducer, firstState } from './checkout-state';
import { createKeyring } from './idempotency';
import type { Sums } from './order-summary';
import { type NextStep, pay, type Purchase, purchaseBody } from './pay';
import { attemptProblem, paymentProblem } from './payment-problem';
import { priceChange } from './price-change';

type Wish = Omit<Purchase, 'way'> & { amount: number; request: QuoteRequest };

/** Today's figures of the cart as it would be bought. */
async function figuresNow(request: QuoteRequest): Promise<{ cart: Cart; total: number }> {
  const [cart, { data }] = await Promise.all([getCart(), quoteCheckout(request)]);
  return { cart, total: data.total };
}

/**
 * The one payment request of a checkout view: what is pressed, sent and answered. `onCart` gets fresh figures after a
 * price change, `onStep` the way on. The first of `ways` is chosen at first.
 */
export function useCheckout(
  ways: readonly WayToPay[] | null,
  onCart: (cart: Cart) => void,
  onStep: (step: NextStep) => void,
) {
  const [state, dispatch] = useReducer(checkoutReducer, {
    ...firstState,
    method: ways?.[0]?.method ?? firstState.method,
  });
  const way = ways?.find(({ method }) => method === state.method);
  const [mobileNumber, setMobileNumber] = useState('');
  const keyFor = useMemo(() => createKeyring(), []);

  async function showChange(lines: readonly CartLine[], intent: Wish): Promise<void> {
    try {
      const { cart, total } = await figuresNow(intent.request);
      onCart(cart);
      const change = priceChange({ lines, total: intent.total }, { lines: cart.data, total });
      dispatch({ type: 'price-changed', change });
    } catch (error) {
      dispatch({ type: 'fail', error: paymentProblem(error, way?.next) });
    }
  }

  async function fail(error: unknown, intent: Wish): Promise<void> {
    if (error instanceof ApiError && error.code === 'price_changed') return showChange(intent.lines, intent);
    const text = paymentProblem(error, way?.next);
    if (error instanceof ApiError && error.status === 401) toast.error(text);
    if (error instanceof ApiError && error.code.startsWith('coupon_')) chooseCoupon(null);
    dispatch({ type: 'fail', error: text });
  }

  function follow(step: NextStep): void {
    if (step.kind === 'refused') return dispatch({ type: 'fail', error: step.error });
    if (step.kind === 'go') dispatch({ type: 'leave' });
    try {
      onStep(step);
    } catch {
      dispatch({ type: 'fail', error: paymentErrors.redirect });
    }
  }

  async function complete(intent: Wish): Promise<void> {
    const problem = attemptProblem({ ...intent, token: readToken(), way, mobileNumber });
    if (problem || !way) return dispatch({ type: 'fail', error: problem ?? paymentErrors.badMethod });
    dispatch({ type: 'start' });
    const body = purchaseBody({ ...intent, way, mobileNumber });
    try {
      follow(await pay(way, body, keyFor({ method: way.method, body })));
    } catch (error) {
      await fail(error, intent);
    }
  }

  return { state, way, dispatch, mobileNumber, setMobileNumber, complete };
}

/** The sum on show: the quote's, and the cart's until there is one. */
export function sumsOf(cart: Cart, quote: CheckoutQuote | null): Sums {
  return {
    subtotal: quote?.subtotal ?? cart.summary.subtotal,
    discount: quote?.discount ?? 0,
    couponCode: quote?.coupon?.code ?? null,
    shipping: quote?.shipping ?? cart.summary.shipping,
    tax: quote?.tax ?? 0,
    taxes: quote?.taxes ?? [],
    total: quote?.total ?? cart.summary.total,
  };
}
