import { describe, expect, it } from '@jest/globals';
import type { Pictures } from '../application/ports.js';
import type { Picture } from '../domain/picture.js';

export interface PicturesScene {
  pictures: Pictures;
  /** A key that no picture has yet. */
  nextKey: () => string;
}

/** What everybody who knows the pictures must do, in memory as in PostgreSQL. */
export function picturesContract(where: string, open: () => Promise<PicturesScene>): void {
  async function known() {
    const { pictures, nextKey } = await open();
    const one: Picture = {
      ...{ key: nextKey(), contentType: 'image/webp', width: 900, height: 600, bytes: 12_345 },
      ...{ widths: [320, 640], colour: '#c0ffee' },
    };
    const other: Picture = { ...one, key: nextKey(), widths: [200], colour: '#000000' };
    await pictures.add([one, other]);
    return { pictures, nextKey, one, other };
  }

  describe(`what is known of pictures ${where}`, () => {
    it('comes back as it was added, by their keys', async () => {
      const { pictures, nextKey, one, other } = await known();
      expect([await pictures.find(one.key), await pictures.find(other.key)]).toEqual([one, other]);
      expect(await pictures.find(nextKey())).toBeUndefined();
    });

    it('stays when they are added again, also with others or twice at once', async () => {
      const { pictures, nextKey, one } = await known();
      const fresh = { ...one, key: nextKey() };
      await pictures.add([{ ...one, colour: '#ffffff' }, fresh, { ...fresh, colour: '#ffffff' }]);
      await pictures.add([]);
      expect([await pictures.find(one.key), await pictures.find(fresh.key)]).toEqual([one, fresh]);
    });
  });
}
