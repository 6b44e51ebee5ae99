import type { ChosenCurrency } from '../display-currency.js';
import type { PaymentRule } from '../payment-rule.js';
import { ASSISTANTS, BUSINESSES, GUESTS, LEFT_CARTS, RETURNS, TAXES } from './checkout.js';
import { CONTACT, NEW_ORDERS, PROMISES, SHOP, STOCK } from './general.js';
import { COUNTED_IN, PAID_TO_STAFF, UNPAID_ORDERS } from './money.js';
import { ACCOUNTS, CONSUMER_LAW, HOME_PAGE, NEWSLETTER, SALES, STAFF } from './selling.js';
import type { Section, ValuesOf } from './setting.js';

/** In the order in which each page of the panel has them. */
export const SECTIONS: readonly Section[] = [
  ...[
    SHOP,
    CONTACT,
    NEW_ORDERS,
    PROMISES,
    STOCK,
    HOME_PAGE,
    SALES,
    CONSUMER_LAW,
    NEWSLETTER,
    ACCOUNTS,
    STAFF,
  ],
  COUNTED_IN,
  PAID_TO_STAFF,
  ...[GUESTS, ASSISTANTS, UNPAID_ORDERS, LEFT_CARTS, RETURNS, TAXES, BUSINESSES],
];

/** Each setting of the shop that is one value, by its name. */
export const SETTINGS = {
  ...SHOP.settings,
  ...CONTACT.settings,
  ...NEW_ORDERS.settings,
  ...PROMISES.settings,
  ...STOCK.settings,
  ...HOME_PAGE.settings,
  ...SALES.settings,
  ...CONSUMER_LAW.settings,
  ...NEWSLETTER.settings,
  ...ACCOUNTS.settings,
  ...STAFF.settings,
  ...COUNTED_IN.settings,
  ...PAID_TO_STAFF.settings,
  ...GUESTS.settings,
  ...ASSISTANTS.settings,
  ...UNPAID_ORDERS.settings,
  ...LEFT_CARTS.settings,
  ...RETURNS.settings,
  ...TAXES.settings,
  ...BUSINESSES.settings,
};

/** What the administrator decides about the shop. */
export interface ShopSettings extends ValuesOf<typeof SETTINGS> {
  /** Whether visitors may buy; staff may always, to try it. It is asked and changed by the calls of the setup. */
  isOpen: boolean;
  /** In which shoppers see about how much something costs. */
  displayCurrencies: readonly ChosenCurrency[];
  /** Where which way to pay is offered; none is everywhere. */
  paymentRules: readonly PaymentRule[];
}

/** The shop before anybody has decided anything. */
export function defaultSettings(depositPercent: number): ShopSettings {
  const usual = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.usual] as const);
  return {
    ...(Object.fromEntries(usual) as unknown as ValuesOf<typeof SETTINGS>),
    depositPercent,
    isOpen: true,
    displayCurrencies: [],
    paymentRules: [],
  };
}
