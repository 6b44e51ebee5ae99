import type { Buy } from '../../application/buy.js';
import type { CheckoutAddressDto } from './purchase-parts.dto.js';

/** The specification's address has five members and no name: the account's stands on the parcel then. */
export function addressed(address: CheckoutAddressDto, accountName: string): Buy['shippingAddress'] {
  const [first = '', ...others] = accountName.split(' ');
  const { firstName = first, lastName = others.join(' '), ...place } = address;
  return { firstName, lastName, ...place };
}
