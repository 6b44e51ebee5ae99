import { describe, expect, it } from '@jest/globals';
import { inLanguages, pathsInLanguages } from './in-languages';

describe('where a page stands in other languages', () => {
  it('is told from the loader to the server', () => {
    const told = inLanguages(
      { en: 'Scarves', fr: 'Écharpes' },
      (name) => `/category/${encodeURIComponent(name)}`,
    );
    expect(pathsInLanguages([new Headers(), new Headers(told)])).toEqual({
      en: '/category/Scarves',
      fr: '/category/%C3%89charpes',
    });
  });

  it('is nothing in a shop with one language', () => {
    expect(pathsInLanguages([new Headers(inLanguages(undefined, String))])).toEqual({});
  });
});
