import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChosenCurrency } from '../../kernel/display-currency.js';
import { MemoryExchangeRates } from '../testing/memory-exchange-rates.js';
import { ShownCurrencies } from './shown-currencies.js';

const chosen = (code: string, rate: number | null = null): ChosenCurrency => ({
  ...{ code, rate, roundTo: 0.01, isPayable: false },
});

describe('the currencies that shoppers see', () => {
  let rates: MemoryExchangeRates;
  let shown: ShownCurrencies;
  beforeEach(async () => {
    rates = new MemoryExchangeRates();
    shown = new ShownCurrencies(rates);
    await rates.put({ base: 'USD', code: 'EUR', rate: 0.9, day: '2026-11-20', waiting: null });
    await rates.put({ base: 'USD', code: 'GBP', rate: 0.8, day: '2026-11-21', waiting: null });
    await rates.put({ base: 'KES', code: 'CHF', rate: 0.007, day: '2026-11-22', waiting: null });
  });
  const of = (...displayCurrencies: ChosenCurrency[]) => shown.of({ currency: 'USD', displayCurrencies });
  const followed = (...displayCurrencies: ChosenCurrency[]) =>
    shown.followed({ currency: 'USD', displayCurrencies });

  it('have each its own rate, with the day for which it was published', async () => {
    expect(await of(chosen('GBP'), chosen('EUR'), chosen('UGX', 3_700))).toEqual([
      { ...chosen('GBP'), rate: 0.8, published: '2026-11-21' },
      { ...chosen('EUR'), rate: 0.9, published: '2026-11-20' },
      { ...chosen('UGX'), rate: 3_700, published: null },
    ]);
  });

  it('leave out one whose rate was fetched for another currency of the shop, or not at all', async () => {
    expect(await of(chosen('CHF'), chosen('JPY'))).toEqual([]);
    const unknown = { rate: null, day: null, waiting: null };
    expect(await followed(chosen('CHF'), chosen('JPY'))).toEqual([
      { code: 'CHF', ...unknown },
      { code: 'JPY', ...unknown },
    ]);
  });

  it('are told without a look at the rates where each was entered by hand', async () => {
    rates.all = () => Promise.reject(new Error('nobody looks'));
    expect(await of(chosen('EUR', 0.91))).toEqual([{ ...chosen('EUR', 0.91), published: null }]);
    expect(await followed(chosen('EUR', 0.91))).toEqual([]);
  });
});
