import { describe, expect, it } from '@jest/globals';
import { baseOf, familyOf, LANGUAGE_TAG, prefixOf, readBy } from './languages.js';

describe('a language', () => {
  it('is told by its tag, with a region or without', () => {
    const tags = ['en', 'en-GB', 'es-419', 'EN', 'en-gb', 'en_GB', 'english', 'en-GB-oed', ''];
    expect(tags.filter((tag) => LANGUAGE_TAG.test(tag))).toEqual(['en', 'en-GB', 'es-419']);
    expect([baseOf('en-GB'), baseOf('sw')]).toEqual(['en', 'sw']);
    expect([familyOf('en-GB'), familyOf('sw')]).toEqual([['en-GB', 'en'], ['sw']]);
  });

  it.each([
    ['en-GB', ['en', 'en-GB'], 'en-GB'],
    ['en-US', ['en-GB', 'en'], 'en'],
    ['en-US', ['fr', 'en-GB'], 'en-GB'],
    ['en', ['fr', 'en-GB'], 'en-GB'],
    ['sw', ['fr', 'en-GB'], undefined],
    ['', ['fr'], undefined],
  ])('%s of %j is read as %s', (tag, languages, read) => {
    expect(readBy(tag, languages)).toBe(read);
  });

  it('stands before paths in small letters, the first one of the shop not at all', () => {
    expect(['en', 'fr', 'en-GB'].map((tag) => prefixOf(tag, ['en', 'fr', 'en-GB']))).toEqual([
      ...['', '/fr', '/en-gb'],
    ]);
  });
});
