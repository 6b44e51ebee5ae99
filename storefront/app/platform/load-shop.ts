import { getShop } from './api/shop';
import { nameShop } from './shop-name';
import { currencyOf, setShopCurrency } from './shop-currency';
import { type ShopInfo, defaultShop } from './shop-info';

const FRESH_MS = 10_000;
let kept: { shop: ShopInfo; until: number } | null = null;

/** The shop's settings on the server, kept for ten seconds; the defaults when the API does not answer. */
export async function loadShop(): Promise<ShopInfo> {
  if (kept && kept.until > Date.now()) return kept.shop;
  try {
    const { data } = await getShop();
    const { name, supportEmail, supportPhone, address, offerEndsAt, freeDelivery, returnDays } = data;
    const { demo, simulatedPayments } = data;
    const shop = {
      ...{ name, supportEmail, supportPhone, address, offerEndsAt, freeDelivery, returnDays },
      ...{ demo, simulatedPayments, currency: currencyOf(data.currency) },
    };
    nameShop(shop.name);
    setShopCurrency(shop.currency);
    kept = { shop, until: Date.now() + FRESH_MS };
    return shop;
  } catch {
    return kept?.shop ?? defaultShop;
  }
}
