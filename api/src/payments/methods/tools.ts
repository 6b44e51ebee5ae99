import type { SpendCredit } from '../../credit/application/spend-credit.js';
import type { PluginTools } from '../../platform/connections/plugins.js';
import type { PaymentSettings } from '../application/stores.js';

/** Nobody waits longer than this at the counter for an answer of a provider (reliability R21: 6 s in all). */
export const AT_THE_COUNTER_MS = 5_000;

/** What the shop lends to whoever collects money for it. */
export interface ProviderTools extends Omit<PluginTools, 'addresses'> {
  settings: PaymentSettings;
  /** What the shop keeps for its shoppers. */
  credit: Pick<SpendCredit, 'redeem' | 'putBack'>;
}
