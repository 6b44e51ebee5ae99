import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { CurrencyStands, checkChangeOfCurrency } from './change-of-currency.js';

const [dollar, euro, franc] = ['USD', 'EUR', 'RWF'].map((code) => Currency.of(code)) as [
  Currency,
  Currency,
  Currency,
];
const nothing = { hasOrders: false, hasQuotes: false, hasPrices: false };

describe('another currency for the shop', () => {
  it('is refused once an order stands', () => {
    expect(() => checkChangeOfCurrency(dollar, euro, { ...nothing, hasOrders: true })).toThrow(
      'The shop has sold in USD',
    );
  });

  it('is refused while a quote holds', () => {
    expect(() => checkChangeOfCurrency(dollar, euro, { ...nothing, hasQuotes: true })).toThrow(
      'Quotes that the shop has sent still hold, and count in USD',
    );
  });

  it('is refused at its field', () => {
    const refused = new CurrencyStands('No.');
    expect(refused.details.fields).toEqual([{ field: 'currency', message: 'No.' }]);
  });

  it('is refused when prices would have to be written otherwise', () => {
    expect(() => checkChangeOfCurrency(dollar, franc, { ...nothing, hasPrices: true })).toThrow(
      'Prices in USD have other decimals than those in RWF',
    );
  });

  it.each([
    [euro, true],
    [franc, false],
  ])('is taken before the first order', (currency, hasPrices) => {
    expect(() => checkChangeOfCurrency(dollar, currency, { ...nothing, hasPrices })).not.toThrow();
  });
});
