import { describe, expect, it } from '@jest/globals';
import type { Translations } from '../application/ports.js';
import type { SentText } from '../domain/translation.js';

export interface TranslationsScene {
  translations: Translations;
  /** The key of a category that has a description, of which nobody has translated anything. */
  owner: string;
  /** Says something else of the category. */
  describe: (text: string) => Promise<void>;
}

/** What every keeper of translations must do, in memory as in PostgreSQL. */
export function translationsContract(where: string, open: () => Promise<TranslationsScene>): void {
  const start = async () => {
    const scene = await open();
    await scene.describe('Warm things');
    const { translations, owner } = scene;
    const text = (field: string, said: string, language = 'fr'): SentText => ({
      ...{ kind: 'category', owner, field, language, text: said },
    });
    const put = (field: string, said: string, original: string, isDraft = false) =>
      translations.put([{ ...text(field, said), original, isDraft }]);
    const lines = async (more: object = {}, language = 'fr') =>
      (await translations.list({ language, kind: 'category', owners: [owner], offset: 0, limit: 9, ...more }))
        .items;
    const states = async () => (await lines()).map(({ field, state }) => [field, state]);
    return { ...scene, text, put, lines, states };
  };

  describe(`translations ${where}`, () => {
    it('tell of each text what has become of it', async () => {
      const { translations, owner, put, states, lines, describe: say } = await start();
      expect(await states()).toEqual([
        ['name', 'missing'],
        ['description', 'missing'],
      ]);
      expect(await put('description', 'Choses chaudes', 'Warm things', true)).toBe(1);
      expect((await states())[1]).toEqual(['description', 'draft']);
      expect(await put('description', 'Des choses chaudes', 'Warm things')).toBe(1);
      expect((await states())[1]).toEqual(['description', 'done']);
      await say('Warm and dry things');
      expect((await states())[1]).toEqual(['description', 'check']);
      const [line] = await lines({ state: 'check' });
      expect(line).toMatchObject({ text: 'Warm and dry things', translation: 'Des choses chaudes' });
      expect([line?.hasLines, (await lines({ state: 'missing' }))[0]?.hasLines]).toEqual([true, false]);
      expect((await lines({}, 'de')).map(({ state }) => state)).toEqual(['missing', 'missing']);
      const [original] = await translations.originals([{ kind: 'category', owner, field: 'name' }]);
      expect(original).toMatchObject({ kind: 'category', owner });
    });

    it('count only what is other than before, and keep what a person has written', async () => {
      const { translations, put, text, lines } = await start();
      expect(await put('description', 'Choses', 'Warm things')).toBe(1);
      expect(await put('description', 'Choses', 'Warm things')).toBe(0);
      expect(await put('description', 'Machine', 'Warm things', true)).toBe(0);
      expect((await lines({ state: 'done' }))[0]?.translation).toBe('Choses');
      expect(await translations.remove([text('description', ''), text('name', '')])).toBe(1);
      expect(await lines({ state: 'done' })).toEqual([]);
    });

    it('are found by their places and words, and counted by kind', async () => {
      const { translations, owner, put, lines } = await start();
      const counted = async () =>
        (await translations.progress(['fr'])).find(({ kind }) => kind === 'category');
      const before = await counted();
      await put('description', 'Choses chaudes', 'Warm things', true);
      const after = await counted();
      expect([before!.missing - after!.missing, after!.draft - before!.draft]).toEqual([1, 1]);
      expect(after!.total).toBe(before!.total);
      const fieldsOf = async (more: object) => (await lines(more)).map(({ field }) => field);
      expect(await fieldsOf({ text: 'CHAUDES' })).toEqual(['description']);
      expect(await fieldsOf({ text: 'warm t' })).toEqual(['description']);
      expect(await fieldsOf({ text: 'nowhere' })).toEqual([]);
      expect(await fieldsOf({ places: [{ kind: 'category', owner, field: 'name' }] })).toEqual(['name']);
      expect(await fieldsOf({ limit: 1 })).toEqual(['name']);
      expect(await fieldsOf({ offset: 1 })).toEqual(['description']);
    });
  });
}
