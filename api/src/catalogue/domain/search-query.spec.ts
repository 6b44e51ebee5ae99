import { describe, expect, it } from '@jest/globals';
import { compoundsOf, shortWordsIn } from './compounds.js';
import { findsWithin, isNear, partsOf, phraseKey, thingsOf, type SearchWord } from './search-query.js';

const word = (text: string): SearchWord => ({ word: text, stem: text, beginning: [] });
const typed = (text: string) => text.split(' ').map(word);
const SYNONYMS = new Map([
  ['tennis shoe', { typed: 'tennis shoes', finds: ['sneakers'] }],
  ['cup', { typed: 'cup', finds: ['mug'] }],
  ['stiletto', { typed: 'stilettos', finds: ['heel', 'pump'] }],
  ['carry on', { typed: 'carry on', finds: ['duffel'] }],
  ['men', { typed: 'men', finds: ['men'] }],
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

  it('takes a phrase with an unknown word for the synonym that it is a slip away from', () => {
    expect(partsOf(typed('white tenis shoes'), SYNONYMS)[1]?.anyOf).toContain(`('sneaker':*)`);
    const known = typed('tenis shoes').map((one) => ({ ...one, beginning: [one.word] }));
    expect(partsOf(known, SYNONYMS)).toHaveLength(2);
  });

  it('keeps a phrase with a synonym together though a word of it carries no meaning elsewhere', () => {
    const parts = partsOf(typed('blue carry on'), SYNONYMS);
    expect(parts.map(({ words }) => words.map(({ word }) => word))).toEqual([['blue'], ['carry', 'on']]);
    expect(parts[1]?.anyOf).toContain(`('duffel':*)`);
  });

  it('takes no short word for a synonym with a slip, since it is near to too many', () => {
    expect(partsOf(typed('jen'), SYNONYMS)[0]?.anyOf).toHaveLength(1);
    expect(partsOf(typed('mens'), SYNONYMS)[0]?.anyOf).toContain(`('men':*)`);
  });

  it('takes long words alone for others two slips away, and none for one with another first letter', () => {
    expect(findsWithin(2, 'stileto', SYNONYMS)).toEqual(['heel', 'pump']);
    expect(findsWithin(2, 'stilelp', SYNONYMS)).toEqual(['heel', 'pump']);
    expect(findsWithin(1, 'stilelp', SYNONYMS)).toEqual([]);
    expect([isNear(2, 'hedphon', 'headphone'), isNear(2, 'ledphone', 'headphone')]).toEqual([true, false]);
    expect([isNear(2, 'bat', 'cap'), isNear(1, 'bag', 'tag')]).toEqual([false, true]);
  });

  it.each([
    ['black leather jacket', ['jacket', 'leather', 'black']],
    ['toys for small children', ['toys']],
    ['a bag', ['bag']],
    ['for women', ['women']],
    ['sunglasses women', ['women', 'sunglasses']],
    ['of the', []],
  ])('%s is likeliest about %j', (text, things) => {
    expect(thingsOf(typed(text), SYNONYMS).map(({ word }) => word.word)).toEqual(things);
  });

  it('is about what synonyms find, too', () => {
    expect(thingsOf(typed('blue cup'), SYNONYMS)[0]?.query).toBe(`('cup') | ('cup') | (('mug':*))`);
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
