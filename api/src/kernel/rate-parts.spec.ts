import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from './money.js';
import { splitRate, taxesNamed } from './rate-parts.js';

const total = (name: string, thousandths: number, net: number, tax: number) => ({
  ...{ name, thousandths, net: Money.ofCents(net), tax: Money.ofCents(tax), gross: Money.ofCents(net + tax) },
});
const told = (rate: ReturnType<typeof total>) =>
  splitRate(rate).map(({ name, thousandths, tax }) => [name, thousandths, tax.cents]);

describe('two taxes at once', () => {
  it.each([
    // Revenu Québec, "General Rules for GST/HST and QST": 5 % and 9.975 %, both on the price without tax, each rounded
    [
      'GST 5 + QST 9.975',
      14_975,
      10_010,
      1_499,
      [
        ['GST', 5_000, 501],
        ['QST', 9_975, 998],
      ],
    ],
    // British Columbia, Provincial Sales Tax Act: 7 % beside the GST
    [
      'GST 5 % + PST 7 %',
      12_000,
      11_900,
      1_428,
      [
        ['GST', 5_000, 595],
        ['PST', 7_000, 833],
      ],
    ],
    // India, CGST Act 2017, s. 9 and SGST Acts: half and half within a state
    [
      'CGST 9 + SGST 9',
      18_000,
      10_005,
      1_800,
      [
        ['CGST', 9_000, 900],
        ['SGST', 9_000, 900],
      ],
    ],
    // inside of a price of 100.00: 15.25 are 7.63 and 7.62
    [
      'CGST 9 + SGST 9',
      18_000,
      8_475,
      1_525,
      [
        ['CGST', 9_000, 763],
        ['SGST', 9_000, 762],
      ],
    ],
    ['VAT', 19_000, 10_000, 1_900, [['VAT', 19_000, 1_900]]],
  ])('%s is told by name', (name, thousandths, net, tax, parts) => {
    expect(told(total(name, thousandths, net, tax))).toEqual(parts);
  });

  it.each(['VAT', 'Sales tax + fee', 'GST 5', 'GST + QST 9.975'])('%s is a single one', (name) => {
    expect(taxesNamed(name)).toBeUndefined();
  });

  it('loses no cent, whatever was charged or taken back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer(), (tax, net) => {
        const parts = splitRate(total('GST 5 + QST 9.975', 14_975, net, tax));
        expect(Money.sum(parts.map((part) => part.tax)).cents).toBe(tax);
      }),
    );
  });
});
