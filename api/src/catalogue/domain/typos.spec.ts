import { describe, expect, it } from '@jest/globals';
import { cutsOf, spellingsOf, startsAlike, typosBetween } from './typos.js';

describe('typos', () => {
  it.each([
    ['jeans', 'jeans', 0],
    ['jean', 'jeans', 1],
    ['jeanss', 'jeans', 1],
    ['jeons', 'jeans', 1],
    ['jaens', 'jeans', 1],
    ['jeans', 'beams', 2],
    ['snkeaer', 'sneaker', 2],
    ['shoe', 'shirt', 3],
    ['abcd', 'badc', 2],
    ['hedphon', 'headphone', 2],
    ['', 'bag', 3],
  ])('between %s and %s there are %i', (typed, word, typos) => {
    expect(typosBetween(typed, word)).toBe(typos);
    expect(typosBetween(word, typed)).toBe(typos);
  });

  it('cuts a word at each of its letters, twins once', () => {
    expect(cutsOf('jean')).toEqual(['jean', 'ean', 'jan', 'jen', 'jea']);
    expect(cutsOf('see')).toEqual(['see', 'ee', 'se']);
  });

  it('leaves words one typo apart with a cut in common', () => {
    for (const typed of ['jean', 'jeanss', 'jeons', 'jaens']) {
      expect(cutsOf(typed).some((cut) => cutsOf('jeans').includes(cut))).toBe(true);
    }
  });

  it('knows other spellings of the same sound', () => {
    expect(spellingsOf('headfones')).toContain('headphones');
  });
});

describe('what one slip makes of a word', () => {
  it.each([
    ['jens', ['jeans', 'mens'], ['jeans']],
    ['jens', ['mens'], []],
    ['ejans', ['jeans'], ['jeans']],
    ['kacket', ['jacket'], ['jacket']],
    ['packet', ['jacket', 'pocket'], ['pocket']],
  ])('of %s, among %j, is %j', (typed, words, meant) => {
    expect(startsAlike(typed, words)).toEqual(meant);
  });
});
