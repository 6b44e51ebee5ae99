import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ApiError } from '../platform/api/api-error';
import { getCart } from '../platform/api/cart';
import { quoteCheckout, type QuoteRequest } from '../platform/api/payments';
import type { Cart, CartLine, CheckoutQuote, WayToPay } from '../platform/api/types';
import { checkoutTexts, paymentErrors } from '../platform/messages/en/checkout';
import { creditTexts } from '../platform/messages/en/credit';
import { readBearer } from '../platform/session/session';
import { chooseCoupon } from '../platform/stores/coupon';
import { forgetCredit } from '../platform/stores/credit';
import { createIdempotencyKeys } from '../platform/idempotency-keys';
import { toast } from '../platform/toasts';
import { checkoutReducer, firstState } from './checkout-state';
import { paidPage } from './in-browser';
import { kept, type Step } from './kept-step';
import type { Sums } from './order-summary';
import { type NextStep, pay, type Purchase, purchaseBody } from './pay';
import { attemptProblem, paymentProblem } from './payment-problem';
import { priceChange } from './price-change';
import { quotedLines } from './quoted';
import { fieldOf } from './use-quote';

type CheckoutIntent = Omit<Purchase, 'way'> & {
  amount: number;
  /** Credit pays all of it. */
  isCovered: boolean;
  /** A wallet of the browser pays it, whatever is chosen in the form. */
  by?: Express | undefined;
  request: QuoteRequest;
};

/** Has a wallet of the browser confirm what was begun. @returns why it did not, or null */
export type ConfirmExpress = (begun: { session: string; secret: string }) => Promise<string | null>;

/** Pays by a wallet of the browser, whatever is chosen in the form. */
export type Express = { way: WayToPay; confirm: ConfirmExpress };

/** No way to pay is named where nothing is left for one. */
const COVERED = { method: undefined, next: 'redirect', needs: [], takesDeposit: false, hosts: [] } as const;

/** Today's figures of the cart as it would be bought. */
async function figuresNow(request: QuoteRequest): Promise<{ cart: Cart; quote: CheckoutQuote }> {
  const [cart, { data: quote }] = await Promise.all([getCart(), quoteCheckout(request)]);
  return { cart, quote };
}

/**
 * The one payment request of a checkout view: what is pressed, sent and answered. `onCart` gets fresh figures after a
 * price change, `onStep` the way on. `start` is what it opens with.
 */
export function useCheckout(
  ways: readonly WayToPay[] | null,
  start: Step,
  onCart: (cart: Cart) => void,
  onStep: (step: NextStep) => void,
) {
  const [state, dispatch] = useReducer(checkoutReducer, {
    ...firstState,
    tab: start.tab,
    method: start.method,
  });
  const { tab, method } = state;
  const [mobileNumber, setMobileNumber] = useState(start.mobileNumber);
  useEffect(() => kept.step.keep({ tab, method, mobileNumber }), [tab, method, mobileNumber]);
  const way = ways?.find((one) => one.method === method);
  const attempt = useRef(0);
  const keyFor = useMemo(() => createIdempotencyKeys(), []);

  async function showChange(lines: readonly CartLine[], intent: CheckoutIntent): Promise<void> {
    try {
      const { cart, quote } = await figuresNow(intent.request);
      onCart(cart);
      const now = { lines: quotedLines(cart.data, quote), total: quote.total };
      const change = priceChange({ lines, total: intent.total }, now);
      dispatch({ type: 'price-changed', change });
    } catch (error) {
      dispatch({ type: 'fail', error: paymentProblem(error, way?.next) });
    }
  }

  async function fail(error: unknown, intent: CheckoutIntent): Promise<void> {
    if (error instanceof ApiError && error.code === 'price_changed') return showChange(intent.lines, intent);
    const text = paymentProblem(error, way?.next);
    const isLeaving = !readBearer();
    if (isLeaving) toast.error(text);
    if (error instanceof ApiError && error.code.startsWith('coupon_')) chooseCoupon(null);
    if (error instanceof ApiError && error.code.startsWith('gift_card_')) forgetCredit();
    dispatch({ type: 'fail', error: isLeaving ? null : text, field: fieldOf(error) });
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

  /** What is left to do once the shop has answered. */
  async function goOn(step: NextStep, express: Express | undefined): Promise<boolean> {
    if (step.kind !== 'confirm' || !express) {
      follow(step);
      return step.kind !== 'refused';
    }
    const error = await express.confirm(step);
    if (error === null) follow({ kind: 'go', url: paidPage(step.session) });
    else dispatch({ type: 'fail', error });
    return error === null;
  }

  /** @returns whether it was paid, or is on its way */
  async function complete({ by: express, ...intent }: CheckoutIntent): Promise<boolean> {
    const by = intent.isCovered ? COVERED : (express?.way ?? way);
    const problem = attemptProblem({ ...intent, token: readBearer(), way: by, mobileNumber });
    if (problem || !by) {
      dispatch({ type: 'fail', error: problem ?? paymentErrors.badMethod });
      return false;
    }
    dispatch({ type: 'start' });
    const body = purchaseBody({ ...intent, way: by, mobileNumber, express: Boolean(express) });
    attempt.current += 1;
    const mine = attempt.current;
    try {
      const step = await pay(by, body, keyFor({ method: by.method, body }));
      return mine === attempt.current && (await goOn(step, express));
    } catch (error) {
      if (mine === attempt.current) await fail(error, intent);
      return false;
    }
  }

  /** Waits no longer. The same order pressed again has the same key, so that it is never charged twice. */
  function giveUp(): void {
    attempt.current += 1;
    dispatch({ type: 'fail', error: checkoutTexts.gaveUp });
  }

  return { state, way, dispatch, mobileNumber, setMobileNumber, complete, giveUp };
}

/** Whether gift cards and store credit pay all of it: nothing is left to choose. */
export const isCovered = (quote: CheckoutQuote | null): boolean =>
  quote !== null && quote.total > 0 && quote.amountLeft === 0;

function totalOf(cart: Cart, quote: CheckoutQuote | null, inCash: boolean) {
  const total = (inCash ? quote?.cashTotal : quote?.total) ?? cart.summary.total;
  const left = quote && creditOf(quote).length > 0 ? (inCash ? cashLeftOf(quote) : quote.amountLeft) : total;
  return { total, left };
}

/** The deposit and the rest of it; whole in the decimals that both have. */
const cashLeftOf = ({ depositDueNow: now, balanceOnDelivery: later }: CheckoutQuote) =>
  Math.round((now + later) * 1_000) / 1_000;

function creditOf(quote: CheckoutQuote | null): Sums['credit'] {
  if (!quote) return [];
  const cards = quote.giftCards.map(({ lastFour, amount }) => ({
    label: creditTexts.card(lastFour),
    amount,
  }));
  const own = { label: creditTexts.own, amount: quote.storeCredit?.amount ?? 0 };
  return [...cards, own].filter(({ amount }) => amount > 0);
}

/** What a purchase says of its sums: exact by a wallet of the browser, whatever is chosen in the form. */
export function paidOf(cart: Cart, quote: CheckoutQuote | null, way?: WayToPay, express?: Express) {
  const { total, left, couponCode } = sumsOf(cart, quote, (express?.way ?? way)?.takesDeposit);
  return { total, left, couponCode, amount: left };
}

/** The sum on show: the quote's, rounded to coins in cash, and the cart's until there is one. */
export function sumsOf(cart: Cart, quote: CheckoutQuote | null, inCash = false): Sums {
  return {
    subtotal: quote?.subtotal ?? cart.summary.subtotal,
    couponCode: quote?.coupon?.code ?? null,
    reductions: quote?.reductions ?? [],
    shipping: quote?.shipping ?? cart.summary.shipping,
    tax: quote?.tax ?? 0,
    taxes: quote?.taxes ?? [],
    reverseCharge: quote?.vat.reverseCharge ?? false,
    intraCommunity: quote?.vat.intraCommunity ?? false,
    importTaxesDue: quote?.importTaxesDue ?? false,
    rounding: quote && inCash ? quote.cashTotal - quote.total : 0,
    ...totalOf(cart, quote, inCash),
    credit: creditOf(quote),
  };
}
