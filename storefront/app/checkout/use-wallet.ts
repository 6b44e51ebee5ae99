import type { PaymentMethod, WalletQuote } from '../platform/api/types';
import { quoteCheckout } from '../platform/api/payments';
import { useLoad } from '../platform/use-load';

export type WalletState = { wallet: WalletQuote | null; busy: boolean };

/** What the wallet will be asked for, from the server, before anything is sent to a phone; asked anew for each `version`. */
export function useWallet(method: PaymentMethod, couponCode: string | null, version: string): WalletState {
  const asked = method === 'mobile';
  const loaded = useLoad(
    async () => (asked ? (await quoteCheckout(couponCode ? { couponCode } : {})).data.wallet : null),
    asked ? `${couponCode ?? ''}|${version}` : '',
  );
  return { wallet: asked ? loaded.data : null, busy: asked && loaded.state === 'loading' };
}
