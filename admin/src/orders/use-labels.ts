import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { OrderRecord, ShippingLabel, ShippingLabels } from '../records';

const keyOf = ({ id, status }: OrderRecord) => ['orders', 'labels', id, status];

/** The labels of an order; asked anew with the order. */
export function useLabels(order: OrderRecord) {
  const shop = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: keyOf(order), queryFn: () => shop.labels(order.id) });
}

/** The one that is bought, or may be, for a parcel; or for all that is in none. */
export const liveOf = (
  labels: readonly ShippingLabel[],
  of: string | null = null,
): ShippingLabel | undefined =>
  labels.find(({ parcelId, state }) => (parcelId ?? null) === of && LIVE.includes(state));

const LIVE: readonly string[] = ['buying', 'bought', 'refunding'];

/** Carrier and tracking number of the label that the page has shown; nothing is asked for. */
export function useDispatch(order: OrderRecord): { carrier: string; trackingNumber: string } | null {
  const known = useQueryClient().getQueryData<ShippingLabels>(keyOf(order));
  const label = liveOf(known?.labels ?? []);
  if (label?.state !== 'bought' || !label.carrier || !label.trackingNumber) return null;
  return { carrier: label.carrier, trackingNumber: label.trackingNumber };
}
