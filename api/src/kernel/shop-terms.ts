import type { PaymentRule } from './payment-rule.js';
import type { TaxServiceName } from './tax-service.js';
import type { UnpaidLimits } from './unpaid-limits.js';

/** What the shop has decided and rules of other features depend on. */
export interface Terms {
  name: string;
  /** That the shop is read in, by their tags; the first is that of what is written in the panel. */
  languages: readonly string[];
  /** Whether visitors may buy; staff may always, to try it. */
  isOpen: boolean;
  /** Where the shop is, by ISO 3166-1 alpha-2: estimates before an address is known, and who owes VAT. */
  country: string;
  /** Whether VAT numbers of buyers are looked up in the register of the EU, VIES. */
  viesCheck: boolean;
  /** VAT numbers of businesses that owe the tax themselves though no register says so, as they were written. */
  acceptedVatNumbers: readonly string[];
  /** The shop's own tax number; empty for none. */
  taxNumber: string;
  /** Who says how much tax there is: the zones' own rates, or a service. */
  taxService: TaxServiceName;
  /** How much of a cash order is due up front, 0 to 100. */
  depositPercent: number;
  /** The account that bank transfers go to, as shoppers read it; empty: transfers are not offered. */
  bankDetails: string;
  /** Where which way to pay is offered; none is everywhere. */
  paymentRules: readonly PaymentRule[];
  /** How long an unpaid cash order holds its stock. */
  cashHoldHours: number;
  /** What may be reserved without payment, times the configured factor of limits. */
  unpaidLimits: UnpaidLimits;
  /** From which percent of a variant's stock in unpaid orders the panel warns. */
  unpaidAlarmShare: number;
  /** Whether an order that is paid later asks for a confirmed mail address. */
  confirmedEmailFirst: boolean;
  /** Whether the staff needs a second factor for everything but its own profile. */
  staffSecondFactor: boolean;
  /** Whole days after delivery in which goods may be sent back (30 in the specification, section 9). */
  returnDays: number;
  /** Whole percent that is kept of what comes back for goods that the shopper merely did not want; 0 to 50. */
  restockingFeePercent: number;
  /** Whether the consumer law of the EU holds for what the shop sells. */
  hasEuRules: boolean;
  /** Whole percent off the first order of whoever subscribes to the newsletter; 0 for none (10 in the specification, section 9). */
  welcomePercent: number;
  /** A variant with so many pieces to sell, or fewer, is low in stock. */
  lowStockFrom: number;
  /** After how many hours whoever has asked for it is reminded of a left cart; 0 for never, and nobody is asked. */
  cartReminderHours: number;
  /** Whether assistants find and buy what is sold, by the Universal Commerce Protocol. */
  assistantsBuy: boolean;
  /** Whether visitors buy without an account; the specification has them log in. */
  guestsAllowed: boolean;
  /** Whether whoever forgot a password is told that an address has no account (404 of the specification, section 8). */
  tellUnknownEmails: boolean;
  /** Whether a sign-up answers alike for free and taken addresses; a mail tells the rest. */
  signUpByMail: boolean;
}

/** The shop's own terms; the settings feature answers them. */
export abstract class ShopTerms {
  /** As they are for the work at hand. */
  abstract read(): Promise<Terms>;
}
