import { describe, expect, it } from '@jest/globals';
import { wordedOptions, type Wording } from './goods-texts.js';

const FRENCH: Record<string, string> = { Size: 'Taille', Waist: 'Taille', Colour: 'Couleur', Blue: 'Bleu' };
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

  it('are all there, also where two of them are called alike', () => {
    expect(wordedOptions({ Size: 'M', Waist: '32', Colour: 'Blue' }, wording)).toEqual({
      ...{ Size: 'M', Waist: '32', Couleur: 'Bleu' },
    });
  });
});
