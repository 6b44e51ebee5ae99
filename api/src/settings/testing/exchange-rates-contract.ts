import { describe, expect, it } from '@jest/globals';
import type { ExchangeRates } from '../application/ports.js';
import type { FetchedRate } from '../domain/exchange-rate.js';

/** What every keeper of fetched rates must do, in memory as in PostgreSQL. `open` gives one without any. */
export function exchangeRatesContract(where: string, open: () => Promise<ExchangeRates>): void {
  const krone: FetchedRate = {
    ...{ code: 'NOK', base: 'USD', rate: 10.123457, day: '2026-11-20' },
    waiting: { rate: 14.5, day: '2026-11-21' },
  };
  const bitcoin: FetchedRate = {
    ...{ code: 'BTC', base: 'USD', rate: 0.000010987654, day: '2026-01-01', waiting: null },
  };

  async function two() {
    const rates = await open();
    await rates.put(krone);
    await rates.put(bitcoin);
    return rates;
  }

  describe(`exchange rates ${where}`, () => {
    it('come back to the last digit, by their codes', async () => {
      const rates = await two();
      expect(await rates.all()).toEqual([bitcoin, krone]);
      expect(await rates.lock()).toEqual([bitcoin, krone]);
    });

    it('are one for each currency: the next takes the place of the last', async () => {
      const rates = await two();
      const next = { ...krone, base: 'EUR', rate: 11, day: '2026-11-22', waiting: null };
      await rates.put(next);
      expect(await rates.all()).toEqual([bitcoin, next]);
    });

    it('that wait are taken once, and only the one that was seen', async () => {
      const rates = await two();
      for (const [code, rate] of [
        ['NOK', 14.6],
        ['BTC', 14.5],
        ['CHF', 14.5],
      ] as const)
        expect(await rates.accept(code, rate)).toBe(false);
      expect(await rates.all()).toEqual([bitcoin, krone]);
      expect(await rates.accept('NOK', 14.5)).toBe(true);
      expect(await rates.all()).toEqual([bitcoin, { ...krone, ...krone.waiting, waiting: null }]);
      expect(await rates.accept('NOK', 14.5)).toBe(false);
    });
  });
}
