import { describe, expect, it } from '@jest/globals';
import type { PriceChange } from '../records';
import { priceSteps } from './price-steps';

const change = (sku: string, price: number, changedAt: string): PriceChange => ({
  ...{ id: `${sku}${changedAt}`, variantId: sku, sku, price, discount: 0, changedBy: 'Ann', changedAt },
});

describe('the price history', () => {
  it('tells once what several variants did together', () => {
    const steps = priceSteps([
      change('S', 64, '2026-06-10'),
      change('M', 64, '2026-06-10'),
      change('L', 70, '2026-06-10'),
      change('S', 71, '2026-05-21'),
    ]);
    expect(steps.map(({ skus, price }) => [skus, price])).toEqual([
      [['S', 'M'], 64],
      [['L'], 70],
      [['S'], 71],
    ]);
  });
});
