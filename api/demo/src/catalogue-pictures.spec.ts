import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_FOLDER, readCatalogueFile, type CatalogueFile } from './catalogue-file.js';

/** A list shows the first three pictures of a colour; scenes have a ground of their own and come last. */
const ORDER = ['hero', 'angle', 'detail', 'macro', 'scene'];

describe('the pictures of the demo catalogue', () => {
  let catalogue: CatalogueFile;
  beforeAll(async () => {
    catalogue = await readCatalogueFile();
  });

  it('are there, each with a text of its own', async () => {
    const files = await readdir(new URL('pictures/', DEMO_FOLDER));
    const texts = catalogue.pictures.map(({ alt }) => alt);
    expect(catalogue.pictures.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
    expect(texts.filter((text, at) => text === '' || texts.indexOf(text) !== at)).toEqual([]);
  });

  it('stand by colour, goods alone first and scenes last', () => {
    for (const { key, pictures } of catalogue.products) {
      const own = catalogue.pictures.filter(({ product }) => product === key);
      const colours = [...new Set(own.map(({ colour }) => colour))];
      const sorted = colours.flatMap((colour) =>
        ORDER.flatMap((view) =>
          own.filter((one) => one.colour === colour && one.file.endsWith(`_${view}.webp`)),
        ),
      );
      expect(pictures).toEqual(sorted.map(({ file }) => file));
    }
  });

  it('show the best products to scale and near, in each of their colours', () => {
    const all = catalogue.products.filter(({ key }) => {
      const own = catalogue.pictures.filter(({ product }) => product === key);
      const colours = new Set(own.map(({ colour }) => colour));
      const views = (name: string) => own.filter(({ file }) => file.endsWith(`_${name}.webp`));
      return views('scene').length === colours.size && views('macro').length === colours.size;
    });
    expect(all).toHaveLength(24);
  });
});
