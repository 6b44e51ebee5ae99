import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { toast } from '../platform/toasts';
import type { CheckoutTab } from './checkout-state';
import { type Delivery, deliveredTo } from './delivery';
import { kept } from './kept-step';
import type { ShippingValues } from './shipping';
import type { QuoteState } from './use-quote';

type SetDelivery = Dispatch<SetStateAction<Delivery>>;

/**
 * Where the order goes and how, as it was before a reload: on the Payment tab to the address that will be sent,
 * otherwise to the one that the price was last asked for.
 */
export function useDelivery(tab: CheckoutTab, address: ShippingValues) {
  const [delivery, setDelivery] = useState<Delivery>(() => {
    const before = kept.delivery.read() ?? { vatNumber: '' };
    return tab === 'payment' ? deliveredTo(before, address) : before;
  });
  useEffect(() => kept.delivery.keep(delivery), [delivery]);
  return [delivery, setDelivery] as const;
}

/** The method on show: the one chosen at once, as far as it is among those offered; once the price is there, the price's. */
export function shownMethod({ quote, busy }: QuoteState, { shippingMethodId }: Delivery): string | null {
  const isOffered = quote?.deliveryMethods.some(({ methodId }) => methodId === shippingMethodId);
  return (busy && isOffered && shippingMethodId) || (quote?.shippingMethodId ?? null);
}

/** A method that does not go there any more is dropped with the shop's reason: the price comes with those that do. */
export function useGoneMethod({ field, problem }: QuoteState, setDelivery: SetDelivery): void {
  const gone = field === 'shippingMethodId' ? problem : null;
  useEffect(() => {
    if (!gone) return;
    toast.error(gone);
    setDelivery(({ shippingMethodId: _gone, ...others }) => others);
  }, [gone, setDelivery]);
}
