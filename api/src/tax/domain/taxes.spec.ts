import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { cases } from '../../kernel/testing/cases.js';
import { taxOf } from './rounding.js';
import { type TaxCategory } from '../../kernel/tax-category.js';
import { assertRated, rateOn, type TaxRate, type TaxZone } from './tax-zone.js';
import { taxesOf, type Taxable } from './taxes.js';

const cents = (amount: number) => Money.ofCents(amount);
const rate = (category: TaxCategory, thousandths: number, more: Partial<TaxRate> = {}): TaxRate => ({
  category,
  name: 'VAT',
  thousandths,
  from: '2020-01-01',
  until: null,
  ...more,
});
const germany: TaxZone = {
  id: 'de',
  version: 1,
  name: 'Germany',
  areas: [],
  pricesIncludeTax: true,
  shippingTax: 'main',
  rounding: 'order',
  reverseCharge: true,
  rates: [rate('standard', 19_000), rate('reduced', 7_000), rate('zero', 0)],
};
const order = (lines: [cents: number, category?: TaxCategory][], shipping = 0): Taxable => ({
  lines: lines.map(([amount, category = 'standard']) => ({ amount: cents(amount), category })),
  shipping: cents(shipping),
  day: '2026-11-23',
  reverseCharge: false,
});
const figures = ({ rates }: ReturnType<typeof taxesOf>) =>
  rates.map(({ thousandths, net, tax, gross }) => [thousandths, net.cents, tax.cents, gross.cents]);

function caught(work: () => void): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('the tax of an order', () => {
  it('is inside a 20.00 shirt to Berlin, and changes nothing of the total', () => {
    const taxes = taxesOf(germany, order([[2_000]]));
    expect(figures(taxes)).toEqual([[19_000, 1_681, 319, 2_000]]);
    expect(taxes.due).toEqual(Money.zero);
  });

  it('comes on top where prices are without', () => {
    const austin = { ...germany, pricesIncludeTax: false, rates: [rate('standard', 8_250)] };
    const taxes = taxesOf(austin, order([[2_000]]));
    expect(figures(taxes)).toEqual([[8_250, 2_000, 165, 2_165]]);
    expect(taxes.due).toEqual(cents(165));
  });

  it('lists zero-rated goods and leaves exempt ones out', () => {
    const taxes = taxesOf(
      germany,
      order([
        [500, 'zero'],
        [700, 'exempt'],
      ]),
    );
    expect(figures(taxes)).toEqual([[0, 500, 0, 500]]);
    expect(taxes.lines.map(({ tax }) => tax)).toEqual([Money.zero, Money.zero]);
  });

  it('taxes shipping like most of the goods, or shares it over them', () => {
    const goods: [number, TaxCategory][] = [
      [3_000, 'reduced'],
      [1_000, 'standard'],
    ];
    expect(figures(taxesOf(germany, order(goods, 400)))).toEqual([
      [19_000, 840, 160, 1_000],
      [7_000, 3_178, 222, 3_400],
    ]);
    const shared = taxesOf({ ...germany, shippingTax: 'shared' }, order(goods, 400));
    expect(figures(shared)).toEqual([
      [19_000, 924, 176, 1_100],
      [7_000, 3_084, 216, 3_300],
    ]);
  });

  it('taxes the shipping of goods that cost nothing', () => {
    const shared: TaxZone = { ...germany, shippingTax: 'shared' };
    expect(taxesOf(shared, order([[0]], 1_190)).shipping.tax).toEqual(cents(190));
  });

  it('is not charged where the buyer owes it: prices are lowered by what they contain', () => {
    const taxes = taxesOf(germany, { ...order([[11_900]]), reverseCharge: true });
    expect(figures(taxes)).toEqual([[19_000, 10_000, 0, 10_000]]);
    expect(taxes.due.cents).toBe(-1_900);
    const without = taxesOf(
      { ...germany, pricesIncludeTax: false },
      { ...order([[100]]), reverseCharge: true },
    );
    expect(without.due).toEqual(Money.zero);
  });

  it('follows the day: a rate holds from its first to its last', () => {
    const estonia = {
      ...germany,
      rates: [
        rate('standard', 22_000, { until: '2025-06-30' }),
        rate('standard', 24_000, { from: '2025-07-01' }),
      ],
    };
    const on = (day: string) => rateOn(estonia, 'standard', day)?.thousandths;
    expect(['2019-12-31', '2025-06-30', '2025-07-01'].map(on)).toEqual([undefined, 22_000, 24_000]);
  });

  it('charges the standard rate on a category that the zone has no rate for', () => {
    const denmark = { ...germany, rates: [rate('standard', 25_000)] };
    expect(figures(taxesOf(denmark, order([[1_000, 'reduced']])))).toEqual([[25_000, 800, 200, 1_000]]);
  });

  it('is never left out because a rate has ended: nothing is sold there then', () => {
    const ended = {
      ...germany,
      rates: [rate('standard', 19_000), rate('reduced', 7_000, { until: '2025-12-31' })],
    };
    const sell = (zone: TaxZone, category: TaxCategory) => () =>
      assertRated(zone, [category], '2026-01-01', 'shippingAddress.country');
    const refused = { code: 'tax_rate_missing', details: { fields: [{ field: 'shippingAddress.country' }] } };
    expect(caught(sell(ended, 'reduced'))).toMatchObject(refused);
    expect(sell(ended, 'standard')).not.toThrow();
    expect(sell(ended, 'exempt')).not.toThrow();
    expect(sell({ ...ended, rates: [] }, 'standard')).not.toThrow();
  });
});

describe('what the tax offices and the trade round', () => {
  it.each([
    ['the VAT fraction of 20 percent is a sixth (HMRC, Notice 700)', 12_000, 20_000, true, 2_000],
    ['the VAT fraction of 5 percent is a twenty-first (HMRC, Notice 700)', 2_100, 5_000, true, 100],
    ['4 percent inside of 2.99 are 0.115 (Zuora, rounding the tax amount)', 299, 4_000, true, 12],
    ['a half cent goes up, where floating point loses it', 1_050, 19_000, false, 200],
    ['1.005 is not 1.00499999', 100, 500, false, 1],
    ['8.875 percent of New York City on 0.99', 99, 8_875, false, 9],
  ])('%s', (_, amount, thousandths, included, tax) => {
    expect(taxOf(cents(amount), thousandths, included)).toEqual(cents(tax));
  });

  it('rounds each line or once for the order: three lines of 0.99 at 8.875 percent', () => {
    const lines: [number][] = [[99], [99], [99]];
    const newYork: TaxZone = { ...germany, pricesIncludeTax: false, rates: [rate('standard', 8_875)] };
    expect(taxesOf({ ...newYork, rounding: 'line' }, order(lines)).due).toEqual(cents(27));
    const whole = taxesOf(newYork, order(lines));
    expect(whole.due).toEqual(cents(26));
    expect(whole.lines.map(({ tax }) => tax.cents)).toEqual([9, 9, 8]);
  });
});

const CATEGORIES: readonly TaxCategory[] = ['standard', 'reduced', 'zero', 'exempt'];
const orders = fc
  .record({
    lines: fc.array(fc.tuple(fc.nat(5_000_000), fc.constantFrom(...CATEGORIES)), {
      minLength: 1,
      maxLength: 20,
    }),
    shipping: fc.nat(10_000),
  })
  .map(({ lines, shipping }) => order(lines, shipping));
const zones = fc.record({
  pricesIncludeTax: fc.boolean(),
  shippingTax: fc.constantFrom('main' as const, 'shared' as const),
  rounding: fc.constantFrom('line' as const, 'order' as const),
  rates: fc
    .tuple(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 30_000 }))
    .map(([standard, reduced]) => [rate('standard', standard), rate('reduced', reduced), rate('zero', 0)]),
});
const CASES = cases();
const sum = (amounts: readonly Money[]) => amounts.reduce((all, one) => all + one.cents, 0);

describe('whatever is sold', () => {
  it('lines and shipping add up to the rates, and each rate to its gross', () => {
    fc.assert(
      fc.property(orders, zones, (taxable, settings) => {
        const { lines, shipping, rates, due } = taxesOf({ ...germany, ...settings }, taxable);
        const tax = sum(rates.map((one) => one.tax));
        expect(sum([...lines, shipping].map((one) => one.tax))).toBe(tax);
        expect(due.cents).toBe(settings.pricesIncludeTax ? 0 : tax);
        for (const one of rates) expect(one.net.cents + one.tax.cents).toBe(one.gross.cents);
      }),
      CASES,
    );
  });

  it('a buyer who owes the tax pays the net of everybody else', () => {
    fc.assert(
      fc.property(orders, zones, (taxable, settings) => {
        const zone = { ...germany, ...settings };
        const [own, reverse] = [false, true].map((reverseCharge) =>
          taxesOf(zone, { ...taxable, reverseCharge }),
        );
        expect(sum(reverse?.rates.map(({ gross }) => gross) ?? [])).toBe(
          sum(own?.rates.map(({ net }) => net) ?? []),
        );
      }),
      CASES,
    );
  });

  it('a price without tax and the same price with it differ by less than the rounding', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 30_000 }), (net, thousandths) => {
        const tax = taxOf(cents(net), thousandths, false).cents;
        expect(Math.abs(taxOf(cents(net + tax), thousandths, true).cents - tax)).toBeLessThanOrEqual(1);
      }),
      CASES,
    );
  });

  it('once for the order is never further from the exact tax than half a cent for each rate', () => {
    fc.assert(
      fc.property(orders, zones, (taxable, settings) => {
        const zone = { ...germany, ...settings, rounding: 'order' as const };
        for (const { thousandths, net, tax, gross } of taxesOf(zone, taxable).rates) {
          const [base, whole] = zone.pricesIncludeTax
            ? [gross.cents, 100_000 + thousandths]
            : [net.cents, 100_000];
          expect(Math.abs(tax.cents - (base * thousandths) / whole)).toBeLessThanOrEqual(0.5001);
        }
      }),
      CASES,
    );
  });
});
