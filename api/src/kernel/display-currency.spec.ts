import { describe, expect, it } from '@jest/globals';
import { displayed, faultsOfDisplay, type DisplayCurrency } from './display-currency.js';
import { Money } from './money.js';

const euro: DisplayCurrency = { code: 'EUR', rate: 0.9137, roundTo: 0.01 };

describe('about how much something costs in another currency', () => {
  it.each([
    [2_000, euro, 'EUR', 1_827],
    [2_000, { code: 'CHF', rate: 0.8812, roundTo: 0.05 }, 'CHF', 1_760],
    [2_000, { code: 'JPY', rate: 149.53, roundTo: 10 }, 'JPY', 2_990],
    [1_999, { code: 'KWD', rate: 0.3071, roundTo: 0.005 }, 'KWD', 6_140],
    [250, { code: 'EUR', rate: 1, roundTo: 1 }, 'EUR', 300],
    [0, euro, 'EUR', 0],
  ])('%i cents by %o', (cents, to, code, expected) => {
    const amount = displayed(Money.ofCents(cents), to);
    expect([amount.currency.code, amount.cents]).toEqual([code, expected]);
  });
});

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
