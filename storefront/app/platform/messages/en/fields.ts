/** The labels of form fields; keyboards and autofill stand in platform/forms/field-table.ts. */
export const fieldLabels = {
  loginEmail: 'Email',
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  password: 'Password',
  newPassword: 'Password',
  confirmPassword: 'Confirm password',
  firstName: 'First name',
  lastName: 'Last name',
  street: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  country: 'Country',
  accountName: 'Cardholder name',
  accountNumber: 'Card number',
  routingNumber: 'Expiry (MM/YY)',
  bankName: 'CVC',
  mobileNumber: 'Mobile number',
} as const;

const postcode = { zipCode: 'Postcode' };
const postalCode = { zipCode: 'Postal code' };

/** How people of a country call the last line of their address, where it is neither state nor ZIP code. */
export const countryFieldLabels: Readonly<Record<string, { state?: string; zipCode: string }>> = {
  Australia: postcode,
  Austria: { ...postcode, state: 'Federal state' },
  Belgium: { ...postcode, state: 'Province' },
  Canada: { ...postalCode, state: 'Province' },
  China: { ...postalCode, state: 'Province' },
  France: { ...postcode, state: 'Region' },
  Germany: { ...postcode, state: 'Federal state' },
  India: { zipCode: 'PIN code' },
  Ireland: { zipCode: 'Eircode', state: 'County' },
  Italy: { ...postalCode, state: 'Province' },
  Japan: { ...postalCode, state: 'Prefecture' },
  Kenya: { ...postalCode, state: 'County' },
  Netherlands: { ...postcode, state: 'Province' },
  'New Zealand': { ...postcode, state: 'Region' },
  'South Africa': { ...postalCode, state: 'Province' },
  Spain: { ...postalCode, state: 'Province' },
  Sweden: { ...postcode, state: 'County' },
  Switzerland: { ...postcode, state: 'Canton' },
  Uganda: { ...postalCode, state: 'District' },
  'United Kingdom': { ...postcode, state: 'County' },
};
