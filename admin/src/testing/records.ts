import type { ProductRecord } from '../records';

/** A product of one variant, as its page reads it. */
export const product = {
  ...{ id: 'p1', name: 'Rain Jacket', description: 'Dry.', category: 'jackets', price: 60 },
  ...{ discount: 0, stock: 12, status: 'active', isFeatured: true, image: '/media/a', version: 3 },
  ...{
    taxCategory: 'standard',
    isShipped: true,
    lowStockFrom: null,
    categories: ['jackets'],
    specifications: [],
  },
  images: [{ url: '/media/a', alt: '', optionValue: null, focus: { x: 50, y: 50 } }],
  options: [],
  variants: [
    {
      ...{ id: '0194225c-68d9-7365-a6bc-964daf6def1c', sku: 'RAIN', options: {} },
      ...{ price: 60, stock: 5, stockSeen: 5, held: 0 },
    },
  ],
} as unknown as ProductRecord;

/** The settings of a shop that nobody has changed. */
export const settings = {
  ...{
    id: 'shop',
    name: 'Duka',
    currency: 'USD',
    country: 'UG',
    timeZone: 'UTC',
    region: '',
    orderCutOff: '',
    languages: ['en'],
    workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    taxNumber: 'UG-1',
    viesCheck: false,
    acceptedVatNumbers: '',
  },
  ...{ taxService: 'own', supportEmail: 'support@duka.example', supportPhone: '+256 700 000 000' },
  ...{
    depositPercent: 40,
    address: '1 Market Street',
    bankDetails: 'IBAN',
    offerEndsAt: null,
    paymentRules: [],
    displayCurrencies: [],
  },
  ...{ returnDays: 30, restockingFeePercent: 0, cashHoldHours: 48, unpaidOrdersPerAccount: 5 },
  ...{ unpaidUnitsPerAccount: 200, unpaidOrdersPerAddress: 20, unpaidUnitsPerAddress: 600 },
  ...{ unpaidStockShare: 50, unpaidAlarmShare: 30, confirmedEmailFirst: false, guestsAllowed: false },
  ...{ newOrderMail: true, newOrderEmail: '', lowStockMail: false, welcomePercent: 10, lowStockFrom: 5 },
  cartReminderHours: 0,
  ...{ formerPrices: 'by_country' as const, euRules: 'by_country' as const, imprint: '' },
  ...{ assistantsBuy: true },
  ...{ tellUnknownEmails: false, signUpByMail: false, staffSecondFactor: false },
};
