import { ADDRESS } from '../../../kernel/declared-variable.js';
import type { AuthorityDefinition } from '../contract.js';
import { isKey } from './key.js';

/** The two addresses of the interface: the office's own, and the one that it lets taxpayers test by. */
const PLACES: Readonly<Record<string, string>> = {
  live: 'https://efrisws.ura.go.ug/ws/taapp/getInformation',
  test: 'https://efristest.ura.go.ug/efrisws/ws/taapp/getInformation',
};

/** Uganda's Electronic Fiscal Receipting and Invoicing Solution, system to system. */
export const efris: AuthorityDefinition = {
  name: 'efris',
  label: 'Uganda Revenue Authority (EFRIS)',
  countries: ['UG'],
  variables: [
    {
      name: 'EFRIS_TIN',
      label: 'Tax identification number (TIN)',
      isNeeded: true,
      pattern: /^\d{10}$/,
      must: 'must have ten digits',
      about: 'no invoices are registered with EFRIS; the tax identification number of the shop',
    },
    {
      name: 'EFRIS_DEVICE',
      label: 'Device number',
      help: 'As EFRIS gave it to this system.',
      isNeeded: true,
      pattern: /^\S{4,20}$/,
      must: 'must have 4 to 20 characters and no spaces',
      about: 'belongs to `EFRIS_TIN`: the number of the device that EFRIS gave to this system',
    },
    {
      name: 'EFRIS_PRIVATE_KEY',
      label: 'Private key',
      help: 'Whose certificate EFRIS has: PKCS #8, DER, in base64 on one line.',
      isNeeded: true,
      isSecret: true,
      // what every such key of 260 bytes or more begins with
      pattern: /^MII[A-Za-z0-9+/=]+$/,
      must: 'must be a key of PKCS #8 in base64 on one line',
      about:
        'belongs to `EFRIS_TIN`: the private key whose certificate EFRIS has, as PKCS #8, DER, in base64 on one line',
    },
    {
      name: 'EFRIS_API',
      label: 'Mode',
      help: 'With test papers go to the system that EFRIS lets taxpayers test by.',
      choices: ['live', 'test'],
      pattern: new RegExp(`^(live|test)$|${ADDRESS.source}`),
      must: 'must be live, test or an address',
      fallback: 'live',
      about: '`live`; `test` for the system that EFRIS lets taxpayers test by, or the address of a stand-in',
    },
    {
      name: 'EFRIS_UNIT',
      label: 'Unit of goods',
      help: 'The code at EFRIS of the unit that goods are counted in.',
      pattern: /^[A-Z0-9]{2,3}$/,
      must: 'must have two or three capital letters or digits',
      fallback: 'PCE',
      about: '`PCE`; the code of the unit that your goods are counted in at EFRIS',
    },
    {
      name: 'EFRIS_DELIVERY_ITEM',
      label: 'Code of delivery',
      help: 'The code that EFRIS has the service of delivery under; without it orders that pay for delivery are not registered.',
      pattern: /^\S{1,50}$/,
      must: 'must have at most 50 characters and no spaces',
      about:
        'an order that pays for delivery is refused; the code that EFRIS has the service of delivery under',
    },
    {
      name: 'EFRIS_DELIVERY_CATEGORY',
      label: 'Category of delivery',
      help: 'The commodity category of that service.',
      pattern: /^\d{1,18}$/,
      must: 'must have at most 18 digits',
      about: 'belongs to `EFRIS_DELIVERY_ITEM`: the commodity category of that service',
    },
  ],
  contradictions: ({
    EFRIS_TIN: tin,
    EFRIS_DEVICE: device,
    EFRIS_PRIVATE_KEY: key,
    EFRIS_DELIVERY_ITEM: item,
    EFRIS_DELIVERY_CATEGORY: category,
  }) => {
    const given = [tin, device, key].filter(Boolean).length;
    return [
      ...(given === 1 || given === 2
        ? ['EFRIS_TIN, EFRIS_DEVICE and EFRIS_PRIVATE_KEY belong together; one is missing.']
        : []),
      ...(key && !isKey(key) ? ['EFRIS_PRIVATE_KEY is wrong: it is no RSA key of PKCS #8.'] : []),
      ...(Boolean(item) === Boolean(category)
        ? []
        : ['EFRIS_DELIVERY_ITEM and EFRIS_DELIVERY_CATEGORY belong together; one is missing.']),
    ];
  },
  access: ({ EFRIS_TIN: tin, EFRIS_DEVICE: device, EFRIS_PRIVATE_KEY: key, EFRIS_API: place = 'live' }) =>
    tin && device && key ? { baseUrl: PLACES[place] ?? place, secrets: { tin, device, key } } : undefined,
};
