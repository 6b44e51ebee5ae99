import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../application/ports.js';
import { defaultSettings } from '../../kernel/settings/settings.js';

/** A shop in which nothing was decided, with a deposit of 40 percent unless it is, and nothing was sold yet. */
export interface SettingsScene {
  settings: Settings;
  /** Something is for sale. */
  price: () => Promise<void>;
  /** A quote was sent that still holds, one is over, and a draft has a price of its own. */
  quote: () => Promise<void>;
  /** Something was ordered. */
  order: () => Promise<void>;
  /** A tax zone has a limit in that currency. */
  limit: (currency: string) => Promise<void>;
}

/** What every keeper of the shop's settings must do, in memory as in PostgreSQL. */
export function settingsContract(where: string, open: () => Promise<SettingsScene>): void {
  describe(`settings ${where}`, () => {
    it('are the defaults until something is decided, and then that', async () => {
      const { settings } = await open();
      const before = await settings.read();
      expect(before).toEqual(defaultSettings(40));
      const euro = { code: 'EUR', rate: 0.9, roundTo: 0.05, isPayable: true };
      const next = { ...before, name: 'Shop', returnDays: 0, bankDetails: 'IBAN', displayCurrencies: [euro] };
      await settings.write(next);
      expect(await settings.read()).toEqual(next);
      await settings.write({ ...next, displayCurrencies: [] });
      expect(await settings.read()).toEqual({ ...next, displayCurrencies: [] });
    });

    it('know the currencies of limits, each once', async () => {
      const { settings, limit } = await open();
      expect(await settings.currenciesOfLimits()).toEqual([]);
      for (const currency of ['EUR', 'EUR', 'GBP']) await limit(currency);
      expect([...(await settings.currenciesOfLimits())].sort()).toEqual(['EUR', 'GBP']);
    });

    it('know what there is in the present currency', async () => {
      const { settings, price, quote, order } = await open();
      const nothing = { hasOrders: false, hasQuotes: false, hasPrices: false };
      expect(await settings.countsIn()).toEqual(nothing);
      await price();
      expect(await settings.countsIn()).toEqual({ ...nothing, hasPrices: true });
      await quote();
      expect(await settings.countsIn()).toEqual({ ...nothing, hasQuotes: true, hasPrices: true });
      await order();
      expect(await settings.countsIn()).toEqual({ hasOrders: true, hasQuotes: true, hasPrices: true });
    });
  });
}
