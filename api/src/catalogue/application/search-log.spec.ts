import { describe, expect, it } from '@jest/globals';
import { loggedQuery } from './search-log.js';

describe('a search that is counted', () => {
  it.each([
    ['  Red  JACKET ', 'red jacket'],
    ['Café-Set', 'cafe set'],
  ])('%j is kept as %j', (text, kept) => {
    expect(loggedQuery(text)).toBe(kept);
  });

  it.each(['ann@example.com', '+256 700 000 000', '(0700) 000-000', '!!', 'x'.repeat(61)])(
    '%j is not kept',
    (text) => {
      expect(loggedQuery(text)).toBeUndefined();
    },
  );
});
