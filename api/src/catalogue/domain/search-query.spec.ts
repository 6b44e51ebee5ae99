import { describe, expect, it } from '@jest/globals';
import { compoundsOf, partsOf, phraseKey, type SearchWord } from './search-query.js';

const word = (text: string): SearchWord => ({ word: text, stem: text, beginning: [] });
const typed = (text: string) => text.split(' ').map(word);
const SYNONYMS = new Map([
  ['tennis shoe', { typed: 'tennis shoes', finds: ['sneakers'] }],
  ['cup', { typed: 'cup', finds: ['mug'] }],
]);

describe('a search made of words', () => {
  it('keeps a phrase together that has a synonym, in either number', () => {
    const parts = partsOf(typed('white tennis shoes'), SYNONYMS);
    expect(parts.map(({ words }) => words.length)).toEqual([1, 2]);
    expect(parts[1]?.anyOf).toContain(`('sneaker':*)`);
  });

  it('leaves out words without meaning, unless there are no others', () => {
    expect(partsOf(typed('a cup for my'), SYNONYMS)).toHaveLength(1);
    expect(partsOf(typed('for my'), SYNONYMS)).toHaveLength(2);
  });

  it('knows plurals by their singular', () => {
    expect(phraseKey(['dresses', 'toys', 'hoodies', 'glass', 'watches'])).toBe('dress toy hoody glass watch');
  });

  it('joins neighbours and splits long words', () => {
    expect(compoundsOf(['head', 'phones']).joined).toEqual(['headphones']);
    expect(compoundsOf(['yogamat']).split).toEqual([
      ['yog', 'amat'],
      ['yoga', 'mat'],
    ]);
  });
});
