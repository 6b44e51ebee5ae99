import { describe, expect, it } from '@jest/globals';
import { aMug, aShirt } from '../testing/in-memory-products.js';
import { checkProduct } from './check-product.js';
import { MIDDLE, type ProductState } from './product-state.js';

const numbered = <T>(count: number, make: (name: string) => T) =>
  Array.from({ length: count }, (_, index) => make(`n${index}`));
const image = (key: string) => ({ key, alt: '', optionValue: null, focus: MIDDLE });
const value = (name: string) => ({ value: name, swatch: null });
const [variant] = aMug().variants as [ProductState['variants'][number]];
/** A product of so many sizes, each of which can be bought. */
const sized = (count: number) => ({
  options: [{ name: 'Size', values: numbered(count, value) }],
  variants: numbered(count, (name) => ({ ...variant, id: name, sku: name, options: { Size: name } })),
});

describe('a product', () => {
  it.each<[string, Partial<ProductState>]>([
    ['250 variants', sized(250)],
    ['30 pictures', { images: numbered(30, image) }],
    ['30 specifications', { specifications: numbered(30, (name) => ({ name, value: 'x' })) }],
    ['a size that nobody can buy', { ...sized(2), variants: sized(2).variants.slice(1) }],
  ])('may have %s', (_, changes) => {
    expect(() => checkProduct(aMug(changes))).not.toThrow();
  });

  const [small, medium] = aShirt().variants as [typeof variant, typeof variant];
  it.each<[string, Partial<ProductState>, string]>([
    ['251 variants', sized(251), 'A product has at most 250 variants'],
    ['31 pictures', { images: numbered(31, image) }, 'A product has at most 30 pictures'],
    [
      'an end of its discount after which it would cost too much',
      {
        ...{ discount: 50, saleEndsAt: '2026-12-24T20:00:00.000Z' },
        variants: [{ ...variant, priceCents: 5_000_000_000 }],
      },
      'Without the discount it would cost more than 99999999.99',
    ],
    ['an option without values', { options: [{ name: 'Size', values: [] }] }, 'The values of Size'],
    [
      'a value twice',
      { options: [{ name: 'Size', values: ['S', 'S'].map(value) }], variants: [small] },
      'The values of Size must be different from one another',
    ],
    [
      'a value that an option has not',
      { ...aShirt(), variants: [{ ...small, options: { Size: 'XXL' } }] },
      'Every variant needs exactly one value of each option',
    ],
    [
      'a value of no option',
      { ...aShirt(), variants: [{ ...small, options: { Size: 'S', Colour: 'Ink' } }] },
      'Every variant needs exactly one value of each option',
    ],
    [
      'a SKU twice',
      { ...aShirt(), variants: [small, { ...medium, sku: small.sku }] },
      'Two variants have the same SKU',
    ],
    [
      'a SKU in two spellings',
      { ...aShirt(), variants: [small, { ...medium, sku: ` ${small.sku.toLowerCase()}` }] },
      'Two variants have the same SKU',
    ],
    [
      'a value in two spellings',
      { options: [{ name: 'Color', values: ['Red', 'blue', 'RED'].map(value) }], variants: [small] },
      'The values of Color must be different from one another: Red and RED are the same',
    ],
    [
      'an option in two spellings',
      { options: ['Color', 'color '].map((name) => ({ name, values: [value('Red')] })) },
      'Two options have the same name',
    ],
    ['a category twice', { categories: ['Home', 'home '] }, 'A category is named twice'],
  ])('may not have %s', (_, changes, sentence) => {
    expect(() => checkProduct(aMug(changes))).toThrow(sentence);
  });
  it('is told at each of its variants whose SKU another one of it has', () => {
    const { variants } = sized(4);
    const skus = ['ONE', 'two', 'one', 'Two '];
    const alike = variants.map((one, at) => ({ ...one, sku: skus[at] ?? '' }));
    const refused = () => checkProduct(aMug({ ...sized(4), variants: alike }));
    const fields = [0, 2, 1, 3].map((at) => expect.objectContaining({ field: `variants.${at}.sku` }));
    expect(refused).toThrow(expect.objectContaining({ details: { fields } }));
  });
});
