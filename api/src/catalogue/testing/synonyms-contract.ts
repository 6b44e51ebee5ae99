import { describe, expect, it } from '@jest/globals';
import type { Synonyms } from '../application/edit-synonyms.js';

export interface SynonymsScene {
  /** Without any. */
  synonyms: Synonyms;
  unknownId: string;
}

/** What every keeper of what else is looked for must do, in memory as in PostgreSQL. */
export function synonymsContract(where: string, open: () => Promise<SynonymsScene>): void {
  const sneakers = { language: 'en', typed: 'sneakers', finds: ['trainers', 'running shoes'] };
  const boots = { language: 'en', typed: 'boots', finds: [] };

  async function two() {
    const scene = await open();
    const [first = '', second = ''] = [await scene.synonyms.add(sneakers), await scene.synonyms.add(boots)];
    return { ...scene, first, second };
  }

  describe(`what else is looked for ${where}`, () => {
    it('comes back as it was said, under an id of its own', async () => {
      const { synonyms, first, second, unknownId } = await two();
      expect(await synonyms.find(first)).toEqual({ ...sneakers, id: first });
      expect(await synonyms.find(second)).toEqual({ ...boots, id: second });
      expect(await synonyms.find(unknownId)).toBeUndefined();
    });

    it('is said once for the same words, anew and by a change', async () => {
      const { synonyms, first, second } = await two();
      expect(await synonyms.add({ ...sneakers, finds: ['shoes'] })).toBeUndefined();
      expect(await synonyms.put(second, { ...sneakers, finds: ['shoes'] })).toBe(false);
      expect([await synonyms.find(first), await synonyms.find(second)]).toEqual([
        { ...sneakers, id: first },
        { ...boots, id: second },
      ]);
    });

    it('is said once in each language', async () => {
      const { synonyms, second } = await two();
      const inFrench = { language: 'fr', typed: 'sneakers', finds: ['baskets'] };
      const id = await synonyms.add(inFrench);
      expect(await synonyms.find(id ?? '')).toEqual({ ...inFrench, id });
      expect(await synonyms.put(second, inFrench)).toBe(false);
      expect(await synonyms.put(second, { ...inFrench, language: 'de' })).toBe(true);
    });

    it('is changed where it is, under its own words too', async () => {
      const { synonyms, first, second, unknownId } = await two();
      expect(await synonyms.put(first, { ...sneakers, finds: ['shoes'] })).toBe(true);
      expect(await synonyms.find(first)).toEqual({ ...sneakers, finds: ['shoes'], id: first });
      expect(await synonyms.put(second, { ...boots, typed: 'kicks' })).toBe(true);
      expect(await synonyms.put(unknownId, { ...boots, typed: 'new' })).toBe(false);
      expect(await synonyms.find(unknownId)).toBeUndefined();
    });

    it('goes once, and may be said again', async () => {
      const { synonyms, first } = await two();
      expect([await synonyms.remove(first), await synonyms.remove(first)]).toEqual([true, false]);
      expect(await synonyms.find(first)).toBeUndefined();
      expect(await synonyms.add(sneakers)).not.toBe(first);
    });
  });
}
