import { describe, expect, it } from '@jest/globals';
import { mayBeName, searchedText } from './searched-text';

describe('a text from an address', () => {
  it.each([
    ['  red shoes ', 'red shoes'],
    ['a\nb', 'a b'],
    ['a\u0000\r\n\tb', 'a b'],
    ['\n \t', ''],
    ['x'.repeat(101), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    ['🙂'.repeat(101), '🙂'.repeat(100)],
    ['e\u0301'.repeat(100), 'é'.repeat(100)],
    ['a\ud800b', 'a\ufffdb'],
  ])('%j is searched for as %j', (typed, text) => {
    expect(searchedText(typed)).toBe(text);
  });

  it.each([
    ['Ink', true],
    ['', false],
    ['a\nb', false],
    ['x'.repeat(100), true],
    ['x'.repeat(101), false],
    ['🙂'.repeat(100), true],
  ])('%j may be a name: %s', (text, may) => {
    expect(mayBeName(text)).toBe(may);
  });
});
