import { LANGUAGE } from '../../kernel/languages.js';
import type { ChosenCurrency } from '../../kernel/display-currency.js';
import type { Terms } from '../../kernel/shop-terms.js';
import { USUAL_TIMES, type Weekday } from '../../kernel/working-days.js';
import { UTC } from '../../kernel/world/time-zones.js';
import { COUNTRY, CURRENCY, SHOP_NAME, SUPPORT_EMAIL } from '../../kernel/shop-defaults.js';
import type { FormerPrices } from '../../kernel/original-price.js';
import { SINGLE_MARKET } from '../../kernel/world/single-market.js';

/** A shop from elsewhere that sells into the EU says `on`. */
export const EU_RULES = ['by_country', 'on', 'off'] as const;
export type EuRules = (typeof EU_RULES)[number];

/** What the administrator decides about the shop, besides what the rules of all features go by. */
export interface ShopSettings extends Omit<Terms, 'acceptedVatNumbers' | 'unpaidLimits' | 'hasEuRules'> {
  /** What the shop counts in, by ISO 4217. */
  currency: string;
  /** In which shoppers see about how much something costs. */
  displayCurrencies: readonly ChosenCurrency[];
  /** In which part of its country the shop is, by ISO 3166-2 without the country (`BY`, `QC`): its public holidays. Empty for none. */
  region: string;
  /** In which the shop counts days, by its name in the IANA database. */
  timeZone: string;
  /** On which the shop sends. */
  workingDays: readonly Weekday[];
  /** Until when what is ordered counts as that day's, such as `14:00`; empty for none. */
  orderCutOff: string;
  /** Of businesses that owe the tax themselves though no register says so: one a line. */
  acceptedVatNumbers: string;
  supportEmail: string;
  supportPhone: string;
  address: string;
  /** Orders that may wait for payment at once, and the pieces that they may hold together. */
  unpaidOrdersPerAccount: number;
  unpaidUnitsPerAccount: number;
  unpaidOrdersPerAddress: number;
  unpaidUnitsPerAddress: number;
  /** Percent of a variant's stock that unpaid cash and transfer orders may hold. */
  unpaidStockShare: number;
  /** Whether the shop gets a mail of each new order. */
  newOrderMail: boolean;
  /** Where to; empty is the support address. */
  newOrderEmail: string;
  /** Whether it gets a mail there when goods run low. */
  lowStockMail: boolean;
  /** What sales cross out: the lowest price of thirty days, what the discount makes, or by the law of the shop's country. */
  formerPrices: FormerPrices | 'by_country';
  /** Whether the consumer law of the EU holds for what the shop sells, or by the shop's country. */
  euRules: EuRules;
  /** In which the storefront is offered, by their tags; the first one stands in addresses without a prefix. */
  languages: readonly string[];
  /** What the imprint tells beside name, address and tax number: legal form, who speaks for it, register. */
  imprint: string;
  /** When the featured offer ends; the countdown runs to it. ISO 8601, null for none. */
  offerEndsAt: string | null;
}

/** The shop before anybody has decided anything. */
export function defaultSettings(depositPercent: number): ShopSettings {
  return {
    name: SHOP_NAME,
    isOpen: true,
    currency: CURRENCY,
    displayCurrencies: [],
    country: COUNTRY,
    region: '',
    timeZone: UTC,
    ...USUAL_TIMES,
    taxNumber: '',
    viesCheck: false,
    acceptedVatNumbers: '',
    taxService: 'own',
    supportEmail: SUPPORT_EMAIL,
    supportPhone: '+256 700 000 000',
    address: '1 Market Street, Kampala',
    depositPercent,
    bankDetails: '',
    paymentRules: [],
    cashHoldHours: 48,
    unpaidOrdersPerAccount: 5,
    unpaidUnitsPerAccount: 200,
    unpaidOrdersPerAddress: 20,
    unpaidUnitsPerAddress: 600,
    unpaidStockShare: 50,
    unpaidAlarmShare: 30,
    confirmedEmailFirst: false,
    staffSecondFactor: false,
    assistantsBuy: true,
    guestsAllowed: false,
    tellUnknownEmails: false,
    signUpByMail: false,
    returnDays: 30,
    restockingFeePercent: 0,
    newOrderMail: true,
    newOrderEmail: '',
    lowStockMail: false,
    welcomePercent: 10,
    lowStockFrom: 5,
    cartReminderHours: 0,
    formerPrices: 'by_country',
    euRules: 'by_country',
    languages: [LANGUAGE],
    imprint: '',
    offerEndsAt: null,
  };
}

/** Where the directive on prices holds, what is crossed out is the lowest price of thirty days, unless the shop has decided otherwise. */
export const crossedOut = ({
  formerPrices,
  country,
}: Pick<ShopSettings, 'formerPrices' | 'country'>): FormerPrices =>
  formerPrices === 'by_country' ? (SINGLE_MARKET.has(country) ? 'lowest' : 'derived') : formerPrices;

/** Whether buyers may withdraw, are told of the legal guarantee and are bound by the words of the button alone (Directive 2011/83/EU). */
export const hasEuRules = ({ euRules, country }: Pick<ShopSettings, 'euRules' | 'country'>): boolean =>
  euRules === 'by_country' ? SINGLE_MARKET.has(country) : euRules === 'on';
