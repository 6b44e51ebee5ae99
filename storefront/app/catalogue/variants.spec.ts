import { describe, expect, it } from '@jest/globals';
import type { Image, Variant } from '../platform/api/types';
import { choicesOf, picturesFor, selectedVariant } from './variants';

const variant = (size: string, colour: string, inStock: boolean): Variant => ({
  _id: `${size}-${colour}`,
  id: `${size}-${colour}`,
  sku: `${size}-${colour}`,
  options: { Size: size, Colour: colour },
  price: 10,
  originalPrice: null,
  stock: inStock ? 5 : 0,
  inStock,
  image: null,
});

const value = (text: string) => ({ value: text, swatch: null });
const tee = {
  options: [
    { name: 'Size', values: [value('S'), value('M')] },
    { name: 'Colour', values: [value('Ink'), value('Chalk')] },
  ],
  variants: [variant('S', 'Ink', false), variant('M', 'Ink', true), variant('S', 'Chalk', true)],
};

describe('choosing a variant', () => {
  it('starts with the first one that can be bought', () => {
    expect(selectedVariant(tee, null)?._id).toBe('M-Ink');
  });

  it('follows the URL, even to a sold-out one', () => {
    expect(selectedVariant(tee, 'S-Ink')?._id).toBe('S-Ink');
  });

  it('greys a combination that is sold out', () => {
    const sizes = choicesOf(tee, 'Size', selectedVariant(tee, 'M-Ink'));
    expect(sizes.map(({ value: size, available, selected }) => [size, available, selected])).toEqual([
      ['S', false, false],
      ['M', true, true],
    ]);
  });

  it('greys a combination that does not exist, and offers the nearest one', () => {
    const colours = choicesOf(tee, 'Colour', selectedVariant(tee, 'M-Ink'));
    expect(colours[1]).toMatchObject({ value: 'Chalk', available: false });
    expect(colours[1]?.variant?._id).toBe('S-Chalk');
  });
});

describe('the pictures of a variant', () => {
  const picture = (url: string, optionValue: string | null): Image => ({
    url,
    alt: '',
    width: 1,
    height: 1,
    colour: '#ffffff',
    widths: [],
    optionValue,
  });

  it('come first, then the general ones, then those of other colours', () => {
    const images = [
      picture('chalk', 'Chalk'),
      picture('all', null),
      picture('ink', 'Ink'),
      picture('ink-back', 'Ink'),
    ];
    const order = picturesFor(images, selectedVariant(tee, 'M-Ink')).map(({ url }) => url);
    expect(order).toEqual(['ink', 'ink-back', 'all', 'chalk']);
  });
});
