import { describe, expect, it } from '@jest/globals';
import { otherWords, SynonymWrong, synonymTerms } from './synonym.js';

describe('a synonym', () => {
  it('is kept as the search reads words, each once', () => {
    expect(
      synonymTerms({ language: 'en', typed: ' Gym-Shoes! ', finds: ['Café', 'café', "O'Neil shoe"] }),
    ).toEqual({
      language: 'en',
      typed: 'gym shoes',
      finds: ['cafe', 'o neil shoe'],
    });
  });

  it.each([
    [{ language: 'en', typed: '!', finds: ['a'] }, 'typed'],
    [{ language: 'en', typed: 'a b c d', finds: ['a'] }, 'typed'],
    [{ language: 'en', typed: 'a', finds: ['b', "':*"] }, 'finds'],
  ])('%j is refused by its field', (terms, field) => {
    expect(() => synonymTerms(terms)).toThrow(SynonymWrong);
    try {
      synonymTerms(terms);
    } catch (error) {
      expect((error as SynonymWrong).details.fields?.[0]?.field).toBe(field);
    }
  });
});

describe('what else a text may mean', () => {
  const finds = new Map([
    ['baskets', ['sneaker', 'chaussures de sport']],
    ['chaussures de course', ['runner']],
    ['chaussures', ['souliers']],
    ['pull', ['pull']],
  ]);

  it.each([
    ['Baskets rouges', 'baskets', ['sneaker rouges', 'chaussures de sport rouges']],
    ['des chaussures de course', 'chaussures de course', ['des runner']],
    ['Chaussures', 'chaussures', ['souliers']],
  ])('is said of the longest words that have a synonym: %s', (text, typed, texts) => {
    expect(otherWords(text, finds)).toEqual({ typed, texts });
  });

  it.each(['sac', 'pull', ''])('is nothing else: %j', (text) => {
    expect(otherWords(text, finds)).toBeUndefined();
  });
});
