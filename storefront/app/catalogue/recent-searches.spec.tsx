import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

describe('recent searches', () => {
  afterEach(() => window.localStorage.clear());

  it('are the last five, the latest first, each once', () => {
    for (const text of ['a1', 'b2', 'c3', 'd4', 'B2', 'e5', 'f6']) rememberSearch(text);
    expect(recentSearches()).toEqual(['f6', 'e5', 'B2', 'd4', 'c3']);
  });

  it('are none once they are forgotten, and where the storage holds something else', () => {
    rememberSearch('lamp');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    for (const other of ['{', '{"a":1}', '[1,null]']) {
      window.localStorage.setItem('duka.searches', other);
      expect(recentSearches()).toEqual([]);
    }
  });
});
