import { COUNTRIES } from '@duka/client/world';
import { named, t } from '../texts';

export const PARTS = ['street', 'city', 'state', 'zipCode'] as const;
export type PartName = (typeof PARTS)[number];

/** The members of an address that are typed. */
export const ADDRESS_MEMBERS = [
  ...(['country', 'firstName', 'lastName', 'company'] as const),
  ...(['street', 'line2', 'city', 'state', 'zipCode'] as const),
];

export interface AddressPart {
  name: PartName;
  /** As people of the country call it, in the language of the panel. */
  label: string;
  isRequired: boolean;
}

const FIELD = /^(\w+)([!~]?)=(.*)$/;

/** What an address is made of in a country by its two letters, in the order in which it is written there; all parts of an unknown one. */
export function partsOf(country: string): AddressPart[] {
  const row = COUNTRIES.find(([code]) => code === country)?.[2] ?? PARTS.map((name) => `${name}=`).join(';');
  return row.split(';').map((text) => {
    const [, name = '', sign = '', label = ''] = FIELD.exec(text) ?? [];
    return {
      name: name as PartName,
      label: label ? named(label) : OTHERWISE[name as PartName],
      isRequired: sign === '!',
    };
  });
}

const OTHERWISE: Readonly<Record<PartName, string>> = {
  street: t('Street'),
  city: t('City'),
  state: t('State or region'),
  zipCode: t('Postal code'),
};

/** The parts that a form shows: the country's own, and what else holds something. */
export function shownParts(country: string, values: Partial<Record<PartName, unknown>>): AddressPart[] {
  const own = partsOf(country);
  const others = PARTS.filter((name) => values[name] && own.every((part) => part.name !== name));
  return [...own, ...partsOf('').filter(({ name }) => others.includes(name))];
}
