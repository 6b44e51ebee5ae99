import { describe, expect, it } from '@jest/globals';
import { cutsOf, isOneTypoAway, spellingsOf } from './one-typo.js';

describe('one typo', () => {
  it.each([
    ['jeans', 'jeans'],
    ['jean', 'jeans'],
    ['jeanss', 'jeans'],
    ['jeons', 'jeans'],
    ['jaens', 'jeans'],
  ])('forgives %s for %s', (typed, word) => {
    expect(isOneTypoAway(typed, word)).toBe(true);
  });

  it.each([
    ['jeans', 'beams'],
    ['snkeaer', 'sneaker'],
    ['shoe', 'shirt'],
    ['abcd', 'badc'],
  ])('does not take %s for %s', (typed, word) => {
    expect(isOneTypoAway(typed, word)).toBe(false);
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
