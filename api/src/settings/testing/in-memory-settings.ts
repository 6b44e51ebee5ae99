import { Settings } from '../application/ports.js';
import type { ShopSettings } from '../../kernel/settings/settings.js';

export class InMemorySettings extends Settings {
  readonly counts = { hasOrders: false, hasQuotes: false, hasPrices: false };
  /** The currencies of limits. */
  readonly limits = new Set<string>();
  writes = 0;

  constructor(private kept: ShopSettings) {
    super();
  }

  override read(): Promise<ShopSettings> {
    return Promise.resolve(this.kept);
  }

  override lock(): Promise<ShopSettings> {
    return this.read();
  }

  override forgetPlans(): Promise<void> {
    return Promise.resolve();
  }

  override countsIn() {
    return Promise.resolve({ ...this.counts });
  }

  override currenciesOfLimits(): Promise<string[]> {
    return Promise.resolve([...this.limits]);
  }

  override write(settings: ShopSettings): Promise<void> {
    this.kept = settings;
    this.writes += 1;
    return Promise.resolve();
  }
}
