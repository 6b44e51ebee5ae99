import { KeptRates } from '../application/live-rates.js';
import type { CarrierRate } from '../domain/carrier-rate.js';

/** Rates in memory. */
export class MemoryKeptRates extends KeptRates {
  private readonly known = new Map<string, { rates: readonly CarrierRate[]; until: Date }>();

  override find(key: string) {
    return Promise.resolve(this.known.get(key));
  }

  override keep(key: string, rates: readonly CarrierRate[], now: Date, until: Date) {
    const kept = this.known.get(key);
    if (kept && kept.until > now) return Promise.resolve(kept.rates);
    this.known.set(key, { rates, until });
    return Promise.resolve(rates);
  }

  override forget(before: Date): Promise<void> {
    for (const [key, { until }] of this.known) if (until < before) this.known.delete(key);
    return Promise.resolve();
  }
}
