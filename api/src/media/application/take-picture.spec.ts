import { describe, expect, it } from '@jest/globals';
import { NotAPicture, PictureTooLarge } from '../domain/refusals.js';
import { pictureShelf, png } from '../testing/in-memory-pictures.js';

describe('a picture from outside', () => {
  it('is taken in with its original, once however often it comes', async () => {
    const { pictures, take, store } = pictureShelf();
    const taken = await take.takePicture(png('coat'), 'image/png');
    await take.takePicture(png('coat'));
    expect([...pictures.kept.values()]).toEqual([taken]);
    expect(store.files.has(`${taken.key}/original`)).toBe(true);
  });

  it('is there in the sizes that pages ask for before it is asked for', async () => {
    const { take, store, sizes } = pictureShelf();
    const taken = await take.takePicture(png('coat'));
    await sizes.prepare(taken);
    const files = [...store.files.keys()].map((name) => name.replace(`${taken.key}/`, ''));
    expect(files.toSorted()).toEqual(['160.avif', '160.webp', '320.avif', '320.webp', 'original']);
  });

  it('is refused when it is none, or is not what its sender calls it', async () => {
    const { pictures, take } = pictureShelf();
    await expect(take.takePicture(Buffer.from('<svg/>'), 'image/svg+xml')).rejects.toThrow(NotAPicture);
    await expect(take.takePicture(png('coat'), 'image/jpeg')).rejects.toThrow(NotAPicture);
    await expect(take.takePicture(png('broken'), 'image/png')).rejects.toThrow(NotAPicture);
    await expect(take.takePicture(png('large'), 'image/png')).rejects.toThrow(PictureTooLarge);
    expect(pictures.kept.size).toBe(0);
  });
});
