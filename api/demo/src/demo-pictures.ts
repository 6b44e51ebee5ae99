import { readFile } from 'node:fs/promises';
import type { PictureStore } from '@duka/api/media/application/ports.js';
import { ORIGINAL } from '@duka/api/media/application/serve-picture.js';
import { keyOf } from '@duka/api/media/adapters/sharp/picture-key.js';
import { widthsFor } from '@duka/api/media/domain/picture.js';
import { DEMO_FOLDER, type CatalogueFile } from './catalogue-file.js';

const AT_A_TIME = 16;

export interface StoredPicture {
  file: string;
  key: string;
  width: number;
  height: number;
  bytes: number;
  colour: string;
}

interface Source {
  file: string;
  width: number;
  height: number;
  colour: string;
  /** Made before, as the store names them: the first picture of the shop waits for nothing. */
  sizes?: readonly string[];
}

const sizeOf = (file: string, size: string) =>
  new URL(`pictures/sizes/${file.replace(/\.webp$/, '')}.${size}`, DEMO_FOLDER);

/** Puts the demo's pictures where the shop keeps its own; sizes are made when they are first asked for. */
export async function storePictures(
  { pictures, site }: CatalogueFile,
  store: PictureStore,
): Promise<Map<string, StoredPicture>> {
  const sources: Source[] = [
    ...pictures.map(({ dominantColour, ...picture }) => ({ ...picture, colour: dominantColour })),
    ...site
      .filter(({ use }) => use === 'category tile' || use === 'stage')
      .map((picture) => ({ ...picture, colour: '#e9e6e1' })),
  ];
  const stored = new Map<string, StoredPicture>();
  for (let start = 0; start < sources.length; start += AT_A_TIME) {
    const slice = sources.slice(start, start + AT_A_TIME);
    for (const picture of await Promise.all(slice.map((source) => storeOne(source, store))))
      stored.set(picture.file, picture);
  }
  return stored;
}

async function storeOne(
  { file, width, height, colour, sizes = [] }: Source,
  store: PictureStore,
): Promise<StoredPicture> {
  const content = await readFile(new URL(`pictures/${file}`, DEMO_FOLDER));
  const key = keyOf(content);
  await store.write(key, ORIGINAL, content);
  for (const size of sizes) await store.write(key, size, await readFile(sizeOf(file, size)));
  return { file, key, width, height, bytes: content.length, colour };
}

export function mediaRows(pictures: Iterable<StoredPicture>, now: Date) {
  const byKey = new Map([...pictures].map((picture) => [picture.key, picture]));
  return [...byKey.values()].map(({ key, width, height, bytes, colour }) => ({
    key,
    content_type: 'image/webp',
    width,
    height,
    bytes,
    widths: widthsFor(width),
    dominant_colour: colour,
    created_at: now,
  }));
}
