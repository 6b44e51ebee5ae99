import type { Buy } from '../../application/buy.js';
import { writtenPlace } from '../../../kernel/world/address.js';
import type { CheckoutAddressDto } from './purchase-parts.dto.js';

/** The specification's address has five members and no name: the account's stands on the parcel then. */
export function addressed(address: CheckoutAddressDto, accountName: string): Buy['shippingAddress'] {
  const { firstName, lastName, company, line2, city = '', state = '', zipCode = '', ...rest } = address;
  const extras = { ...(company ? { company } : {}), ...(line2 ? { line2 } : {}) };
  const place = writtenPlace({ ...rest, ...extras, city, state, zipCode });
  if (firstName !== undefined || lastName !== undefined)
    return { firstName: firstName ?? '', lastName: lastName ?? '', ...place };
  const [first = '', ...others] = accountName.split(' ');
  return { firstName: first, lastName: others.join(' '), ...place };
}
