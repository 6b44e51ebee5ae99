import type { PaymentRule } from './payment-rule.js';
import type { TaxServiceName } from './tax-service.js';
import type { UnpaidLimits } from './unpaid-limits.js';

/** The shop's own terms that rules of money depend on; the settings feature answers them. */
export abstract class ShopTerms {
  abstract shopName(): Promise<string>;
  /** Where the shop is, by ISO 3166-1 alpha-2. */
  abstract country(): Promise<string>;
  /** Whether VAT numbers are looked up in the register of the EU. */
  abstract viesCheck(): Promise<boolean>;
  /** VAT numbers that the staff said yes to, as they were written. */
  abstract acceptedVatNumbers(): Promise<readonly string[]>;
  /** The shop's own tax number; empty for none. */
  abstract taxNumber(): Promise<string>;
  /** Who says how much tax there is: the zones' own rates, or a service. */
  abstract taxService(): Promise<TaxServiceName>;
  /** How much of a cash order is due up front, 0 to 100. */
  abstract depositPercent(): Promise<number>;
  /** The account that bank transfers go to; empty when the shop takes none. */
  abstract bankDetails(): Promise<string>;
  /** Where which way to pay is offered. */
  abstract paymentRules(): Promise<readonly PaymentRule[]>;
  /** How long an unpaid cash order holds its stock. */
  abstract cashHoldHours(): Promise<number>;
  /** What may be reserved without payment, times the configured factor of limits. */
  abstract unpaidLimits(): Promise<UnpaidLimits>;
  /** From which percent of a variant's stock in unpaid orders the panel warns. */
  abstract unpaidAlarmShare(): Promise<number>;
  /** Whether an order that is paid later asks for a confirmed mail address. */
  abstract confirmedEmailFirst(): Promise<boolean>;
  /** Whether the staff needs a second factor for everything but its own profile. */
  abstract staffSecondFactor(): Promise<boolean>;
  /** Whole days after delivery in which goods may be sent back. */
  abstract returnDays(): Promise<number>;
  /** Whole percent that is kept of what comes back for goods sent back without a fault of the shop; mostly 0. */
  abstract restockingFeePercent(): Promise<number>;
  /** Whole percent off the first order of whoever subscribes to the newsletter; 0 for none. */
  abstract welcomePercent(): Promise<number>;
  /** A variant with so many pieces to sell, or fewer, is low in stock. */
  abstract lowStockFrom(): Promise<number>;
  /** Whether visitors buy without an account. */
  abstract guestsAllowed(): Promise<boolean>;
  /** Whether whoever forgot a password is told that an address has no account. */
  abstract tellUnknownEmails(): Promise<boolean>;
  /** Whether a sign-up answers alike for free and taken addresses and is finished by mail. */
  abstract signUpByMail(): Promise<boolean>;
}
