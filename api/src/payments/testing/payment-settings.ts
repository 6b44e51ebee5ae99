import type { PaymentSettings } from '../application/stores.js';

/** A shop that reaches every provider and takes no transfers. */
export const paymentSettings: PaymentSettings = {
  shopUrl: 'https://shop.example',
  hostsOf: ({ hosts }) => hosts({}),
  reaches: () => true,
  depositPercent: () => Promise.resolve(40),
  bankDetails: () => Promise.resolve(''),
  paymentRules: () => Promise.resolve([]),
  cashHoldHours: () => Promise.resolve(48),
};
