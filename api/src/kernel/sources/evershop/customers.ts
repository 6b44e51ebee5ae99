import type { SourceFile } from '../contract.js';
import { customerColumns, customerLines } from '../customer-lines.js';

/** By the columns of its tables `customer` and `customer_address`, one line for each address. */
export const customers: SourceFile = {
  columns: customerColumns({
    email: ['email'],
    name: ['full_name'],
    street: ['address_1'],
    'line 2': ['address_2'],
    city: ['city'],
    state: ['province'],
    zip: ['postcode'],
    country: ['country'],
    phone: ['telephone'],
  }),
  marks: [['email'], ['full_name'], ['customer_id', 'group_id', 'address_1', 'postcode']],
  arrange: customerLines,
};
