import { useEffect } from 'react';
import type { CheckoutQuote, PaymentMethod, WayToPay } from '../platform/api/types';

type Ways = readonly WayToPay[] | null;

/**
 * The ways to pay that may be chosen where the order goes; those for the shop's own currency until that is known. One that was chosen and does not
 * go there is replaced by the first that does.
 */
export function useOffered(
  ways: Ways,
  way: WayToPay | undefined,
  quote: CheckoutQuote | null,
  choose: (method: PaymentMethod) => void,
): { ways: Ways; way: WayToPay | undefined; reasons: readonly string[] } {
  const offered =
    ways && ways.filter((one) => (quote ? quote.paymentMethods.includes(one.method) : one.offered));
  const fits = !offered || offered.some((one) => one === way);
  const other = fits ? undefined : offered[0]?.method;
  useEffect(() => {
    if (other) choose(other);
  }, [other, choose]);
  const reasons = quote?.refusedMethods.map(({ reason }) => reason) ?? [];
  return { ways: offered, way: fits ? way : undefined, reasons };
}
