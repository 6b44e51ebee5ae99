import { describe, expect, it } from '@jest/globals';
import { partsOf, thingsOf, type SearchWord } from './search-query.js';
import { headOf, inWeights, withHead } from './search-things.js';

const SYNONYMS = new Map([
  ['trainer', { typed: 'trainers', finds: ['sneaker', 'running shoe'], things: ['sneaker'] }],
]);
const THINGS = new Set(['boots', 'bag', 'jacket']);
const words = (text: string): SearchWord[] =>
  text.split(' ').map((word) => ({ word, stem: word, beginning: [], isThing: THINGS.has(word) }));
const head = (text: string) => {
  const typed = words(text);
  return headOf(partsOf(typed, SYNONYMS), thingsOf(typed, SYNONYMS))
    ?.words.map(({ word }) => word)
    .join(' ');
};

describe('the head of a search', () => {
  it.each([
    ['boots', 'boots'],
    ['laptop bag', 'bag'],
    ['jacket women', 'jacket'],
    ['bag for boots', 'bag'],
    ['red trainers', 'trainers'],
    ['leather', undefined],
  ])('of %s is %s', (text, thing) => expect(head(text)).toBe(thing));

  it('is not looked for in descriptions', () => {
    const typed = words('leather boots');
    const parts = partsOf(typed, SYNONYMS);
    const found = withHead(parts, headOf(parts, thingsOf(typed, SYNONYMS))!);
    expect(found.map(({ nearest }) => nearest.includes(':*ABC'))).toEqual([false, true]);
  });
});

describe('a query of some weights', () => {
  it('has these alone, whatever it had before', () => {
    expect(inWeights(`'a':*ABC & 'b':A`, 'AB')).toBe(`'a':*AB & 'b':AB`);
  });

  it('has them at each of its words', () => {
    expect(inWeights(`('a':* | 'b') & ('c' <-> 'd')`, 'AB')).toBe(`('a':*AB | 'b':AB) & ('c':AB <-> 'd':AB)`);
  });
});
