import type { Address } from '../api/types';
import { lineRule, type Rule, zipRule } from './rules';

export const addressFields = [
  'firstName',
  'lastName',
  'street',
  'city',
  'state',
  'zipCode',
  'country',
] as const;
export type AddressField = (typeof addressFields)[number];

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'United States',
};

/** The rules of an address; the ZIP code's depends on the country beside it. */
export function addressRules(address: Record<AddressField, string>): Record<AddressField, Rule> {
  return {
    firstName: lineRule('firstName'),
    lastName: lineRule('lastName'),
    street: lineRule('street'),
    city: lineRule('city'),
    state: lineRule('state'),
    zipCode: zipRule(address.country),
    country: lineRule('country'),
  };
}

/** Only the members of an address, trimmed, of anything that has them. */
export function addressOf(source: Record<AddressField, string>): Address {
  const address = { ...emptyAddress };
  for (const field of addressFields) address[field] = source[field].trim();
  return address;
}

/** `12 Market Street, Springfield, Illinois 62704, United States` */
export const addressLine = (a: Address): string =>
  `${a.street}, ${a.city}, ${a.state} ${a.zipCode}, ${a.country}`;
