import { useEffect, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { previewCoupon } from '../platform/api/payments';
import type { Quote } from '../platform/api/types';
import { couponTexts } from '../platform/messages/en/cart-page';
import { chooseCoupon } from '../platform/stores/coupon';
import { toast } from '../platform/toasts';
import { isPassing } from './use-confirmation';
import { pause } from './use-payment-watch';

/** `lost`: the shop does not answer; it is asked again. */
export type QuoteState = { quote: Quote | null; busy: boolean; lost: boolean };

/**
 * The price of the cart with the coupon, from the server; asked again whenever `version` (the cart's content) changes.
 * A coupon that does not fit any more is dropped with the server's reason; without an answer it stays, and the price
 * is asked for until there is one.
 */
export function useQuote(code: string | null, version: string): QuoteState {
  const [kept, setKept] = useState<{ key: string; quote: Quote } | null>(null);
  const [lost, setLost] = useState(false);
  const key = `${code ?? ''}|${version}`;
  useEffect(() => {
    if (!code || !version) return undefined;
    let current = true;
    let look = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const { data } = await previewCoupon({ code });
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
        chooseCoupon(null);
        toast.error(messageOf(error, couponTexts.failed));
      }
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code, version, key]);
  if (!code) return { quote: null, busy: false, lost: false };
  return { quote: kept?.quote ?? null, busy: kept?.key !== key, lost };
}
