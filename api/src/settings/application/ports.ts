import type { CountsIn } from '../domain/change-of-currency.js';
import type { FetchedRate, PublishedRates } from '../domain/exchange-rate.js';
import type { ShopSettings } from '../../kernel/settings/settings.js';

/** Where the shop's settings are kept. */
export abstract class Settings {
  /** What was decided, over the defaults. */
  abstract read(): Promise<ShopSettings>;
  /** The same until the end of the transaction: whoever else changes them waits. */
  abstract lock(): Promise<ShopSettings>;
  abstract countsIn(): Promise<CountsIn>;
  /** Dry runs of imports, which were read in the currency before. */
  abstract forgetPlans(): Promise<void>;
  abstract write(settings: ShopSettings): Promise<void>;
  /** The currencies that limits of tax zones are in, by ISO 4217. */
  abstract currenciesOfLimits(): Promise<readonly string[]>;
}

/** What the work at hand goes by. */
export abstract class CurrentSettings {
  /** What was just decided holds for the work at hand from now on, and for all others from its commit. */
  abstract told(settings: ShopSettings): void;
}

/** Where reference rates are published. */
export abstract class ReferenceRates {
  /** Null when it does not answer, or with something else than rates. */
  abstract latest(): Promise<PublishedRates | null>;
}

/** The rates that were fetched, one for a currency. */
export abstract class ExchangeRates {
  abstract all(): Promise<readonly FetchedRate[]>;
  /** The same until the end of the transaction: whoever else changes one waits. */
  abstract lock(): Promise<readonly FetchedRate[]>;
  abstract put(rate: FetchedRate): Promise<void>;
  /** Takes the rate that waits if it is this one; false when it is not. */
  abstract accept(code: string, rate: number): Promise<boolean>;
}
