import type { DeclaredValues, DeclaredVariable } from '../../kernel/declared-variable.js';

/** Where parcels come from, whoever sells their labels. */
export const SENDER: DeclaredVariable = {
  ...{ name: 'SHIP_FROM', label: 'Sender', isNeeded: true },
  help: 'Name; street; city; state; postcode; country; phone. What is not there stays empty between two semicolons.',
  pattern: /^([^;]*;){6}[^;]*$/,
  must: 'must be name; street; city; state; postcode; country; phone',
  about:
    'belongs to the key of a carrier: where parcels come from, `name; street; city; state; postcode; country; phone`',
};

/** Where the parcels of a played carrier come from, unless `SHIP_FROM` says. */
const OF_THE_DEMO = 'Duka; 1 Market Street; Kampala; Central; 00256; UG; +256770000001';

export function senderOf({ SHIP_FROM: given = OF_THE_DEMO }: DeclaredValues) {
  const parts = given.split(';').map((part) => part.trim());
  const [name = '', street = '', city = '', region = '', postcode = '', country = '', phone = ''] = parts;
  return { name, street, city, region, postcode, country, phone };
}
