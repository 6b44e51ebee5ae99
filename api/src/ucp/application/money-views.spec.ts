import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Adjustment } from '../../kernel/receipt.js';
import { lineTotals, totalsOf } from './money-views.js';

const money = (cents: number) => Money.ofCents(cents);
const receipt = (...adjustments: Adjustment[]) => ({
  ...{ subtotal: money(1_000), adjustments, taxes: [], reverseCharge: false },
  total: Money.sum([money(1_000), ...adjustments.map(({ amount }) => amount)]),
});

describe('the sums of the protocol', () => {
  it('have each step of a receipt, and add up', () => {
    const totals = totalsOf(
      receipt(
        { kind: 'coupon', label: 'TEN', amount: money(-100) },
        { kind: 'shipping', label: 'Parcel', amount: money(500) },
        { kind: 'fee', label: 'Packing', amount: money(50) },
        { kind: 'tax', label: 'VAT 19%', amount: money(190) },
      ),
    );
    expect(totals.map(({ type, amount }) => [type, amount])).toEqual([
      ['subtotal', 1_000],
      ['discount', -100],
      ['fulfillment', 500],
      ['fee', 50],
      ['tax', 190],
      ['total', 1_640],
    ]);
  });

  it('say that delivery is free, and nothing of what is nothing', () => {
    const totals = totalsOf(
      receipt(
        { kind: 'shipping', label: 'Parcel', amount: money(0) },
        { kind: 'tax', label: 'VAT 0%', amount: money(0) },
      ),
    );
    expect(totals.map(({ type }) => type)).toEqual(['subtotal', 'fulfillment', 'total']);
  });

  it('call what the protocol has on the other side of nothing by a name of its own, with a text', () => {
    const totals = totalsOf(
      receipt(
        { kind: 'tax', label: 'Reverse charge', amount: money(-160) },
        { kind: 'rounding', label: '', amount: money(-2) },
      ),
    );
    expect(totals.slice(1, 3)).toEqual([
      { type: 'tax_adjustment', amount: -160, display_text: 'Reverse charge' },
      { type: 'rounding_adjustment', amount: -2, display_text: 'Rounding' },
    ]);
  });

  it('take a coupon’s part off a line', () => {
    expect(lineTotals(money(300), money(0)).map(({ type }) => type)).toEqual(['subtotal', 'total']);
    expect(lineTotals(money(300), money(30))).toMatchObject([
      { amount: 300 },
      { type: 'discount', amount: -30 },
      { amount: 270 },
    ]);
  });
});
