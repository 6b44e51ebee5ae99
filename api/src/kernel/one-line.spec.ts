import { describe, expect, it } from '@jest/globals';
import { isOneLine } from './one-line.js';

describe('a text of one line', () => {
  it.each(['Amina Otieno', 'Zoë & Søn, 3/4″', 'می\u200Cخواهم', '👩🏽\u200D🚀', '❤️\u200D🔥', 'عبد الله', ''])(
    'takes %j',
    (text) => expect(isOneLine(text)).toBe(true),
  );

  it.each([
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['a next line', 'a\u0085b'],
    ['a change of direction', 'a\u202Eb'],
    ['an isolate', 'a\u2066b'],
    ['a blank without width', 'a\u200Bb'],
    ['a byte order mark', '\uFEFFa'],
    ['a soft hyphen', 'a\u00ADb'],
    ['a joiner with nothing to join', 'a\u200D=1'],
    ['a joiner at its beginning', '\u200Da'],
    ['a tag', 'a\u{E0041}'],
  ])('refuses %s', (_, text) => expect(isOneLine(text)).toBe(false));
});
