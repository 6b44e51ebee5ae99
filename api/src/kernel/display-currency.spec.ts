import { describe, expect, it } from '@jest/globals';
import { faultsOfDisplay, type DisplayCurrency } from './display-currency.js';

const euro: DisplayCurrency = { code: 'EUR', rate: 0.9137, roundTo: 0.01, isPayable: false };

describe('the currencies that a shop shows', () => {
  it('name what is wrong by its field', () => {
    const wrong = [
      euro,
      { ...euro, code: 'USD' },
      { ...euro, code: 'ABC' },
      euro,
      { ...euro, code: 'CHF', rate: 0 },
      { ...euro, code: 'JPY', roundTo: 0.5 },
      { ...euro, code: 'GBP', rate: null },
    ];
    expect(faultsOfDisplay(wrong, 'USD').map(({ field }) => field)).toEqual([
      'displayCurrencies.1.code',
      'displayCurrencies.2.code',
      'displayCurrencies.3.code',
      'displayCurrencies.4.rate',
      'displayCurrencies.5.roundTo',
    ]);
  });
});
