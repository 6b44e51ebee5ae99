import { describe, expect, it } from '@jest/globals';
import { arranged } from './testing/arranged.js';
import { customers as evershop } from './evershop/customers.js';
import { sourceOf } from './map-columns.js';
import { customers as shopify } from './shopify/customers.js';
import { customers as table } from './table/customers.js';
import { customers as woocommerce } from './woocommerce/customers.js';

const cellsOf = (lines: ReturnType<typeof arranged>) => lines.map(({ cells }) => cells);

describe('files of customers', () => {
  it('of Shopify have a default address, tags and a consent', () => {
    const headings = [
      ...['Customer ID', 'First Name', 'Last Name', 'Email', 'Accepts Email Marketing'],
      ...['Default Address Company', 'Default Address Address1', 'Default Address Address2'],
      ...['Default Address City', 'Default Address Province Code', 'Default Address Country Code'],
      ...['Default Address Zip', 'Default Address Phone', 'Phone', 'Accepts SMS Marketing', 'Total Spent'],
      ...['Total Orders', 'Note', 'Tax Exempt', 'Tags'],
    ];
    expect(sourceOf('customers', headings)?.name).toBe('shopify');
    const row = [
      ...['6544', 'Amina', 'Otieno', 'amina@example.com', 'yes', 'Moi Ltd', '12 Moi Avenue', '', 'Nairobi'],
      ...['', 'KE', '00100', '+254700000001', '+254700000002', 'no', '812.50', '7', 'Calls first', 'no'],
      'VIP, wholesale',
    ];
    expect(cellsOf(arranged(shopify, headings, [row]))).toEqual([
      {
        ...{ 'first name': 'Amina', 'last name': 'Otieno', name: 'Amina Otieno', email: 'amina@example.com' },
        ...{ consent: 'yes', company: 'Moi Ltd', street: '12 Moi Avenue', 'line 2': '', city: 'Nairobi' },
        ...{ state: '', country: 'KE', zip: '00100', 'address phone': '+254700000001' },
        ...{ phone: '+254700000002', note: 'Calls first', tags: 'VIP, wholesale' },
      },
    ]);
  });

  it('of WooCommerce are its report, or a plug-in’s with the headings of the database', () => {
    const report = [
      ...['Name', 'Username', 'Last Active', 'Sign Up', 'Email', 'Orders', 'Total Spend', 'AOV'],
      ...['Country / Region', 'City', 'Region', 'Postal Code'],
    ];
    const plugIn = [
      'user_login',
      'user_email',
      'billing_first_name',
      'billing_address_1',
      'billing_postcode',
    ];
    expect([sourceOf('customers', report)?.name, sourceOf('customers', plugIn)?.name]).toEqual([
      ...['woocommerce', 'woocommerce'],
    ]);
    const [told] = arranged(woocommerce, report, [
      [
        'Jo Mbeki',
        'jo',
        '',
        '2024-02-01',
        'jo@example.com',
        '3',
        '40',
        '13.3',
        'ZA',
        'Durban',
        'KZN',
        '4001',
      ],
    ]);
    expect(told?.cells).toMatchObject({
      name: 'Jo Mbeki',
      email: 'jo@example.com',
      country: 'ZA',
      consent: '',
    });
    const [of] = arranged(woocommerce, plugIn, [['jo', 'jo@example.com', 'Jo', '1 Dune Road', '4001']]);
    expect(of?.cells).toMatchObject({ name: 'Jo', street: '1 Dune Road', zip: '4001' });
  });

  it('of EverShop have a line for each address', () => {
    const headings = ['customer_id', 'email', 'full_name', 'telephone', 'address_1', 'postcode', 'country'];
    expect(sourceOf('customers', headings)?.name).toBe('evershop');
    const lines = arranged(evershop, headings, [
      ['1', 'a@example.com', 'Ada L', '1', 'One Street', '10115', 'DE'],
      ['1', 'a@example.com', 'Ada L', '1', 'Two Street', '10117', 'DE'],
    ]);
    expect(lines.map(({ cells }) => cells['street'])).toEqual(['One Street', 'Two Street']);
  });

  it('of a spreadsheet are found by what people call such columns, in their language', () => {
    const [line] = arranged(
      table,
      ['E-Mail', 'Vorname', 'Nachname', 'Newsletter'],
      [['a@b.de', 'Jo', 'Ru', 'Y']],
    );
    expect(line?.cells).toMatchObject({ email: 'a@b.de', name: 'Jo Ru', consent: 'yes' });
  });
});
