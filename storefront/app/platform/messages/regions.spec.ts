import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  areas,
  messages,
  namedLanguages,
  otherLanguages,
  readLanguage,
  regionalLanguages,
  translate,
} from '../../../scripts/languages/translate.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const tag of ['en', 'en-GB', 'de'])
    cpSync(join(messages, tag), join(folder, tag), { recursive: true });
  cpSync(join(messages, 'de/language.json'), join(folder, 'de-AT/language.json'));
  write('de-AT/language.json', { tag: 'de-AT', base: 'de', name: 'Deutsch (Österreich)' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));

describe('a language of a region', () => {
  it('is listed beside the others, and none of those that say everything', () => {
    expect([otherLanguages(folder), regionalLanguages(folder)]).toEqual([['de'], ['de-AT', 'en-GB']]);
    expect(namedLanguages(folder).map(({ id }) => id)).toEqual(['en', 'de', 'de-AT', 'en-GB']);
  });

  it('says what differs, and the rest as its base does', () => {
    const { code, problems } = translate('favorites', 'en-GB', folder);
    expect(problems).toEqual([]);
    expect(code).toContain('Added to favourites');
    expect(translate('cart', 'en-GB', folder).code).toBe(translate('cart', 'en', messages).code);
    expect(translate('cart', 'de-AT', folder).code).toBe(translate('cart', 'de', folder).code);
  });

  it('writes days its own way, and numbers as its base', () => {
    expect(translate('days', 'en-GB', folder).code).toContain('{day} {month} {year}');
    expect(translate('writing', 'en-GB', folder).code).toContain("toLocaleString('en-US')");
    expect(translate('writing', 'de-AT', folder).code).toBe(translate('writing', 'de', folder).code);
    expect(readLanguage('de-AT', folder)).toMatchObject({ tag: 'de-AT', plurals: { one: 'n === 1' } });
  });

  it('is refused for a difference that is none, and for what its base does not say', () => {
    write('de-AT/favorites.json', { 'favoriteTexts.added': german('favoriteTexts.added'), 'a.b': 'Servus' });
    expect(translate('favorites', 'de-AT', folder).problems).toEqual([
      'de-AT/favorites.json: favoriteTexts.added: is as its base says it',
      'de-AT/favorites.json: a.b: English has no such text',
    ]);
    write('en-GB/favorites.json', { 'favoriteTexts.added': 'Added to favorites' });
    expect(translate('favorites', 'en-GB', folder).problems).toHaveLength(1);
  });

  it('has no problem in this shop', () => {
    const all = regionalLanguages().flatMap((tag) => areas().map((area) => translate(area, tag).problems));
    expect(all.flat()).toEqual([]);
  });
});

const german = (key: string) =>
  (JSON.parse(readFileSync(join(messages, 'de/favorites.json'), 'utf8')) as Record<string, string>)[key];
