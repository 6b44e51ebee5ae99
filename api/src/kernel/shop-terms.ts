import type { ShopSettings } from './settings/settings.js';
import type { UnpaidLimits } from './unpaid-limits.js';

/** What the shop has decided, as the rules of all features go by it. */
export interface Terms extends Omit<ShopSettings, 'acceptedVatNumbers'> {
  /** VAT numbers of businesses that owe the tax themselves though no register says so, as they were written. */
  acceptedVatNumbers: readonly string[];
  /** What may be reserved without payment, times the configured factor of limits. */
  unpaidLimits: UnpaidLimits;
  /** Whether the consumer law of the EU holds for what the shop sells. */
  hasEuRules: boolean;
}

/** The shop's own terms; the settings feature answers them. */
export abstract class ShopTerms {
  /** As they are for the work at hand. */
  abstract read(): Promise<Terms>;
}
