import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { taxOf } from './rounding.js';
import type { TaxZone } from './tax-zone.js';
import { taxesOf } from './taxes.js';

const cents = (amount: number) => Money.ofCents(amount);
const zone = (thousandths: number, pricesIncludeTax: boolean): TaxZone => ({
  ...{ id: 'zone', version: 1, name: 'Zone', areas: [], pricesIncludeTax, reverseCharge: false },
  ...{ shippingTax: 'main', rounding: 'order' },
  rates: [{ category: 'standard', name: 'VAT', thousandths, from: '2000-01-01', until: null }],
});
const taxes = (of: TaxZone, lines: readonly number[], shipping = 0) =>
  taxesOf(of, {
    lines: lines.map((amount) => ({ amount: cents(amount), category: 'standard' })),
    ...{ shipping: cents(shipping), day: '2026-11-23', reverseCharge: false },
  });
const figures = ({ rates }: ReturnType<typeof taxesOf>) =>
  rates.map(({ net, tax, gross }) => [net.cents, tax.cents, gross.cents]);

describe('cents that other shops have lost', () => {
  // https://github.com/Sylius/Sylius/pull/3868: by unit 23.50 and 23.20
  it('taxes ten shirts of 10.20 and of 10.10 at 23 percent by line', () => {
    expect(taxOf(cents(10_200), 23_000, false)).toEqual(cents(2_346));
    expect(taxOf(cents(10_100), 23_000, false)).toEqual(cents(2_323));
  });

  // https://github.com/Sylius/Sylius/issues/8902: three times 70.00 less 5.00 gave 41.01
  it('taxes 205.00 in three parts with 41.00 at 20 percent', () => {
    const charged = taxes(zone(20_000, false), [6_834, 6_833, 6_833]);
    expect(charged.due).toEqual(cents(4_100));
    expect(Money.sum(charged.lines.map(({ tax }) => tax))).toEqual(cents(4_100));
  });

  // https://github.com/woocommerce/woocommerce/issues/20440: 45 and 49 with shipping of 4.96 before tax gave 100.01
  it('leaves prices that contain 21 percent at 100.00', () => {
    const charged = taxes(zone(21_000, true), [4_500, 4_900], 600);
    expect(charged.due).toEqual(Money.zero);
    expect(figures(charged)).toEqual([[8_264, 1_736, 10_000]]);
  });

  // https://github.com/woocommerce/woocommerce/issues/13272: 28.00 less a tenth, shipping 2.02 before tax; parts of 27.61
  it('tells net and tax that are the total of 27.60', () => {
    const charged = taxes(zone(19_000, true), [2_520], 240);
    expect(figures(charged)).toEqual([[2_319, 441, 2_760]]);
  });

  // https://github.com/saleor/saleor/issues/7664: 5 percent off 299.00 at a tax of 10.1 percent
  it('takes the coupon off before tax: 312.74 instead of 329.20', () => {
    const full = taxes(zone(10_100, false), [29_900]);
    const reduced = taxes(zone(10_100, false), [29_900 - 1_495]);
    expect([figures(full), figures(reduced)]).toEqual([[[29_900, 3_020, 32_920]], [[28_405, 2_869, 31_274]]]);
  });
});
