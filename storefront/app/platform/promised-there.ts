import { listAddresses } from './api/accounts';
import { getDeliveryPromise } from './api/shop';
import { deliveryPromise } from './delivery-offer';
import { countryCode, countryName } from './forms/countries';
import { deliveryTexts } from './messages/en/delivery';
import { countryLabel } from './messages/en/places';
import type { PromisedThere } from './stores/promised-there';

/** What the shop promises in that country: nothing when it cannot be asked. */
export async function promisedThere(country: string, signal: AbortSignal): Promise<PromisedThere> {
  const nothing = { delivery: deliveryPromise(null), arrives: null };
  try {
    const { isServed, freeDelivery, arrives } = (await getDeliveryPromise(country, { signal })).data;
    if (isServed) return { delivery: deliveryPromise(freeDelivery), arrives };
    const text = deliveryTexts.notTo(countryLabel(country, countryName(country)));
    return { ...nothing, delivery: { ...nothing.delivery, text, isRefused: true } };
  } catch {
    return nothing;
  }
}

/** The country of the shopper's default address, by its code; undefined without any. */
export async function homeCountry(): Promise<string | undefined> {
  try {
    const { data } = await listAddresses();
    const home = data.find(({ isDefault }) => isDefault) ?? data[0];
    return home && countryCode(home.country);
  } catch {
    return undefined;
  }
}
