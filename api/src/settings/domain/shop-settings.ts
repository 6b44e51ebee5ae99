import { COUNTRY, CURRENCY, SHOP_NAME, SUPPORT_EMAIL } from '../../kernel/shop-defaults.js';

/** What the administrator decides about the shop; money rules read `depositPercent`. */
export interface ShopSettings {
  name: string;
  /** What the shop counts in, by ISO 4217. */
  currency: string;
  /** Where the shop is, by ISO 3166-1 alpha-2: estimates before an address is known, and who owes VAT. */
  country: string;
  /** As invoices print it; empty for none. */
  taxNumber: string;
  supportEmail: string;
  supportPhone: string;
  address: string;
  /** How much of a cash order is due up front, 0 to 100. */
  depositPercent: number;
  /** The account that bank transfers go to, as shoppers read it; empty: transfers are not offered. */
  bankDetails: string;
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
  /** When the featured offer ends; the countdown runs to it. ISO 8601, null for none. */
  offerEndsAt: string | null;
}

/** The shop before anybody has decided anything. */
export function defaultSettings(depositPercent: number): ShopSettings {
  return {
    name: SHOP_NAME,
    currency: CURRENCY,
    country: COUNTRY,
    taxNumber: '',
    supportEmail: SUPPORT_EMAIL,
    supportPhone: '+256 700 000 000',
    address: '1 Market Street, Kampala',
    depositPercent,
    bankDetails: '',
    cashHoldHours: 48,
    unpaidOrdersPerAccount: 5,
    unpaidUnitsPerAccount: 200,
    unpaidOrdersPerAddress: 20,
    unpaidUnitsPerAddress: 600,
    unpaidStockShare: 50,
    unpaidAlarmShare: 30,
    confirmedEmailFirst: false,
    staffSecondFactor: false,
    offerEndsAt: null,
  };
}

/** Days in which money is given back (specification, section 9). */
export const RETURN_DAYS = 30;
