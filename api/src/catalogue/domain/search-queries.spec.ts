import { describe, expect, it } from '@jest/globals';
import {
  allOf,
  findsOf,
  findsWithin,
  isNear,
  MOST_BEGINNING_ALIKE,
  oneOf,
  partsOf,
  phraseKey,
  phraseQuery,
  thingsOf,
  type SearchWord,
} from './search-query.js';

const word = (text: string, beginning: string[] = [], stem = text): SearchWord => ({
  ...{ word: text, stem, beginning },
});
const NONE = new Map<string, { typed: string; finds: string[] }>();
const queryOf = (one: SearchWord) => partsOf([one], NONE)[0]?.anyOf[0];

describe('the query of a word', () => {
  it('is the word itself where it is short', () => {
    expect([queryOf(word('tv', ['tvs'])), queryOf(word('bag', [], 'bag'))]).toEqual([
      `('tv')`,
      `(('bag':*) | ('bag'))`,
    ]);
  });

  it('is each word that begins with it while they are few, and its stem once', () => {
    expect(queryOf(word('shoes', ['shoes', 'shoestring'], 'shoe'))).toBe(
      `(('shoes') | ('shoestring') | ('shoe'))`,
    );
    expect(queryOf(word('mug', ['mug', 'mugs']))).toBe(`(('mug') | ('mugs'))`);
  });

  it('is the beginning where too many begin with it, or none is known', () => {
    const many = Array.from({ length: MOST_BEGINNING_ALIKE }, (_, index) => `car${index}`);
    expect(queryOf(word('car', many))).toBe(allOf([oneOf([...many, 'car'].map((one) => `'${one}'`))]));
    expect(queryOf(word('car', [...many, 'carpet']))).toBe(`(('car':*) | ('car'))`);
    expect(queryOf(word('carr'))).toBe(`(('carr':*) | ('carr'))`);
  });
});

describe('the queries of a search', () => {
  it('are found all together, or any of them', () => {
    expect([allOf([`'a'`, `'b'`]), oneOf([`'a'`, `'b'`])]).toEqual([`('a') & ('b')`, `('a') | ('b')`]);
  });

  it('look for a phrase by the beginnings of its words, in the singular', () => {
    expect(phraseQuery('running shoes')).toBe(`('running':*) & ('shoe':*)`);
  });

  it('look for the words as typed and for what their synonym finds', () => {
    const synonyms = new Map([['cup', { typed: 'cup', finds: ['mug', 'tea glass'] }]]);
    expect(partsOf([word('cups', [], 'cup')], synonyms)).toMatchObject([
      {
        anyOf: [`(('cups':*) | ('cup'))`, `('mug':*)`, `('tea':*) & ('glass':*)`],
        nearest: `((('cups':*) | ('cup'))) | (('mug':*))`,
      },
    ]);
    expect(partsOf([word('jug')], synonyms)).toMatchObject([{ nearest: `((('jug':*) | ('jug')))` }]);
  });

  it('are none of words that carry no meaning beside others, in whatever order', () => {
    const texts = (typed: string) =>
      partsOf(
        typed.split(' ').map((one) => word(one)),
        NONE,
      ).map(({ words }) => words[0]?.word);
    expect([texts('the mug in my bag'), texts('to the')]).toEqual([
      ['mug', 'bag'],
      ['to', 'the'],
    ]);
  });

  it('keep phrases of three words together, and none of four', () => {
    const synonyms = new Map([
      ['out of doors', { typed: 'out of doors', finds: ['outdoor'] }],
      ['out of door', { typed: 'out of door', finds: ['outdoor'] }],
      ['one two three four', { typed: 'one two three four', finds: ['five'] }],
    ]);
    const parts = (text: string) =>
      partsOf(
        text.split(' ').map((one) => word(one)),
        synonyms,
      ).map(({ words }) => words.length);
    expect(parts('out of doors')).toEqual([3]);
    expect(parts('one two three four')).toEqual([1, 1, 1, 1]);
  });

  it('take a phrase whose words the shop knows, or are too short for it, as it is typed', () => {
    const synonyms = new Map([['smart watch', { typed: 'smart watch', finds: ['wearable'] }]]);
    const finds = (...typed: SearchWord[]) => partsOf(typed, synonyms).length;
    expect(finds(word('smart', ['smart']), word('wach'))).toBe(1);
    expect(finds(word('smart', ['smart']), word('wach', ['wachs']))).toBe(2);
    expect(finds(word('smart', ['smart']), word('xyz'))).toBe(2);
  });
});

describe('what synonyms find', () => {
  const synonyms = new Map([
    ['sneaker', { typed: 'sneakers', finds: ['shoe'] }],
    ['beanie', { typed: 'beanie', finds: ['hat'] }],
  ]);

  it('is told of their words in whichever number', () => {
    expect([findsOf(['sneakers'], synonyms), findsOf(['boot'], synonyms)]).toEqual([['shoe'], undefined]);
  });

  it('is told of all that are near enough', () => {
    expect(findsWithin(1, 'sneakr', synonyms)).toEqual(['shoe']);
    expect(findsWithin(2, 'snekr', synonyms)).toEqual([]);
    expect(findsWithin(2, 'sneker', synonyms)).toEqual(['shoe']);
    expect(findsWithin(1, 'jacket', synonyms)).toEqual([]);
  });
});

describe('words that are near to each other', () => {
  it.each<[1 | 2, string, string, boolean]>([
    [1, 'mug', 'mugs', true],
    [1, 'mug', 'mugful', false],
    [1, 'house', 'mouse', true],
    [2, 'jacket', 'jackpot', true],
    [2, 'jacket', 'packet', false],
    [2, 'shirt', 'shift', false],
    [2, 'sweater', 'sweat', false],
    [2, 'sweaters', 'sweate', true],
  ])('within %i: %s and %s: %p', (most, one, other, expected) => {
    expect(isNear(most, one, other)).toBe(expected);
  });
});

describe('the number of a word', () => {
  it.each([
    ['shoes', 'shoe'],
    ['boxes', 'box'],
    ['dishes', 'dish'],
    ['benches', 'bench'],
    ['parties', 'party'],
    ['bus', 'bus'],
    ['virus', 'virus'],
    ['basis', 'basis'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['ties', 'ty'],
    ['sofa', 'sofa'],
  ])('%s is known as %s', (typed, key) => {
    expect(phraseKey([typed])).toBe(key);
  });
});

describe('what a search is about', () => {
  it('stands before the first preposition that is not the first word', () => {
    const things = (text: string) =>
      thingsOf(
        text.split(' ').map((one) => word(one)),
        NONE,
      ).map(({ word: { word: one } }) => one);
    expect(things('bag with a strap')).toEqual(['bag']);
    expect(things('for running')).toEqual(['running']);
    expect(things('in bag for men')).toEqual(['bag']);
  });

  it('is looked for by the word and its stem', () => {
    expect(thingsOf([word('shoes', [], 'shoe')], NONE)).toMatchObject([{ query: `('shoes') | ('shoe')` }]);
  });
});
