import { useQuery } from '@tanstack/react-query';
import { shopName } from './shop-currency';

/** Asked anew once the settings have been saved. */
export const SHOP_NAME = ['shop-name'];

/** What the settings call the shop; the demo's name until they are read. */
export function useShopName(): string {
  const { data = 'Duka' } = useQuery({ queryKey: SHOP_NAME, queryFn: shopName });
  return data;
}
