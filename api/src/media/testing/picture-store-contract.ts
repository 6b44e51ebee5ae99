import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { PictureStore } from '../application/ports.js';

/** What every store of pictures must do, wherever it keeps their bytes. */
export function pictureStoreContract(where: string, open: () => PictureStore): void {
  const newKey = () => randomBytes(16).toString('hex');
  const bytes = (read: Uint8Array | undefined) => read && Buffer.from(read);

  describe(`pictures kept in ${where}`, () => {
    it('come back byte by byte, each under its key and name', async () => {
      const store = open();
      const [one, other] = [newKey(), newKey()];
      const [original, small] = [randomBytes(700_000), randomBytes(10)];
      await store.write(one, 'original', original);
      await store.write(one, '320.avif', small);
      expect(bytes(await store.read(one, 'original'))?.equals(original)).toBe(true);
      expect(bytes(await store.read(one, '320.avif'))).toEqual(small);
      expect(await store.read(one, '640.avif')).toBeUndefined();
      expect(await store.read(other, 'original')).toBeUndefined();
    });

    it('may be written again and by two at once: one of them is there, whole', async () => {
      const store = open();
      const key = newKey();
      const contents = [1, 2, 3, 4].map((byte) => Buffer.alloc(200_000, byte));
      await Promise.all(contents.map((content) => store.write(key, '640.webp', content)));
      const kept = bytes(await store.read(key, '640.webp'));
      expect(contents.some((content) => kept?.equals(content))).toBe(true);
    });
  });
}
