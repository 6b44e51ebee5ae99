import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { CurrencyStands, checkChangeOfCurrency } from './change-of-currency.js';

const [dollar, euro, franc] = ['USD', 'EUR', 'RWF'].map((code) => Currency.of(code)) as [
  Currency,
  Currency,
  Currency,
];

describe('another currency for the shop', () => {
  it('is refused once an order stands', () => {
    expect(() => checkChangeOfCurrency(dollar, euro, { hasOrders: true, hasPrices: true })).toThrow(
      CurrencyStands,
    );
  });

  it('is refused at its field', () => {
    const refused = new CurrencyStands('No.');
    expect(refused.details.fields).toEqual([{ field: 'currency', message: 'No.' }]);
  });

  it('is refused when prices would have to be written otherwise', () => {
    expect(() => checkChangeOfCurrency(dollar, franc, { hasOrders: false, hasPrices: true })).toThrow(
      'Prices in USD have other decimals than those in RWF',
    );
  });

  it.each([
    [euro, true],
    [franc, false],
  ])('is taken before the first order', (currency, hasPrices) => {
    expect(() => checkChangeOfCurrency(dollar, currency, { hasOrders: false, hasPrices })).not.toThrow();
  });
});
