import { Exchanges, type Exchange } from '../exchange.js';

/** Orders are placed in the currencies that it was told, and no other rate is known. */
export class MemoryExchanges extends Exchanges {
  readonly known = new Map<string, Exchange>();

  override to(code: string): Promise<Exchange | null> {
    return Promise.resolve(this.known.get(code) ?? null);
  }

  override rate(code: string): Promise<number | null> {
    return Promise.resolve(this.known.get(code)?.rate ?? null);
  }

  trade(code: string, rate: number, roundTo = 0.01, at = '2026-11-23T00:00:00.000Z'): void {
    this.known.set(code, { code, rate, roundTo, published: null, at });
  }
}
