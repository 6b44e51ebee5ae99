import type { Address } from '../platform/api/types';
import { countryCode } from '../platform/forms/countries';

type Place = Pick<Address, 'country' | 'state' | 'zipCode'>;

/** What the price depends on beside the goods; without a place nobody has said yet where it goes. */
export type Delivery = { place?: Place; shippingMethodId?: string; vatNumber: string };

/** The same to another place. A VAT number is of the country that it was given for. */
export function deliveredTo(before: Delivery, { country: named, state, zipCode }: Place): Delivery {
  const country = countryCode(named) ?? named;
  return {
    ...before,
    place: { country, state, zipCode },
    vatNumber: country === before.place?.country ? before.vatNumber : '',
  };
}

/** Method and VAT number, as the payment calls take them. */
export const chosenOf = ({ shippingMethodId, vatNumber }: Delivery) => ({
  ...(shippingMethodId ? { shippingMethodId } : {}),
  ...(vatNumber ? { vatNumber } : {}),
});

/** All of it, as the quote takes it. */
export const quotedFor = (delivery: Delivery) => ({
  ...(delivery.place ? { shippingAddress: delivery.place } : {}),
  ...chosenOf(delivery),
});
