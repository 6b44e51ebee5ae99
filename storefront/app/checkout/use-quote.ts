import { useCallback, useEffect, useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import { type QuoteRequest, quoteCheckout } from '../platform/api/payments';
import type { CheckoutQuote } from '../platform/api/types';
import { couponTexts } from '../platform/messages/en/cart-page';
import { chooseCoupon } from '../platform/stores/coupon';
import { forgetCredit } from '../platform/stores/credit';
import { toast } from '../platform/toasts';
import { isPassing } from './use-confirmation';
import { pause } from './use-payment-watch';

/** `lost`: the shop does not answer; it is asked again. `problem`: why it cannot be sold like this. */
export type QuoteState = {
  quote: CheckoutQuote | null;
  busy: boolean;
  lost: boolean;
  problem: string | null;
  /** The input that the problem is at, as the API names it. */
  field: string | null;
  /** Waits no longer for the answer and asks anew. */
  again: () => void;
};

const NONE = { quote: null, busy: false, lost: false, problem: null, field: null };

/** What an answer is against, as the API names it. */
export const fieldOf = (error: unknown): string | null =>
  (error instanceof ApiError && error.fields[0]?.field) || null;

/** What does not fit any more is dropped: a coupon, a gift card. */
function dropsOf(code: string, body: string): (() => void) | undefined {
  const asked = JSON.parse(body) as QuoteRequest;
  if (code.startsWith('coupon_') && asked.couponCode) return () => chooseCoupon(null);
  return code.startsWith('gift_card_') && asked.giftCards ? forgetCredit : undefined;
}

/**
 * The price of the cart with coupon, delivery and tax, from the server; asked again whenever `version` (the cart's
 * content) or the request changes, never without either. A coupon that does not fit any more is dropped with the
 * server's reason; without an answer it stays, and the price is asked for until there is one.
 */
export function useQuote(request: QuoteRequest | null, version: string): QuoteState {
  const [kept, setKept] = useState<{ key: string; quote: CheckoutQuote } | null>(null);
  const [refused, setRefused] = useState<{ key: string; text: string; field: string | null } | null>(null);
  const [lost, setLost] = useState(false);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((now) => now + 1), []);
  const body = request && JSON.stringify(request);
  const key = `${body ?? ''}|${version}`;
  useEffect(() => {
    if (!body || !version) return undefined;
    let current = true;
    let look = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const { data } = await quoteCheckout(JSON.parse(body) as QuoteRequest);
        if (!current) return;
        setKept({ key, quote: data });
        setLost(false);
      } catch (error) {
        if (!current) return;
        if (isPassing(error)) {
          look += 1;
          setLost(true);
          timer = setTimeout(() => void ask(), pause(look));
          return;
        }
        setLost(false);
        const text = messageOf(error, couponTexts.failed);
        const dropped = error instanceof ApiError && dropsOf(error.code, body);
        if (!dropped) return setRefused({ key, text, field: fieldOf(error) });
        dropped();
        toast.error(text);
      }
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [body, version, key, round]);
  if (!body) return { ...NONE, again };
  const now = refused?.key === key ? refused : null;
  const answer = { quote: kept?.quote ?? null, busy: kept?.key !== key, lost, again };
  return { ...answer, problem: now?.text ?? null, field: now?.field ?? null };
}
