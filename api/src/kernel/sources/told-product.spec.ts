import { describe, expect, it } from '@jest/globals';
import { madeSku } from './told-product.js';

describe('a SKU made for what has none in its shop', () => {
  it.each([
    [['shirt', 'Red / Large'], 'shirt-Red-Large'],
    [['कुर्ता', 'काला'], 'कुर्ता-काला'],
    [['กระเป๋า', 'น้ำเงิน'], 'กระเป๋า-น้ำเงิน'],
    [['cafe\u0301'], 'caf\u00e9'],
  ])('of %j is %s', (parts, sku) => {
    expect(madeSku(...parts)).toBe(sku);
  });
});
