import type { SourceFile } from '../contract.js';
import { customerColumns, customerLines } from '../customer-lines.js';

/** Any other file, the shop's own export of customers among them. */
export const customers: SourceFile = {
  columns: customerColumns({
    email: ['email', 'e-mail', 'mail', 'email address', 'contact_email'],
    name: ['name', 'full name', 'customer', 'customer name'],
    'first name': ['first name', 'firstname', 'given name', 'vorname', 'prénom'],
    'last name': ['last name', 'lastname', 'surname', 'family name', 'nachname', 'nom'],
    phone: ['phone', 'telephone', 'mobile', 'phone number'],
    company: ['company'],
    street: ['address', 'street', 'address 1', 'address1', 'address line 1'],
    'line 2': ['address 2', 'address2', 'address line 2'],
    city: ['city', 'town'],
    state: ['state', 'province', 'region', 'county'],
    zip: ['postcode', 'zip', 'zip code', 'postal code'],
    country: ['country', 'country code'],
    'address phone': ['address phone'],
    tags: ['tags', 'tag'],
    note: ['note', 'notes', 'comment'],
    consent: ['newsletter', 'accepts email marketing', 'consent'],
  }),
  marks: [],
  ours: ['Customer id', 'Email', 'Last order', 'Last seen'],
  arrange: customerLines,
};
