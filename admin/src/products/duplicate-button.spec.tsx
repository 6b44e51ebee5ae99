import { expect, it } from '@jest/globals';
import type { ProductRecord } from '../records';
import { copyOf } from './duplicate-button';

const size = { grams: 400, lengthMm: 300, widthMm: 200, heightMm: 50 };
const treatment = {
  taxCategory: 'reduced',
  isShipped: false,
  lowStockFrom: 2,
  specifications: [{ name: 'Material', value: 'Cotton' }],
} as const;

it('makes a copy that is taxed, sent, described and packed like the product', () => {
  const product = {
    ...treatment,
    name: 'Jacket',
    variants: [{ ...size, sku: 'J-1', options: {}, price: 60 }],
  };
  const copy = copyOf(product as unknown as ProductRecord);
  expect(copy).toMatchObject({ ...treatment, variants: [size] });
  expect(copy.variants[0]).not.toHaveProperty('sku');
});
