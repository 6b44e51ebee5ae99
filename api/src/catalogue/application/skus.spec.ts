import { describe, expect, it } from '@jest/globals';
import { Skus } from './skus.js';

const made = (name: string) =>
  new Skus({ next: () => '0194aaaa-bbbb-cccc-dddd-eeeeabcd1234' }).forProduct(name)();

describe('a SKU that the shop makes', () => {
  it.each([
    ['Tea glass', 'TEA-GLASS-ABCD1234'],
    ['  (new) mug!  ', 'NEW-MUG-ABCD1234'],
    ['x'.repeat(30), `${'X'.repeat(24)}-ABCD1234`],
    ['!?', 'ITEM-ABCD1234'],
    ['Café crème', 'CAFE-CREME-ABCD1234'],
    ['काला कुर्ता', 'काला-कुर्ता-ABCD1234'],
  ])('of %j is %s', (name, sku) => {
    expect(made(name)).toBe(sku);
  });
});
