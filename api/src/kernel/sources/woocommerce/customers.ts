import type { SourceFile } from '../contract.js';
import { customerColumns, customerLines } from '../customer-lines.js';

/**
 * The report of customers (`Reports\Customers\Controller::get_export_columns`), which has no street, and the files of plug-ins, which
 * head their columns as the shop's own database does (`billing_address_1`).
 */
export const customers: SourceFile = {
  columns: customerColumns({
    email: ['email', 'user_email', 'billing_email'],
    name: ['name', 'display_name'],
    'first name': ['first_name', 'billing_first_name'],
    'last name': ['last_name', 'billing_last_name'],
    phone: ['phone', 'billing_phone'],
    company: ['billing_company'],
    street: ['billing_address_1'],
    'line 2': ['billing_address_2'],
    city: ['city', 'billing_city'],
    state: ['region', 'billing_state'],
    zip: ['postal code', 'billing_postcode'],
    country: ['country / region', 'billing_country'],
    'address phone': ['shipping_phone'],
    note: ['customer_note', 'description'],
  }),
  marks: [
    ['username', 'user_login'],
    ['email', 'user_email'],
    ['aov', 'billing_postcode', 'billing_address_1'],
  ],
  arrange: customerLines,
};
