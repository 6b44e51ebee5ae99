import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { DiscountKind } from '../records';

/** Every kind of discount that the shop knows; none while they are on their way. */
export function useKinds(): readonly DiscountKind[] {
  const shop = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({ queryKey: ['discount-kinds'], queryFn: () => shop.discountKinds() });
  return Array.isArray(data) ? data : [];
}
