import { describe, expect, it } from '@jest/globals';
import { SharedTexts, type SharedText } from './shared-texts.js';

const word = (owner: string, text: string, language = 'fr'): SharedText => ({
  ...{ kind: 'word', owner, language, field: 'text', text, former: [] },
});
const category = (owner: string, text: string, former: string[] = []): SharedText => ({
  ...{ kind: 'category', owner, language: 'fr', field: 'name', text, former },
});

describe('texts that many products share', () => {
  it('lead back to their originals in the language, several to one word as well', () => {
    const texts = new SharedTexts([word('Grey', 'Gris'), word('Gray', 'Gris'), word('Red', 'Rot', 'de')]);
    expect(texts.meant('word', ' GRIS', 'fr')).toEqual(['Grey', 'Gray']);
    expect(texts.of('word', 'Grey', ['fr'])).toEqual({ text: 'Gris' });
    expect(texts.of('word', 'Grey', ['de'])).toEqual({});
  });

  it('are understood in any language, unless they are an original', () => {
    const texts = new SharedTexts([word('Red', 'Rouge'), word('Rouge', 'Fard'), word('Blue', 'Bleu')]);
    expect(texts.meant('word', 'bleu', 'en')).toEqual(['bleu', 'Blue']);
    expect(texts.meant('word', 'Rouge', 'en')).toEqual(['Rouge']);
    expect(texts.meant('word', 'Rouge', 'fr')).toEqual(['Red']);
    expect(texts.meant('word', 'XL', 'fr')).toEqual(['XL']);
  });

  it('lead on from what a category was called', () => {
    const texts = new SharedTexts([category('scarves', 'Foulards', ['Écharpes'])]);
    expect(texts.meant('category', 'écharpes', 'fr')).toEqual(['scarves']);
    expect(texts.meant('category', 'Foulards', 'fr')).toEqual(['scarves']);
  });
});
