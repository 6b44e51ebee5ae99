import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { RefundAsk } from '../records';

/** What the server says will come back for this; nothing is asked while `ask` is null, and no answer is kept for later. */
export function useRefundPreview(orderId: unknown, ask: RefundAsk | null) {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['orders', 'refund-preview', orderId, ask],
    queryFn: () => shop.refundPreview(orderId, ask ?? {}),
    enabled: ask !== null,
    retry: false,
    gcTime: 0,
  });
  return { preview: ask && data ? data : null, refusal: ask && error ? error.message : '' };
}
