import { ExchangeRates } from '../application/ports.js';
import type { FetchedRate } from '../domain/exchange-rate.js';

export class MemoryExchangeRates extends ExchangeRates {
  readonly byCode = new Map<string, FetchedRate>();

  override all(): Promise<FetchedRate[]> {
    return Promise.resolve(
      [...this.byCode.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1)),
    );
  }

  override lock(): Promise<FetchedRate[]> {
    return this.all();
  }

  override put(rate: FetchedRate): Promise<void> {
    this.byCode.set(rate.code, rate);
    return Promise.resolve();
  }

  override accept(code: string, rate: number): Promise<boolean> {
    const known = this.byCode.get(code);
    if (known?.waiting?.rate !== rate) return Promise.resolve(false);
    this.byCode.set(code, { ...known, ...known.waiting, waiting: null });
    return Promise.resolve(true);
  }
}
