import { afterEach, describe, expect, it } from '@jest/globals';
import { paidInCash, inCoins } from './cash-rounding.js';
import { Currency } from './currency.js';
import { homeCountry, setHomeCountry } from './home-country.js';
import { Money } from './money.js';
import { receiptFor } from './receipt.js';

const home = homeCountry();
afterEach(() => setHomeCountry(home));
const of = (code: string, amount: number) => Money.fromDecimal(amount, 'amount', Currency.of(code));

describe('an amount in cash', () => {
  // the central banks' rules, as `cash-coins.ts` names them
  it.each([
    ['CHF', 13.36, 13.35],
    ['CHF', 13.37, 13.35],
    ['CHF', 13.38, 13.4],
    ['CHF', 13.35, 13.35],
    ['CHF', 0.02, 0.05],
    ['CHF', 0, 0],
    ['SEK', 99.5, 100],
    ['SEK', 99.49, 99],
    ['NOK', 10.5, 11],
    ['DKK', 10.25, 10.5],
    ['DKK', 10.24, 10],
    ['CAD', 1.12, 1.1],
    ['CAD', 1.13, 1.15],
    ['AUD', 2.98, 3],
    ['NZD', 2.95, 3],
    ['HUF', 1002.5, 1005],
    ['HUF', 1002, 1000],
    ['CZK', 7.5, 8],
    ['KWD', 2.458, 2.46],
    ['KWD', 2.457, 2.455],
    ['UGX', 18_424, 18_400],
    ['UGX', 18_425, 18_450],
    ['TZS', 9_975, 10_000],
    ['KES', 99.5, 100],
    ['INR', 10.24, 10],
    ['CLP', 995, 1000],
    ['KRW', 12_344, 12_340],
    ['TND', 1.002, 1],
    ['PLN', 1.01, 1.01],
    ['USD', 1.01, 1.01],
    ['JPY', 1, 1],
  ])('of %s %s is %s', (code, exact, coins) => {
    expect(inCoins(of(code, exact))).toEqual(of(code, coins));
  });

  it.each([
    ['FI', 1.02, 1],
    ['BE', 1.03, 1.05],
    ['DE', 1.02, 1.02],
    ['FR', 1.03, 1.03],
  ])('in euros is rounded where the law or the shops of %s do so: %s is %s', (country, exact, coins) => {
    setHomeCountry(country);
    expect(inCoins(of('EUR', exact))).toEqual(of('EUR', coins));
  });

  it('stands on the receipt as a line of its own, which adds up, and is none where nothing is rounded', () => {
    const price = of('CHF', 13.36);
    const lamp = { variantId: 'v1', name: 'Lamp', quantity: 1, listPrice: price, unitPrice: price };
    const exact = receiptFor([lamp], null);
    const rounded = paidInCash(exact);
    expect(rounded.adjustments).toEqual([
      { kind: 'rounding', label: 'Cash rounding', amount: of('CHF', 0.01).negated() },
    ]);
    expect([rounded.subtotal, rounded.total]).toEqual([price, of('CHF', 13.35)]);
    expect(paidInCash(rounded)).toBe(rounded);
  });
});
