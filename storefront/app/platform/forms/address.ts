import type { Address } from '../api/types';
import { countryLabel } from '../messages/en/places';
import { shopCountry } from '../shop-country';
import { countryCode, countryForm, countryName, type PlaceField } from './countries';
import { partRule } from './part-rule';
import { lineRule, type Rule } from './rules';

export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'street',
  'line2',
  'city',
  'state',
  'zipCode',
  'country',
] as const;
export type AddressField = (typeof addressFields)[number];

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  line2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'United States',
};

/** Nothing yet, in the shop's own country. */
export const newAddress = (): Address => ({ ...emptyAddress, country: countryName(shopCountry() || 'US') });

const fine: Rule = () => null;
const optional =
  (name: 'lastName' | AddressExtra): Rule =>
  (value) =>
    value.trim() ? lineRule(name)(value) : null;

/** The rules of an address: which parts it needs depends on the country beside them. */
export function addressRules(address: Record<AddressField, string>): Record<AddressField, Rule> {
  const form = countryForm(address.country);
  const part = (name: PlaceField): Rule => (form ? partRule(form, name, address) : fine);
  return {
    firstName: lineRule('firstName'),
    lastName: optional('lastName'),
    company: optional('company'),
    street: lineRule('street'),
    line2: optional('line2'),
    city: part('city'),
    state: part('state'),
    zipCode: part('zipCode'),
    country: lineRule('country'),
  };
}

type Source = Partial<Record<AddressField, string | undefined>>;

/** Only the members of an address, trimmed, of anything that has them; the country by its name. */
export function addressOf(source: Source): Address {
  const address = { ...emptyAddress };
  for (const field of addressFields) address[field] = source[field]?.trim() ?? '';
  return { ...address, country: countryName(address.country) };
}

export type AddressExtra = 'company' | 'line2';
type AddressToSend = Omit<Address, AddressExtra> & Partial<Pick<Address, AddressExtra>>;

/** The same as the API takes it: with the country by its two letters, and without what is not given. */
export const addressToSend = (source: Source): AddressToSend => {
  const { company, line2, ...address } = addressOf(source);
  const extras = { ...(company ? { company } : {}), ...(line2 ? { line2 } : {}) };
  return { ...address, ...extras, country: countryCode(address.country) ?? address.country };
};

/** What is kept under the name when the country changes: of what the new one does not ask for, nothing. */
export function withCountry<T extends Record<AddressField, string>>(values: T, country: string): T {
  const asked = countryForm(country)?.fields.map(({ name }) => name);
  const kept = { ...values, country };
  for (const part of ['city', 'state', 'zipCode'] as const)
    if (asked?.includes(part) === false) kept[part] = '';
  return kept;
}

const ALL: readonly PlaceField[] = ['street', 'city', 'state', 'zipCode'];

/** `12 Market Street, Springfield, Illinois 62704, United States`: what is given, in the order of the country. */
export function addressLine(
  address: Record<PlaceField | 'country', string> & { [extra in AddressExtra]?: string | undefined },
): string {
  const own = countryForm(address.country)?.fields.map(({ name }) => name) ?? ALL;
  const given = own.filter((name) => address[name]);
  const text = given.map((name, index) => {
    const before = given[index - 1];
    const isBeside = before === 'zipCode' || (name === 'zipCode' && before !== 'street');
    return `${index === 0 ? '' : isBeside ? ' ' : ', '}${address[name]}`;
  });
  const [street, ...others] = given[0] === 'street' ? text : ['', ...text];
  const lines = [address.company, street, address.line2, others.join('').replace(/^[, ]+/, '')];
  const country = countryLabel(countryCode(address.country), countryName(address.country));
  return [...lines, country].filter(Boolean).join(', ');
}
