import type { ComponentProps } from 'react';

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
const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 24, ...verbatim } as const;
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
  loginEmail: { ...email, label: 'Email', autoComplete: 'username' },
  email: { ...email, label: 'Email' },
  phone: { ...phone, label: 'Phone' },
  name: { ...words('name', 100), label: 'Name' },
  password: { ...password('current-password'), label: 'Password' },
  newPassword: { ...password('new-password'), label: 'Password' },
  confirmPassword: { ...password('new-password'), label: 'Confirm password' },
  firstName: { ...words('given-name', 60), label: 'First name' },
  lastName: { ...words('family-name', 60), label: 'Last name' },
  street: { ...words('street-address', 120), label: 'Address' },
  city: { ...words('address-level2', 80), label: 'City' },
  state: { ...words('address-level1', 80), label: 'State' },
  zipCode: {
    ...verbatim,
    type: 'text',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    maxLength: 16,
    label: 'ZIP code',
  },
  country: { ...words('country-name', 60), label: 'Country' },
  accountName: { ...words('cc-name', 100), label: 'Cardholder name' },
  accountNumber: { ...digits('cc-number'), label: 'Card number' },
  routingNumber: { ...digits('cc-exp'), label: 'Expiry (MM/YY)' },
  bankName: { ...digits('cc-csc'), label: 'CVC' },
  mobileNumber: { ...digits('tel'), type: 'tel', inputMode: 'tel', label: 'Mobile number' },
} as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof fieldTable;

/** The attributes to put on the input, without the label. */
export function attributesOf(name: FieldName): Attributes {
  const { label: _label, ...attributes } = fieldTable[name];
  return attributes;
}
