import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { ReceiptRules, TaxCalculation, TaxRule } from '../../kernel/receipt-rules.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import { lineRates } from './line-rates.js';

const none = Money.zero;
const told = (name: string, thousandths: number) => ({
  name,
  thousandths,
  net: none,
  tax: none,
  gross: none,
});
const held = (category: TaxCategory, name: string, thousandths: number) => ({
  ...{ category, name, thousandths, from: '2020-01-01', until: null },
});

/** The rules of a receipt with goods of these categories, into a zone with these rates. */
function rulesOf(categories: readonly TaxCategory[], tax: Partial<TaxRule> | null): ReceiptRules {
  const zone: TaxRule = {
    ...{ id: 'zone', version: 1, name: 'Germany', day: '2026-11-27', pricesIncludeTax: true },
    ...{ shippingTax: 'main', rounding: 'order' },
    rates: [held('standard', 'VAT', 19_000), held('reduced', 'VAT', 7_000)],
    ...tax,
  };
  const goods = categories.map((category) => ({ version: 1, category }));
  return { goods, coupon: null, delivery: null, tax: tax && zone };
}

describe('the rate of each line of a receipt', () => {
  it('is the place of what the zone charges for its goods, and none for what is exempt', () => {
    const rules = rulesOf(['reduced', 'standard', 'exempt', 'reduced'], {});
    expect(lineRates({ taxes: [told('VAT', 19_000), told('VAT', 7_000)], rules })).toEqual([1, 0, null, 1]);
  });

  it('is a place of its own for each of two rates with one name and percentage', () => {
    const rates = [held('standard', 'VAT', 7_000), held('reduced', 'VAT', 7_000)];
    const rules = rulesOf(['reduced', 'standard'], { rates });
    expect(lineRates({ taxes: [told('VAT', 7_000), told('VAT', 7_000)], rules })).toEqual([0, 1]);
  });

  it('is what a tax service has answered', () => {
    const rate = (name: string, thousandths: number) => ({ name, thousandths, tax: 1 });
    const lines = [rate('Sales tax', 4_000), null, rate('Sales tax', 8_875)];
    const calculation: TaxCalculation = { id: 'taxcalc_1', lines, delivery: null };
    const rules = rulesOf(['standard', 'standard', 'standard'], { calculation });
    const taxes = [told('Sales tax', 8_875), told('Sales tax', 4_000)];
    expect(lineRates({ taxes, rules })).toEqual([1, null, 0]);
    expect(lineRates({ taxes: taxes.slice(1), rules })).toBeUndefined();
  });

  it('is none where the shop charges no tax', () => {
    expect(lineRates({ taxes: [], rules: rulesOf(['standard', 'reduced'], null) })).toEqual([null, null]);
  });

  it('is not known of a receipt without rules, nor where they tell other rates than it has', () => {
    const taxes = [told('VAT', 19_000)];
    expect(lineRates({ taxes })).toBeUndefined();
    expect(lineRates({ taxes, rules: rulesOf(['standard', 'reduced'], {}) })).toBeUndefined();
    expect(lineRates({ taxes: [told('VAT', 20_000)], rules: rulesOf(['standard'], {}) })).toBeUndefined();
    expect(lineRates({ taxes, rules: rulesOf(['standard'], null) })).toBeUndefined();
  });
});
