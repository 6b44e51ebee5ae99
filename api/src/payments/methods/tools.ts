import type { Clock } from '../../kernel/clock.js';
import type { DeclaredValues } from '../../kernel/declared-variable.js';
import type { Ids } from '../../kernel/ids.js';
import type { SpendCredit } from '../../credit/application/spend-credit.js';
import type { ProviderAccess } from '../../platform/config/provider-access.js';
import type { PaymentSettings } from '../application/stores.js';

/** Nobody waits longer than this at the counter for an answer of a provider (reliability R21: 6 s in all). */
export const AT_THE_COUNTER_MS = 5_000;

/** What the shop lends to whoever collects money for it. */
export interface ProviderTools {
  /** Where providers are and what opens them; asked at each call. */
  access: ProviderAccess;
  /** What holds now of the plugin's variables, with their fallbacks; asked at each call. */
  values: () => DeclaredValues;
  settings: PaymentSettings;
  /** What the shop keeps for its shoppers. */
  credit: Pick<SpendCredit, 'redeem' | 'putBack'>;
  clock: Clock;
  ids: Ids;
}
