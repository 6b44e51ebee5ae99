import { describe, expect, it } from '@jest/globals';
import { sumsOf, type EarlierOrder } from './earlier-order.js';

const order = (more: Partial<EarlierOrder>): EarlierOrder => ({
  ...{
    number: 'B-1',
    placedAt: '2024-05-12T11:07:36.000Z',
    email: '',
    name: '',
    status: 'paid',
    currency: 'USD',
  },
  ...{ shippingCents: 400, taxCents: null, discountCents: null, totalCents: 0, refundedCents: null },
  lines: [],
  ...more,
});
const line = (unitCents: number | null, totalCents: number | null) => ({
  ...{ name: 'Mug', sku: 'M', quantity: 2, unitCents, totalCents },
});

describe('what leads from the lines of an earlier order to its total', () => {
  it.each([
    [
      'lines before the discount',
      line(1_300, 2_340),
      { discountCents: 260, totalCents: 2_740 },
      [2_600, 260, null],
    ],
    [
      'lines after the discount',
      line(null, 2_340),
      { discountCents: 260, totalCents: 2_740 },
      [2_340, null, null],
    ],
    [
      'tax on top of both',
      line(1_300, null),
      { discountCents: 260, taxCents: 468, totalCents: 3_208 },
      [2_600, 260, 468],
    ],
    ['tax on top, no discount', line(1_300, null), { taxCents: 520, totalCents: 3_520 }, [2_600, null, 520]],
    ['tax within the prices', line(1_300, null), { taxCents: 415, totalCents: 3_000 }, [2_600, null, null]],
    ['no tax at all', line(1_300, null), { taxCents: 0, totalCents: 3_000 }, [2_600, null, 0]],
    [
      'amounts that do not add up',
      line(null, null),
      { discountCents: 260, totalCents: 999 },
      [null, 260, null],
    ],
  ])('is told of %s', (_, one, more, [goods, off, tax]) => {
    expect(sumsOf(order({ lines: [one], ...more }))).toEqual({
      ...{ lineCents: [goods], discountCents: off, taxCents: tax },
    });
  });
});
