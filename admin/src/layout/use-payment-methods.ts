import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';

/** The ways to pay that the shop knows; none until they are loaded. */
export function usePaymentMethods() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['paymentMethods'],
    queryFn: () => dataProvider.paymentMethods(),
    staleTime: Infinity,
  });
  return { methods: data ?? [], error };
}
