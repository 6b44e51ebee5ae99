import type { LookDto } from '@duka/client';
import { useQuery } from '@tanstack/react-query';
import { shopLook } from './shop-currency';

/** Asked anew once settings or identity have been saved. */
export const SHOP_LOOK = ['shop-look'];

export type ShopLook = { name: string; look?: LookDto; isOther?: boolean };

/** What the shop is called and how it looks; without a name until that has been read. */
export function useShopLook(): ShopLook {
  const { data = { name: '' } } = useQuery({ queryKey: SHOP_LOOK, queryFn: shopLook });
  return data;
}
