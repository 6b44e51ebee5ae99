import { NO_MEASURES } from './measures.js';
import { describe, expect, it } from '@jest/globals';
import { changeProduct } from './change-product.js';
import type { ProductState } from './product-state.js';

let counter = 0;
const fresh = { id: () => `new-${(counter += 1)}`, sku: () => `SKU-${(counter += 1)}` };

const mug: ProductState = {
  id: 'mug',
  name: 'Mug',
  description: 'A mug.',
  category: 'Home',
  categories: ['Home', 'Gifts'],
  discount: 0,
  isFeatured: false,
  taxCategory: 'standard',
  isShipped: true,
  status: 'active',
  options: [],
  specifications: [],
  variants: [{ id: 'v', sku: 'MUG', options: {}, priceCents: 1800, ownPrices: {}, ...NO_MEASURES }],
  images: [],
};
const size = { name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) };
const COTTON = { name: 'Material', value: 'Cotton' };
const tee: ProductState = {
  ...mug,
  options: [size],
  variants: [
    { id: 's', sku: 'TEE-S', options: { Size: 'S' }, priceCents: 2400, ownPrices: {}, ...NO_MEASURES },
    { id: 'm', sku: 'TEE-M', options: { Size: 'M' }, priceCents: 2900, ownPrices: {}, ...NO_MEASURES },
  ],
};

describe('changing a product', () => {
  it('leaves alone what is not named', () => {
    expect(changeProduct(tee, { name: 'T-shirt' }, fresh)).toEqual({ ...tee, name: 'T-shirt' });
  });

  it('prices the only variant by the flat price', () => {
    expect(changeProduct(mug, { priceCents: 2000 }, fresh).variants[0]?.priceCents).toBe(2000);
  });

  it('takes an unchanged flat price of a whole record for an echo', () => {
    const variants = tee.variants.map((variant) => ({ ...variant, priceCents: 3100 }));
    const changed = changeProduct(tee, { priceCents: 2400, variants }, fresh);
    expect(changed.variants.map((variant) => variant.priceCents)).toEqual([3100, 3100]);
  });

  it('refuses one price for variants that cost differently', () => {
    expect(() => changeProduct(tee, { priceCents: 2000 }, fresh)).toThrow('set the price of each');
  });

  it('takes specifications whole and in their order', () => {
    const specifications = [{ name: 'Care', value: 'Wash cold' }, COTTON];
    expect(changeProduct(tee, { specifications }, fresh).specifications).toEqual(specifications);
  });

  it('gives a new variant an id and a SKU', () => {
    const options = [{ ...size, values: [...size.values, { value: 'L', swatch: null }] }];
    const variants = [...tee.variants, { options: { Size: 'L' } }];
    const [, , large] = changeProduct(tee, { options, variants }, fresh).variants;
    expect(large).toMatchObject({ options: { Size: 'L' }, priceCents: 2400 });
    expect(large?.id).toMatch(/^new-/);
    expect(large?.sku).toMatch(/^SKU-/);
  });

  it('moves to another category without staying in the old one', () => {
    expect(changeProduct(mug, { category: 'Kitchen' }, fresh).categories).toEqual(['Kitchen', 'Gifts']);
    expect(changeProduct(mug, { category: 'gifts' }, fresh).categories).toEqual(['gifts']);
  });

  it('keeps the own prices of a variant until it is told of others, and then has these alone', () => {
    const priced = { ...mug, variants: mug.variants.map((one) => ({ ...one, ownPrices: { JPY: 2_700 } })) };
    const own = (ownPrices?: Record<string, number>) =>
      changeProduct(priced, { variants: [{ id: 'v', options: {}, ownPrices }] }, fresh).variants[0]
        ?.ownPrices;
    expect(own()).toEqual({ JPY: 2_700 });
    expect(own({ KWD: 5_500 })).toEqual({ KWD: 5_500 });
    expect(own({})).toEqual({});
  });

  it.each([
    [{ variants: [] }, 'at least one variant'],
    [{ variants: [{ options: { Size: 'XL' } }] }, 'exactly one value of each option'],
    [{ variants: [{ options: {} }] }, 'exactly one value of each option'],
    [{ variants: [{ options: { Size: 'S' } }, { options: { Size: 'S' } }] }, 'the same options'],
    [{ options: [size, size] }, 'the same name'],
    [{ specifications: [COTTON, COTTON] }, 'Two specifications have the same name'],
    [{ specifications: Array.from({ length: 31 }, (_, n) => ({ ...COTTON, name: `${n}` })) }, 'at most 30'],
  ])('refuses %j', (change, sentence) => {
    expect(() => changeProduct(tee, change, fresh)).toThrow(sentence);
  });
});
