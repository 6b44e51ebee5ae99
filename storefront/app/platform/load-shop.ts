import { Kept } from '@duka/serving/kept.js';
import { listPaymentMethods } from './api/payments';
import { getShop } from './api/shop';
import { deliveryPromise } from './delivery-offer';
import { crossOutLowest } from './former-prices';
import { setShopCountry } from './shop-country';
import { setShopZone } from './shop-zone';
import { shareOf, wear } from './shop-look';
import { nameShop } from './shop-name';
import { currencyOf, setShopCurrency } from './shop-currency';
import { type ShopInfo, defaultShop } from './shop-info';
import type { WayToPay } from './api/types';

type InBrowser = NonNullable<WayToPay['express']>;

const FRESH_MS = 10_000;
const kept = new Kept<ShopInfo>({ freshMs: FRESH_MS, staleMs: Infinity });

/** The languages that the shop is offered in, its first one first; undefined until that is known. */
export const offeredLanguages = (): readonly string[] | undefined => kept.last('')?.languages;

/** The shop's settings on the server, kept for ten seconds; the defaults when the API does not answer. */
export const loadShop = (): Promise<ShopInfo> => kept.get('', readShop).catch(() => defaultShop);

let inBrowser: InBrowser | null = null;

/** What the checkout page loads for wallets of browsers, by the settings as they were last read. */
export const walletsNow = (): InBrowser | null => inBrowser;

/** Whether it is a merchant's own: not the demo, which shows the specified shop, and known. */
export const isOwnShop = (shop: ShopInfo): boolean => shop !== defaultShop && !shop.demo;

/** A change of it was heard of. */
export const forgetShop = (): void => kept.forget();

async function readShop(): Promise<ShopInfo> {
  const [{ data }, ways] = await Promise.all([getShop(), listPaymentMethods().catch(() => null)]);
  const offered = ways?.data.filter((way) => way.offered) ?? [];
  inBrowser = offered.find(({ express }) => express)?.express ?? null;
  const payMarks = offered.flatMap(({ marks }) => marks);
  const known = ways?.data.filter((way) => way.offered || way.whyNot === 'other_currency') ?? [];
  const payHosts = known.flatMap(({ hosts }) => hosts);
  const { name, country, timeZone, supportEmail, supportPhone, address, offerEndsAt, returnDays } = data;
  const { demo, simulatedPayments, guestsAllowed, welcomePercent, deliveryByPlace } = data;
  const { lowestFormerPrices, euRules, imprint, taxNumber, languages, cartReminders } = data;
  const { logo, logoDark, profiles, companyName, companyNumber } = data.look;
  const currency = currencyOf(data.currency);
  setShopCurrency(currency);
  const displayCurrencies = data.displayCurrencies.map((one) => ({
    ...one,
    isPayable: one.isPayable ?? false,
    ...currencyOf(one.code),
  }));
  const shop = {
    ...{ name, country, timeZone, supportEmail, supportPhone, address, offerEndsAt, returnDays },
    ...{
      demo,
      simulatedPayments,
      isClosed: !data.isOpen,
      guestsAllowed,
      cartReminders,
      welcomePercent,
      deliveryByPlace,
      lowestFormerPrices,
      euRules,
      imprint,
      taxNumber,
      languages,
      currency,
      displayCurrencies,
      ownCategories: [],
      frame: defaultShop.frame,
      payMarks,
      payHosts,
      delivery: deliveryPromise(data.freeDelivery),
    },
    ...{ logo, logoDark, profiles, companyName, companyNumber, share: shareOf(name, data.look) },
  };
  // for all builds and the server itself (server/settings.mjs)
  process.env['SHOP_ADDRESS'] = data.url || '';
  nameShop(shop.name, shop.share);
  wear(data.look);
  setShopCountry(shop.country);
  setShopZone(shop.timeZone);
  crossOutLowest(shop.lowestFormerPrices);
  return shop;
}
