import { ADDRESS_EXTRAS } from '@duka/client/address-extras';
import type { ComponentProps } from 'react';
import { fieldLabels } from '../messages/en/fields';
import { placeLabel } from '../messages/en/places';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'maxLength'
> & { spellCheck?: false };

export type FieldSpec = Attributes & { label: string };

/** Letter case and correction off, for what is typed as it is written elsewhere. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const email = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: 254,
  ...verbatim,
} as const;
const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 60, ...verbatim } as const;
const words = (autoComplete: string, maxLength: number) =>
  ({
    type: 'text',
    autoComplete,
    autoCapitalize: 'words',
    autoCorrect: 'off',
    maxLength,
    spellCheck: false,
  }) as const;
const digits = (autoComplete: string) =>
  ({ type: 'text', inputMode: 'numeric', autoComplete, ...verbatim }) as const;
const password = (autoComplete: string) =>
  ({ type: 'password', autoComplete, maxLength: 1000, ...verbatim }) as const;

/** Label, keyboard and autofill of every field of the shop, in one place. Lengths are those that the API accepts. */
export const fieldTable = {
  loginEmail: { ...email, label: fieldLabels.loginEmail, autoComplete: 'username' },
  email: { ...email, label: fieldLabels.email },
  phone: { ...phone, label: fieldLabels.phone },
  name: { ...words('name', 100), label: fieldLabels.name },
  password: { ...password('current-password'), label: fieldLabels.password },
  newPassword: { ...password('new-password'), label: fieldLabels.newPassword },
  confirmPassword: { ...password('new-password'), label: fieldLabels.confirmPassword },
  firstName: { ...words('shipping given-name', 60), label: fieldLabels.firstName },
  lastName: { ...words('shipping family-name', 60), label: fieldLabels.lastName },
  company: {
    ...words('shipping organization', ADDRESS_EXTRAS.company.most),
    label: placeLabel(ADDRESS_EXTRAS.company.label),
  },
  street: { ...words('shipping address-line1', 120), label: fieldLabels.street },
  line2: {
    ...words('shipping address-line2', ADDRESS_EXTRAS.line2.most),
    label: placeLabel(ADDRESS_EXTRAS.line2.label),
  },
  city: { ...words('shipping address-level2', 80), label: fieldLabels.city },
  state: { ...words('shipping address-level1', 80), label: fieldLabels.state },
  zipCode: {
    ...verbatim,
    type: 'text',
    autoComplete: 'shipping postal-code',
    autoCapitalize: 'characters',
    maxLength: 16,
    label: fieldLabels.zipCode,
  },
  country: { ...words('shipping country-name', 60), label: fieldLabels.country },
  accountName: { ...words('cc-name', 100), label: fieldLabels.accountName },
  accountNumber: { ...digits('cc-number'), label: fieldLabels.accountNumber },
  routingNumber: { ...digits('cc-exp'), label: fieldLabels.routingNumber },
  bankName: { ...digits('cc-csc'), label: fieldLabels.bankName },
  mobileNumber: { ...digits('tel'), type: 'tel', inputMode: 'tel', label: fieldLabels.mobileNumber },
} as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof fieldTable;

/** The attributes to put on the input, without the label. */
export function attributesOf(name: FieldName): Attributes {
  const { label: _label, ...attributes } = fieldTable[name];
  return attributes;
}
