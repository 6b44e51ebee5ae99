import { listAddresses } from './api/accounts';
import { getDeliveryPromise } from './api/shop';
import { deliveryPromise } from './delivery-offer';
import { countryCode } from './forms/countries';
import type { PromisedThere } from './stores/promised-there';

/** What the shop promises in that country; null when it cannot be asked. */
export async function promisedThere(country: string, signal: AbortSignal): Promise<PromisedThere | null> {
  try {
    const { data } = await getDeliveryPromise(country, { signal });
    return { delivery: deliveryPromise(data.freeDelivery), arrives: data.arrives };
  } catch {
    return null;
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
