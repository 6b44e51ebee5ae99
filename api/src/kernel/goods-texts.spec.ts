import { describe, expect, it } from '@jest/globals';
import { wordedOptions, type Wording } from './goods-texts.js';

const FRENCH: Record<string, string> = {
  Size: 'Taille',
  Waist: 'Taille',
  Colour: 'Couleur',
  Blue: 'Bleu',
  Azure: 'Bleu',
};
const wording: Wording = {
  language: 'fr',
  word: (original) => FRENCH[original] ?? original,
  category: (name) => name,
  of: () => ({}),
  pages: () => Promise.resolve(new Map()),
  products: () => Promise.resolve(new Map()),
};

describe('the options of what is bought', () => {
  it('are called as the reader calls them', () => {
    expect(wordedOptions({ Colour: 'Blue', Size: 'M' }, wording)).toEqual({ Couleur: 'Bleu', Taille: 'M' });
    expect(wordedOptions({ Colour: 'Blue' }, undefined)).toEqual({ Colour: 'Blue' });
  });

  it('stay as they were written where two of them are called alike', () => {
    const options = { Size: 'M', Waist: '32', Colour: 'Blue' };
    expect(wordedOptions(options, wording)).toEqual(options);
  });

  it('can be told apart where two values of the product are called alike', () => {
    const ofProduct = (...values: string[]) => [
      { name: 'Colour', values: values.map((value) => ({ value })) },
    ];
    const blue = { Colour: 'Blue' };
    expect(wordedOptions(blue, wording, ofProduct('Blue', 'Red'))).toEqual({ Couleur: 'Bleu' });
    expect(wordedOptions(blue, wording, ofProduct('Blue', 'Azure'))).toEqual(blue);
  });
});
