import { describe, expect, it } from '@jest/globals';
import type { Wordings } from '../wordings.js';

/** What every keeper of own texts must do, in memory as in PostgreSQL. `key` is one that nobody has worded. */
export function wordingsContract(
  where: string,
  open: () => Promise<{ wordings: Wordings; key: string }>,
): void {
  describe(`own texts ${where}`, () => {
    it('are kept by language and key, changed, and taken away', async () => {
      const { wordings, key } = await open();
      const own = async (languages?: string[]) =>
        (await wordings.of(languages)).filter((one) => one.key === key);
      const [fr, de] = [
        { language: 'fr', key, text: 'Bonjour {name}' },
        { language: 'de', key, text: 'Guten Tag {name}' },
      ];
      await wordings.save([fr, de]);
      expect(await own()).toEqual([de, fr]);
      expect(await own(['fr', 'sw'])).toEqual([fr]);
      await wordings.save([
        { ...fr, text: 'Salut {name}' },
        { ...de, text: '' },
      ]);
      expect(await own()).toEqual([{ ...fr, text: 'Salut {name}' }]);
      await wordings.save([{ ...fr, text: '' }]);
      expect(await own()).toEqual([]);
    });
  });
}
