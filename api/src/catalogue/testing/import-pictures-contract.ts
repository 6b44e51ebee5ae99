import { expect, it } from '@jest/globals';
import type { ImportPictures } from '../application/import/import-pictures.js';

export interface PicturesScene {
  pictures: ImportPictures;
  /** The id of an import that has been planned. */
  planned: () => Promise<string>;
  /** The key of a picture that the shop has. */
  key: string;
}

/** What every list of pictures of imports must do, in memory as in PostgreSQL. */
export function importPicturesContract(where: string, open: () => Promise<PicturesScene>): void {
  it(`pictures of imports ${where} wait until each is settled, and are known to later imports`, async () => {
    const { pictures, planned, key } = await open();
    const [first, second] = [await planned(), await planned()];
    const [a, b, c] = [
      `https://a.example/${first}`,
      `https://b.example/${first}`,
      `https://c.example/${first}`,
    ];
    await pictures.want(first, [b, a, c]);
    await pictures.want(second, [a]);
    expect([await pictures.waiting(first), await pictures.waiting(second)]).toEqual([[a, b, c], [a]]);
    await pictures.settle(first, a, { key });
    await pictures.settle(first, b, { failure: 'the answer was 404' });
    expect(await pictures.waiting(first)).toEqual([c]);
    expect(await pictures.settled(first)).toEqual(
      new Map<string, object>([
        [a, { key }],
        [b, { failure: 'the answer was 404' }],
      ]),
    );
    expect([await pictures.waiting(second), await pictures.settled(second)]).toEqual([[a], new Map()]);
    expect(await pictures.known([a, b, c])).toEqual(new Map([[a, key]]));
    expect(await pictures.known([])).toEqual(new Map());
  });
}
