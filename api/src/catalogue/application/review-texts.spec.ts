import { describe, expect, it } from '@jest/globals';
import { shortName, toDistribution } from './review-texts.js';

describe('who wrote a review', () => {
  it.each([
    ['Ada Lovelace', 'Ada L.'],
    [' ada  king lovelace ', 'ada L.'],
    ['Ada', 'Ada'],
    ['Ada émile', 'Ada É.'],
    ['Ada 𝒳avier', 'Ada 𝒳.'],
    ['', ''],
  ])('%j is told as %j', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe('how the stars of a product are spread', () => {
  it('has a row for each number, five first, also where nobody gave it', () => {
    expect(toDistribution({ 5: 7, 2: 1 })).toEqual([
      { rating: 5, count: 7 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 1 },
      { rating: 1, count: 0 },
    ]);
  });
});
