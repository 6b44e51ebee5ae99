import { describe, expect, it } from '@jest/globals';
import type { Image, Variant } from '../platform/api/types';
import type { ShownProduct } from '../platform/shown-product';
import { lamp as stored } from '../testing/goods';
import { shownOf } from '../testing/shown';
import { choicesOf, picturesFor, pricesOf, readSelection } from './variants';

const lamp = shownOf(stored);

const variant = (size: string, colour: string, inStock: boolean, price = 10): Variant => ({
  _id: `${size}-${colour}`,
  id: `${size}-${colour}`,
  sku: `${size}-${colour}`,
  options: { Size: size, Colour: colour },
  price,
  originalPrice: null,
  stock: inStock ? 5 : 0,
  inStock,
  image: null,
});

const value = (text: string, swatch: string | null = null) => ({ value: text, swatch });
const tee: ShownProduct = {
  ...lamp,
  options: [
    { name: 'Size', values: [value('S'), value('M')] },
    { name: 'Colour', values: [value('Ink', '#23262e'), value('Chalk', '#f1efe9')] },
  ],
  variants: [
    variant('S', 'Ink', false),
    variant('M', 'Ink', true, 12),
    variant('S', 'Chalk', true),
    variant('L', 'Chalk', true, 9),
  ],
};
const read = (query = '', product: ShownProduct = tee) => readSelection(product, new URLSearchParams(query));

describe('choosing a variant', () => {
  it('starts with a colour that can be bought, and without a size when there are several', () => {
    expect(read()).toEqual({ values: { Colour: 'Ink' }, variant: undefined, missing: 'Size' });
  });

  it('starts with the only size there is', () => {
    const [, colours] = tee.options;
    const one = { ...tee, options: [{ name: 'Size', values: [value('M')] }, colours!] };
    expect(read('', one).variant?._id).toBe('M-Ink');
  });

  it('takes the only variant of a product without options', () => {
    expect(read('', lamp)).toMatchObject({ variant: { _id: 'v1' }, missing: undefined });
  });

  it('follows the URL, even to a sold-out one', () => {
    expect(read('variant=S-Ink').variant?._id).toBe('S-Ink');
  });

  it('keeps a colour that the URL names, and nothing that is not offered', () => {
    expect(read('option=Colour:Chalk&option=Size:XXL').values).toEqual({ Colour: 'Chalk' });
  });

  it('starts with the colour in which a list has shown it', () => {
    expect(read('colour=Chalk').values).toEqual({ Colour: 'Chalk' });
  });

  it('leads to the variant when the choice is whole, to the choice so far when it is not', () => {
    const [size] = choicesOf(tee, 'Size', read('option=Colour:Chalk'));
    expect(size).toMatchObject({ value: 'S', available: true, search: '?variant=S-Chalk' });
    const [, chalk] = choicesOf(tee, 'Colour', read());
    expect(chalk).toMatchObject({ search: '?option=Colour%3AChalk' });
  });

  it('greys a combination that is sold out', () => {
    const sizes = choicesOf(tee, 'Size', read('variant=M-Ink'));
    expect(sizes.map(({ value: size, available, selected }) => [size, available, selected])).toEqual([
      ['S', false, false],
      ['M', true, true],
    ]);
  });

  it('greys a combination that does not exist, and offers the nearest one', () => {
    const colours = choicesOf(tee, 'Colour', read('variant=M-Ink'));
    expect(colours[1]).toMatchObject({ value: 'Chalk', available: false, search: '?variant=S-Chalk' });
  });

  it('costs from the cheapest to the dearest of what is left open', () => {
    expect(pricesOf(tee, read('option=Colour:Chalk'))).toMatchObject({ price: 9, maxPrice: 10 });
    expect(pricesOf(tee, read('variant=M-Ink'))).toMatchObject({ price: 12, maxPrice: 12, stock: 5 });
  });
});

describe('the pictures of a choice', () => {
  const picture = (url: string, optionValue: string | null): Image => ({
    url,
    alt: '',
    width: 1,
    height: 1,
    colour: '#ffffff',
    widths: [],
    optionValue,
    focus: { x: 50, y: 50 },
  });
  const images = [
    picture('chalk', 'Chalk'),
    picture('all', null),
    picture('ink', 'Ink'),
    picture('ink-back', 'Ink'),
  ];
  const shown = (of: readonly Image[], query: string) => picturesFor(of, read(query)).map(({ url }) => url);

  it('are those of its colour, then the general ones, and none of another colour', () => {
    expect(shown(images, 'variant=M-Ink')).toEqual(['ink', 'ink-back', 'all']);
  });

  it('are all there are when the colour has none', () => {
    expect(shown([picture('chalk', 'Chalk')], 'variant=M-Ink')).toEqual(['chalk']);
  });
});
