import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { money } from '../layout/format';
import type { RefundPreview } from '../records';

const told = ({ amount, available }: RefundPreview): string =>
  `${money(amount)} goes back; ${money(Math.round((available - amount) * 100) / 100)} could still be refunded after that.`;

/** What the server says will come back for this amount; null while there is nothing to ask. */
export function useRefundPreview(orderId: unknown, amount: string | null): string | null {
  const shop = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: ['orders', 'refund-preview', orderId, amount],
    queryFn: () => shop.refundPreview(orderId, amount ?? ''),
    enabled: amount !== null,
    retry: false,
  });
  return data ? told(data) : null;
}
