import { LANGUAGE } from '../languages.js';
import { COUNTRY, SHOP_NAME, SUPPORT_EMAIL } from '../shop-defaults.js';
import { USUAL_TIMES } from '../working-days.js';
import { UTC } from '../world/time-zones.js';
import type { Section } from './setting.js';

export const SHOP = {
  page: 'general',
  title: 'Shop',
  hint: 'The name is in page titles, emails and invoices.',
  settings: {
    name: { label: 'Shop name', kind: 'text', longest: 60, required: true, usual: SHOP_NAME },
    country: {
      label: 'Country',
      help: 'Delivery and tax are estimated for it until the buyer gives an address.',
      kind: 'country',
      required: true,
      usual: COUNTRY,
      tells: 'Where the shop is, by ISO 3166-1 alpha-2.',
      example: 'UG',
    },
    timeZone: {
      label: 'Time zone',
      help: 'Every day of the shop is counted in it: sales, taxes, invoices, coupons, returns and promises.',
      kind: 'timeZone',
      required: true,
      usual: UTC,
      tells: 'By its name in the IANA database. Choosing a country chooses its zone; before, it is UTC.',
      example: 'Africa/Kampala',
    },
    languages: {
      label: 'Languages of the shop',
      help: 'The first one stands in addresses without a prefix; the others like /fr/cart.',
      kind: 'languages',
      required: true,
      usual: [LANGUAGE],
      tells:
        'In which the storefront is offered, by their tags; its first one stands in addresses without a prefix.',
      example: ['en', 'fr'],
    },
    taxNumber: {
      label: 'Tax number',
      help: 'Printed on invoices; leave empty for none.',
      kind: 'text',
      longest: 40,
      usual: '',
      tells: 'As invoices print it; empty for none.',
    },
  },
} as const satisfies Section;

export const CONTACT = {
  page: 'general',
  title: 'Contact',
  hint: 'Shown on the contact page, in emails and on invoices.',
  settings: {
    supportEmail: { label: 'Support email', kind: 'email', required: true, usual: SUPPORT_EMAIL },
    supportPhone: { label: 'Support phone', kind: 'text', longest: 40, usual: '+256 700 000 000' },
    address: { label: 'Address', kind: 'text', longest: 300, lines: true, usual: '1 Market Street, Kampala' },
  },
} as const satisfies Section;

export const NEW_ORDERS = {
  page: 'general',
  title: 'New orders',
  hint: 'Once for each order, when it is paid, or placed to be paid to the staff.',
  settings: {
    newOrderMail: {
      label: 'Mail to the shop at each new order',
      kind: 'flag',
      usual: true,
      tells: 'Whether the shop gets a mail of each new order.',
    },
    newOrderEmail: {
      label: 'Email for new orders',
      help: 'Leave empty for the support email',
      kind: 'email',
      usual: '',
      tells: 'Where to; empty is the support address.',
    },
  },
} as const satisfies Section;

export const PROMISES = {
  page: 'general',
  title: 'Delivery promises',
  hint: 'Days until a delivery are counted by these days, without the public holidays of the country and region.',
  settings: {
    workingDays: {
      label: 'Working days',
      kind: 'weekdays',
      required: true,
      usual: USUAL_TIMES.workingDays,
      tells:
        'On which the shop sends: promises of delivery count them, without the public holidays of the country and region.',
    },
    region: {
      label: 'State or region',
      help: 'Its public holidays count: Bavaria, QC; leave empty for those of the whole country',
      kind: 'region',
      usual: '',
      tells:
        'In which part of its country the shop is, by ISO 3166-2 without the country, or in a change by its name, such as `Bavaria`: the public holidays of it count, too. Empty for none; another country without one has none.',
      example: 'BY',
    },
    orderCutOff: {
      label: 'Orders until',
      help: "What is ordered later counts as the next working day's; leave empty for none",
      kind: 'time',
      usual: '',
      tells: "Until when what is ordered counts as that day's, by the shop's clock; empty for none.",
      example: '14:00',
    },
  },
} as const satisfies Section;

export const STOCK = {
  page: 'general',
  title: 'Stock',
  hint: 'When the dashboard and the list of products warn.',
  settings: {
    lowStockFrom: {
      label: 'Low stock (pieces)',
      help: 'A variant with so many pieces to sell, or fewer, is low in stock',
      kind: 'whole',
      least: 0,
      most: 100_000,
      usual: 5,
      tells: 'A variant with so many pieces to sell, or fewer, is low in stock.',
      example: 5,
    },
    lowStockMail: {
      label: 'Mail to the shop when goods run low',
      help: 'Once for each, until there is more of it; to the address for new orders',
      kind: 'flag',
      usual: false,
      tells:
        'Whether the shop gets a mail when variants run low: once, until there was more of them. It goes where those of new orders go.',
    },
  },
} as const satisfies Section;
