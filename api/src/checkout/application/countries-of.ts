import { countryCode } from '../../kernel/world/countries.js';
import type { DeliveryPlace } from './charge-delivery.js';

interface Addressed {
  billingAddress?: Pick<DeliveryPlace, 'country'> | null | undefined;
  shippingAddress?: Pick<DeliveryPlace, 'country'> | null | undefined;
}

/** The countries of the bill and the delivery, by ISO 3166-1; none that nobody knows. */
export const countriesOf = ({ billingAddress, shippingAddress }: Addressed): string[] =>
  [billingAddress, shippingAddress].flatMap((address) => countryCode(address?.country ?? '') ?? []);
