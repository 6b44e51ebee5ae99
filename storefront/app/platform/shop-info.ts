import { useRouteLoaderData } from 'react-router';
import type { Shop } from './api/types';
import { shopCurrency, type ShopCurrency } from './shop-currency';
import { common } from './messages/en/common';
import type { DeliveryPromise } from './delivery-promise';
import type { PageFrame } from './page-frame';
import { usePromisedThere } from './stores/promised-there';
import type { Prices } from './stores/prices';

/** How amounts of another currency are written, and what one of the shop's is in it. */
export type DisplayCurrency = ShopCurrency & { rate: number; roundTo: number; isPayable: boolean };

/** A category that was made in the panel: not one of those that the shop has by itself. */
export type OwnCategory = {
  name: string;
  image: string | null;
  /** As the merchant has written it, in lower case, where `name` is a translation. */
  key?: string;
};

type Picture = { url: string; width: number; height: number };

export type ShopInfo = {
  /** In which the shop is offered, by their tags; its first one has no prefix in its addresses. */
  languages: readonly string[];
  /** It is not the specified shop of the demo: its categories are its own alone. */
  isOwn?: boolean;
  /** In their order; those without goods on sale are left out. */
  ownCategories: readonly OwnCategory[];
  /** Menu, footer and the line above, as they were composed. */
  frame: PageFrame;
  currency: ShopCurrency;
  displayCurrencies: readonly DisplayCurrency[];
  /** The names by which people know the payment methods that are offered; none while that is not known. */
  payMarks: readonly string[];
  /** Where shoppers may be sent to pay; origins. */
  payHosts: readonly string[];
  delivery: DeliveryPromise;
  /** Beside links that are shared: where the picture is. */
  share: string | null;
  logo?: Picture | null;
  /** For dark ground. */
  logoDark?: Picture | null;
  profiles?: readonly { name: string; label: string; url: string }[];
  companyName?: string;
  companyNumber?: string;
  /** Its settings could not be read: what is made of it is kept by no cache. */
  isUnknown?: boolean;
  /** Its owner has not opened it yet: nobody but the staff can buy. */
  isClosed?: boolean;
} & Pick<
  Shop,
  | 'name'
  | 'country'
  | 'timeZone'
  | 'supportEmail'
  | 'supportPhone'
  | 'address'
  | 'offerEndsAt'
  | 'returnDays'
  | 'welcomePercent'
  | 'lowestFormerPrices'
> &
  /** Nothing and false are left out. */
  Partial<
    Pick<
      Shop,
      | 'euRules'
      | 'imprint'
      | 'taxNumber'
      | 'demo'
      | 'simulatedPayments'
      | 'guestsAllowed'
      | 'cartReminders'
      | 'deliveryByPlace'
    >
  >;

/** What the layout shows when the API does not answer. */
export const defaultShop: ShopInfo = {
  isUnknown: true,
  languages: ['en'],
  currency: shopCurrency(),
  displayCurrencies: [],
  ownCategories: [],
  frame: {
    menu: [
      { label: common.home, to: '/', below: [] },
      { label: common.shop, to: '/shop', below: [] },
    ],
    columns: [],
    line: null,
  },
  payMarks: [],
  payHosts: [],
  name: common.shopName,
  country: '',
  timeZone: 'UTC',
  supportEmail: 'support@duka.example',
  supportPhone: '+1 555 010 0140',
  address: '',
  share: null,
  offerEndsAt: null,
  delivery: { text: '', over: '', isAlwaysFree: false, freeFrom: null },
  returnDays: 30,
  welcomePercent: 10,
  lowestFormerPrices: false,
};

/** Sums of decimals are off by less than any currency's smallest unit: 3 × 8.70 is 26.099999999999998. */
const inWhole = (amount: number): number => Math.round(amount * 10_000);

/** Whether the usual delivery of goods worth so much, in prices as `of` makes them, costs nothing. */
export const isFreeFor = (
  { isAlwaysFree, freeFrom }: DeliveryPromise,
  worth: number,
  of: (price: number) => number,
): boolean => isAlwaysFree || (freeFrom !== null && inWhole(worth) >= inWhole(of(freeFrom)));

/** The promise as it is said, its limit in the prices that are shown: the order's very own. */
export const deliveryText = (
  { text, over, freeFrom }: DeliveryPromise,
  { code, of, text: written }: Pick<Prices, 'code' | 'of' | 'text'>,
): string => text + (code && over ? written(of(freeFrom ?? 0)) : over);

/** What is promised of delivery: where the shopper has things sent, and in the shop's own country until that is known. */
export function usePromisedDelivery(): DeliveryPromise {
  const { delivery } = useShopInfo();
  return usePromisedThere()?.delivery ?? delivery;
}

/** The shop's name and addresses, loaded once by the root route. */
export function useShopInfo(): ShopInfo {
  return useRouteLoaderData<{ shop: ShopInfo }>('root')?.shop ?? defaultShop;
}
