import { useRouteLoaderData } from 'react-router';
import type { Shop } from './api/types';
import { shopCurrency, type ShopCurrency } from './shop-currency';
import { common } from './messages/en/common';

export type ShopInfo = { currency: ShopCurrency } & Pick<
  Shop,
  | 'name'
  | 'supportEmail'
  | 'supportPhone'
  | 'address'
  | 'offerEndsAt'
  | 'freeDelivery'
  | 'returnDays'
  | 'demo'
  | 'simulatedPayments'
>;

/** What the layout shows when the API does not answer. */
export const defaultShop: ShopInfo = {
  currency: shopCurrency(),
  name: common.shopName,
  supportEmail: 'support@duka.example',
  supportPhone: '+1 555 010 0140',
  address: '12 Market Street, Springfield',
  offerEndsAt: null,
  freeDelivery: null,
  returnDays: 30,
  demo: false,
  simulatedPayments: false,
};

/** The shop's name and addresses, loaded once by the root route. */
export function useShopInfo(): ShopInfo {
  return useRouteLoaderData<{ shop: ShopInfo }>('root')?.shop ?? defaultShop;
}
