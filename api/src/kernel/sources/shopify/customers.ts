import type { SourceFile } from '../contract.js';
import { customerColumns, customerLines } from '../customer-lines.js';

/** The export of 2024 and later, which calls the address the default one, and the one before it. */
export const customers: SourceFile = {
  columns: customerColumns({
    email: ['email'],
    'first name': ['first name'],
    'last name': ['last name'],
    phone: ['phone'],
    company: ['default address company', 'company'],
    street: ['default address address1', 'address1'],
    'line 2': ['default address address2', 'address2'],
    city: ['default address city', 'city'],
    state: ['default address province code', 'province code', 'province'],
    zip: ['default address zip', 'zip'],
    country: ['default address country code', 'country code', 'country'],
    'address phone': ['default address phone'],
    tags: ['tags'],
    note: ['note'],
    consent: ['accepts email marketing', 'accepts marketing'],
  }),
  marks: [['first name'], ['last name'], ['accepts email marketing', 'accepts marketing']],
  arrange: customerLines,
};
