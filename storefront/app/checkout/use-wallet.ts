import type { WalletQuote, WayToPay } from '../platform/api/types';
import { quoteCheckout } from '../platform/api/payments';
import { useLoad } from '../platform/use-load';

export type WalletState = { wallet: WalletQuote | null; busy: boolean };

/** What the wallet will be asked for, from the server, before anything is sent to a phone; asked anew for each `version`. */
export function useWallet(
  way: WayToPay | undefined,
  couponCode: string | null,
  version: string,
): WalletState {
  const asked = !!way?.needs.includes('mobileNumber');
  const loaded = useLoad(
    async () => (asked ? (await quoteCheckout(couponCode ? { couponCode } : {})).data.wallet : null),
    asked ? `${couponCode ?? ''}|${version}` : '',
  );
  return { wallet: asked ? loaded.data : null, busy: asked && loaded.state === 'loading' };
}
