import { describe, expect, it } from '@jest/globals';
import { SynonymWrong, synonymTerms } from './synonym.js';

describe('a synonym', () => {
  it('is kept as the search reads words, each once', () => {
    expect(synonymTerms({ typed: ' Gym-Shoes! ', finds: ['Café', 'café', "O'Neil shoe"] })).toEqual({
      typed: 'gym shoes',
      finds: ['cafe', 'o neil shoe'],
    });
  });

  it.each([
    [{ typed: '!', finds: ['a'] }, 'typed'],
    [{ typed: 'a b c d', finds: ['a'] }, 'typed'],
    [{ typed: 'a', finds: ['b', "':*"] }, 'finds'],
  ])('%j is refused by its field', (terms, field) => {
    expect(() => synonymTerms(terms)).toThrow(SynonymWrong);
    try {
      synonymTerms(terms);
    } catch (error) {
      expect((error as SynonymWrong).details.fields?.[0]?.field).toBe(field);
    }
  });
});
