import { describe, expect, it } from '@jest/globals';
import { compoundsOf, partsOf, phraseKey, shortWordsIn, thingOf, type SearchWord } from './search-query.js';

const word = (text: string): SearchWord => ({ word: text, stem: text, beginning: [] });
const typed = (text: string) => text.split(' ').map(word);
const SYNONYMS = new Map([
  ['tennis shoe', { typed: 'tennis shoes', finds: ['sneakers'] }],
  ['cup', { typed: 'cup', finds: ['mug'] }],
  ['stiletto', { typed: 'stilettos', finds: ['heel', 'pump'] }],
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

  it('counts what a synonym finds first as nearly what was typed', () => {
    const [part] = partsOf(typed('stilettos'), SYNONYMS);
    expect(part?.nearest).toContain(`'heel':*`);
    expect(part?.nearest).not.toContain('pump');
  });

  it('takes an unknown word for the synonym that it is a slip away from, doubled letters aside', () => {
    for (const slip of ['stilletos', 'stilettoes', 'stiletos'])
      expect(partsOf(typed(slip), SYNONYMS)[0]?.anyOf).toContain(`('heel':*)`);
    const known = { word: 'cups', stem: 'cup', beginning: ['cupsize'] };
    expect(partsOf([known], new Map([['cap', { typed: 'cap', finds: ['hat'] }]]))[0]?.anyOf).toHaveLength(1);
  });

  it.each([
    ['black leather jacket', 'jacket'],
    ['toys for small children', 'toys'],
    ['a bag', 'bag'],
    ['for women', 'women'],
  ])('%s is about the %s', (text, thing) => {
    expect(thingOf(typed(text), SYNONYMS)?.word.word).toBe(thing);
  });

  it('is about nothing where no word carries a meaning, and about what synonyms find', () => {
    expect(thingOf(typed('of the'), SYNONYMS)).toBeUndefined();
    expect(thingOf(typed('blue cup'), SYNONYMS)?.query).toBe(`('cup') | ('cup') | (('mug':*))`);
  });

  it('takes a letter that was typed twice back from a word too short to be known', () => {
    expect(['matt', 'mat', 'jacket', 'bottle', 'ee'].map(shortWordsIn)).toEqual([[`'mat'`], [], [], [], []]);
  });

  it('joins neighbours and splits long words', () => {
    expect(compoundsOf(['head', 'phones']).joined).toEqual(['headphones']);
    expect(compoundsOf(['yogamat']).split).toEqual([
      ['yog', 'amat'],
      ['yoga', 'mat'],
    ]);
  });
});
