import { describe, expect, it } from '@jest/globals';
import { articleKey } from '../../kernel/article-key.js';
import { names, wantedVariants, type VariantWish } from './wanted-variants.js';

const variant = (Colour: string, Size: string, stock: number | null = 3) => ({
  id: `${Colour}-${Size}`,
  sku: `JK-${Colour}-${Size}`.toUpperCase(),
  options: { Size, Colour },
  stock,
});
const JACKET = [
  variant('Cognac', 'M'),
  variant('Cognac', 'XL', 0),
  variant('Black', 'M', 0),
  variant('Black', 'XL', null),
  variant('Ink', 'M'),
];
const NOTHING: VariantWish = { options: [], inStock: false, wanted: [] };
const colour = (...values: string[]) => [{ name: 'Colour', values }];
const size = (...values: string[]) => ({ name: 'Size', values });
const black = { exact: ['black'], alike: ['jet', 'ink'] };

const asked = (wish: Partial<VariantWish>, variants = JACKET) => {
  const found = wantedVariants(variants, { ...NOTHING, ...wish });
  return found && { all: found.variants.map(({ id }) => id), lead: found.lead.id, names: found.names };
};

describe('the variants that a list asks for', () => {
  it('are those of the chosen colour, before all one that can be bought', () => {
    expect(asked({ options: colour('Black') })).toEqual({
      all: ['Black-M', 'Black-XL'],
      lead: 'Black-XL',
      names: ['Colour'],
    });
  });

  it('are those of the chosen size, in a colour that can be bought in it', () => {
    expect(asked({ options: [size('XL')] })).toEqual({
      all: ['Cognac-XL', 'Black-XL'],
      lead: 'Black-XL',
      names: ['Size'],
    });
  });

  it('fit all chosen options at once, and are in stock where that was chosen', () => {
    const options = [...colour('Black', 'Cognac'), size('M')];
    expect(asked({ options })?.all).toEqual(['Cognac-M', 'Black-M']);
    expect(asked({ options, inStock: true })?.all).toEqual(['Cognac-M']);
  });

  it('are sold out only where all of them are', () => {
    expect(asked({ options: [...colour('Black'), size('M')] })?.lead).toBe('Black-M');
  });

  it('are of the colour that was typed before one that is like it', () => {
    expect(asked({ wanted: [black] })).toEqual({
      all: ['Black-M', 'Black-XL'],
      lead: 'Black-XL',
      names: ['Colour'],
    });
    expect(asked({ wanted: [black] }, [variant('Tan', 'M'), variant('Ink', 'M')])?.all).toEqual(['Ink-M']);
  });

  it('are as much of what was typed as there is', () => {
    const wanted = [black, { exact: ['xl'], alike: [] }, { exact: ['jacket'], alike: ['coat'] }];
    expect(asked({ wanted })).toEqual({ all: ['Black-XL'], lead: 'Black-XL', names: ['Size', 'Colour'] });
  });

  it('have the typed article number, whole or in part, however it is written', () => {
    expect(asked({ article: articleKey('jk black xl') })).toMatchObject({ all: ['Black-XL'], names: [] });
    expect(asked({ article: articleKey('INK') })?.lead).toBe('Ink-M');
    expect(asked({ article: articleKey('none') })).toBeUndefined();
  });

  it('are not told where nothing of the product was asked for', () => {
    expect(asked({})).toBeUndefined();
    expect(asked({ inStock: true })).toBeUndefined();
    expect(asked({ wanted: [{ exact: ['jacket'], alike: [] }] })).toBeUndefined();
    expect(asked({ options: colour('Green') })).toBeUndefined();
  });

  it('are found by any spelling of a chosen option', () => {
    const spelled = [{ name: 'colour ', values: ['BLACK'] }];
    expect(asked({ options: spelled })).toEqual(asked({ options: colour('Black') }));
  });
});

describe('a value of an option', () => {
  it.each([
    ['Washed Blue', 'blue', true],
    ['Rosé', 'rose', true],
    ['Ecru and Navy', 'navy', true],
    ['Night Blue', 'night blue', true],
    ['Night Blue', 'blue black', false],
    ['128 GB', '128', true],
    ['XL', 'xl', true],
    ['XL', 'x', false],
    ['Reddish', 'red', true],
    ['Covered', 'red', false],
  ])('%s is named by %s: %s', (value, phrase, is) => expect(names(value, phrase)).toBe(is));
});
