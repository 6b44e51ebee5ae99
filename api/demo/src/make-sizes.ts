import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { pictureStore } from '@duka/api/media/adapters/kept-pictures.js';
import { keyOf } from '@duka/api/media/adapters/sharp/picture-key.js';
import { SharpPictureMaker } from '@duka/api/media/adapters/sharp/sharp-picture-maker.js';
import { Pictures } from '@duka/api/media/application/ports.js';
import { ServePicture } from '@duka/api/media/application/serve-picture.js';
import { widthsFor } from '@duka/api/media/domain/picture.js';
import { readConfig } from '@duka/api/platform/config/config.js';
import { log } from '@duka/api/platform/logging/log.js';
import { DEMO_FOLDER, readCatalogueFile } from './catalogue-file.js';

/** The catalogue's file says all that is to be known of its pictures. */
class UnknownPictures extends Pictures {
  override find = () => Promise.resolve(undefined);
  override add = () => Promise.resolve();
}

/**
 * Makes the sizes of the demo's pictures that pages ask for, beside the open shop and only while the machine has nothing better
 * to do: those of tiles first, then what shows more of each product. What is there already is left alone.
 */
async function makeSizes(): Promise<void> {
  setPriority(LEAST);
  const { products, pictures } = await readCatalogueFile();
  const sizes = new ServePicture(
    new UnknownPictures(),
    pictureStore(readConfig(process.env)),
    new SharpPictureMaker(),
  );
  const places = new Map(products.flatMap((product) => product.pictures.map((file, place) => [file, place])));
  const inOrder = pictures.toSorted((a, b) => (places.get(a.file) ?? LAST) - (places.get(b.file) ?? LAST));
  for (const { file, width } of inOrder) {
    const content = await readFile(new URL(`pictures/${file}`, DEMO_FOLDER));
    await sizes.prepare({ key: keyOf(content), widths: widthsFor(width) });
  }
  log.info({ ms: Math.round(process.uptime() * 1000) }, 'the sizes of the pictures are made');
}

const LEAST = 19;
const LAST = 99;

await makeSizes();
