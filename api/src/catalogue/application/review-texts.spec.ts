import { describe, expect, it } from '@jest/globals';
import { countedReviews, shortName, toDistribution } from './review-texts.js';

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

describe('groups of reviews', () => {
  it('are counted by stars and, where something was said of the size, by that', () => {
    const counted = countedReviews([
      [5, 'small', 2],
      [5, null, 4],
      [1, 'small', 1],
      [1, 'right', 3],
    ]);
    expect(counted.stars.filter(({ count }) => count > 0)).toEqual([
      { rating: 5, count: 6 },
      { rating: 1, count: 4 },
    ]);
    expect(counted.fit).toEqual({ small: 3, right: 3, large: 0 });
    expect(countedReviews([]).fit).toEqual({ small: 0, right: 0, large: 0 });
  });
});
