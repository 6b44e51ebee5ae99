import { describe, expect, it } from '@jest/globals';
import { needsModeration } from './needs-moderation.js';

describe('a review', () => {
  it('is shown at once when it only speaks of the product', () => {
    expect(needsModeration('Lovely', 'Fits well. Would buy again!')).toBe(false);
  });

  it.each(['see https://spam.example', 'www.spam.example', 'mail me@spam.example'])(
    'waits for a moderator when it says %p',
    (comment) => {
      expect(needsModeration('', comment)).toBe(true);
    },
  );
});
