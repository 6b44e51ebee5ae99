import { Chance } from './chance.js';
import type { AccountRow } from './demo-accounts.js';
import { demoId } from './demo-ids.js';
import type { Address } from './demo-order.js';

const PLACES: readonly (readonly [string, string, string, string])[] = [
  ['Nairobi', 'Nairobi County', '00100', 'Kenya'],
  ['Kampala', 'Central Region', '10101', 'Uganda'],
  ['Portland', 'OR', '97205', 'United States'],
  ['Austin', 'TX', '78701', 'United States'],
  ['Denver', 'CO', '80202', 'United States'],
  ['Leeds', 'West Yorkshire', 'LS1 4DY', 'United Kingdom'],
  ['Lyon', 'Rhône', '69002', 'France'],
  ['Hamburg', 'Hamburg', '20095', 'Germany'],
  ['Lagos', 'Lagos State', '101233', 'Nigeria'],
  ['Toronto', 'ON', 'M5V 2T6', 'Canada'],
];
const STREETS = [
  'Market Street',
  'Acacia Avenue',
  'Harbour Road',
  'Mill Lane',
  'Station Road',
  'Cedar Close',
];

/** Where a shopper of the demo lives; always the same for the same account. */
export function addressOf({ name, email }: AccountRow): Address {
  const chance = new Chance([...email].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const [firstName = '', ...others] = name.split(' ');
  const [city, state, zipCode, country] = chance.pick(PLACES);
  const street = `${chance.whole(2, 190)} ${chance.pick(STREETS)}`;
  return { firstName, lastName: others.join(' '), street, city, state, zipCode, country };
}

/** The address books: each shopper's own as the default. */
export function addressRows(accounts: readonly AccountRow[]) {
  return accounts
    .filter(({ role }) => role === 'customer')
    .map((account) => {
      const address = addressOf(account);
      return {
        id: demoId('address', account.email),
        account_id: account.id,
        first_name: address.firstName,
        last_name: address.lastName,
        street: address.street,
        city: address.city,
        state: address.state,
        zip_code: address.zipCode,
        country: address.country,
        phone: account.phone,
        is_default: true,
        created_at: account.created_at,
      };
    });
}
