import type { ChosenCurrency } from '../../kernel/display-currency.js';
import type { PaymentRule } from '../../kernel/payment-rule.js';
import type { TaxServiceName } from '../../kernel/tax-service.js';
import { USUAL_TIMES, type Weekday } from '../../kernel/working-days.js';
import { UTC } from '../../kernel/world/time-zones.js';
import { COUNTRY, CURRENCY, SHOP_NAME, SUPPORT_EMAIL } from '../../kernel/shop-defaults.js';
import type { FormerPrices } from '../../kernel/original-price.js';
import { SINGLE_MARKET } from '../../kernel/world/single-market.js';

/** What the administrator decides about the shop; money rules read `depositPercent`. */
export interface ShopSettings {
  name: string;
  /** What the shop counts in, by ISO 4217. */
  currency: string;
  /** In which shoppers see about how much something costs. */
  displayCurrencies: readonly ChosenCurrency[];
  /** Where the shop is, by ISO 3166-1 alpha-2: estimates before an address is known, and who owes VAT. */
  country: string;
  /** In which the shop counts days, by its name in the IANA database. */
  timeZone: string;
  /** On which the shop sends. */
  workingDays: readonly Weekday[];
  /** Until when what is ordered counts as that day's, such as `14:00`; empty for none. */
  orderCutOff: string;
  /** As invoices print it; empty for none. */
  taxNumber: string;
  /** Whether VAT numbers of buyers are looked up in the register of the EU, VIES. */
  viesCheck: boolean;
  /** Of businesses that owe the tax themselves though no register says so: one a line. */
  acceptedVatNumbers: string;
  /** Who says how much tax there is in a tax zone. */
  taxService: TaxServiceName;
  supportEmail: string;
  supportPhone: string;
  address: string;
  /** How much of a cash order is due up front, 0 to 100. */
  depositPercent: number;
  /** The account that bank transfers go to, as shoppers read it; empty: transfers are not offered. */
  bankDetails: string;
  /** Where which way to pay is offered; none is everywhere. */
  paymentRules: readonly PaymentRule[];
  /** How long an unpaid cash order holds its stock. */
  cashHoldHours: number;
  /** Orders that may wait for payment at once, and the pieces that they may hold together. */
  unpaidOrdersPerAccount: number;
  unpaidUnitsPerAccount: number;
  unpaidOrdersPerAddress: number;
  unpaidUnitsPerAddress: number;
  /** Percent of a variant's stock that unpaid cash and transfer orders may hold. */
  unpaidStockShare: number;
  /** Percent of a variant's stock in unpaid orders from which the panel warns. */
  unpaidAlarmShare: number;
  /** Whether an order that is paid later asks for a confirmed mail address. */
  confirmedEmailFirst: boolean;
  /** Whether the staff needs a second factor. */
  staffSecondFactor: boolean;
  /** Whether visitors buy without an account; the specification has them log in. */
  guestsAllowed: boolean;
  /** Whether whoever forgot a password is told that an address has no account (404 of the specification, section 8). */
  tellUnknownEmails: boolean;
  /** Whether a sign-up answers alike for free and taken addresses; a mail tells the rest. */
  signUpByMail: boolean;
  /** Whole days after delivery in which goods may be sent back (30 in the specification, section 9). */
  returnDays: number;
  /** Whole percent that is kept of what comes back for goods that the shopper merely did not want; 0 to 50. */
  restockingFeePercent: number;
  /** Whether the shop gets a mail of each new order. */
  newOrderMail: boolean;
  /** Where to; empty is the support address. */
  newOrderEmail: string;
  /** Whole percent off the first order of whoever subscribes to the newsletter; 0 for none (10 in the specification, section 9). */
  welcomePercent: number;
  /** A variant with so many pieces to sell, or fewer, is low in stock. */
  lowStockFrom: number;
  /** What sales cross out: the lowest price of thirty days, what the discount makes, or by the law of the shop's country. */
  formerPrices: FormerPrices | 'by_country';
  /** When the featured offer ends; the countdown runs to it. ISO 8601, null for none. */
  offerEndsAt: string | null;
}

/** The shop before anybody has decided anything. */
export function defaultSettings(depositPercent: number): ShopSettings {
  return {
    name: SHOP_NAME,
    currency: CURRENCY,
    displayCurrencies: [],
    country: COUNTRY,
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
    guestsAllowed: false,
    tellUnknownEmails: false,
    signUpByMail: false,
    returnDays: 30,
    restockingFeePercent: 0,
    newOrderMail: true,
    newOrderEmail: '',
    welcomePercent: 10,
    lowStockFrom: 5,
    formerPrices: 'by_country',
    offerEndsAt: null,
  };
}

/** Where the directive on prices holds, what is crossed out is the lowest price of thirty days, unless the shop has decided otherwise. */
export const crossedOut = ({
  formerPrices,
  country,
}: Pick<ShopSettings, 'formerPrices' | 'country'>): FormerPrices =>
  formerPrices === 'by_country' ? (SINGLE_MARKET.has(country) ? 'lowest' : 'derived') : formerPrices;
