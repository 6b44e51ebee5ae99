import type { FieldError } from '../../../kernel/refusal.js';
import { MIDDLE, type ImageState } from '../product-state.js';
import type { Line } from './file-line.js';
import { listText, readList } from './parts.js';

export const PICTURES = 'images';
/** With the origin of a shop before it or without. */
const OURS = /^(?:https?:\/\/[^/\s]+)?\/media\/([0-9a-f]{32})$/;
const MOST = 30;

/** A picture by its address; what the file does not tell of it is the product's to tell. */
export type WantedPicture = Pick<ImageState, 'key'> & Partial<ImageState>;

/** The pictures of a cell in their order, by addresses of the shop; undefined when one is none or comes twice. */
export function pictures(cell: string): WantedPicture[] | undefined {
  const keys = readList(cell).map((address) => OURS.exec(address)?.[1] ?? '');
  const fits = keys.length <= MOST && keys.every(Boolean) && new Set(keys).size === keys.length;
  return fits && keys.length > 0 ? keys.map((key) => ({ key })) : undefined;
}

/** As the export writes them. */
export const picturesText = (images: readonly Pick<ImageState, 'key'>[]): string =>
  listText(images.map(({ key }) => `/media/${key}`));

/** The wanted pictures, with what the file tells of them, else what the product does; a new one is described by the product's name. */
export const placed = (
  wanted: readonly WantedPicture[],
  has: readonly ImageState[],
  name: string,
): ImageState[] =>
  wanted.map((image) => ({
    ...{ alt: name, optionValue: null, focus: MIDDLE },
    ...has.find(({ key }) => key === image.key),
    ...image,
  }));

/** The keys of all pictures that the lines name. */
export const picturesNamed = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ cells }) => pictures(cells[PICTURES] ?? '')?.map(({ key }) => key) ?? [])),
];

/** Lines that name a picture which the shop does not have say so at that cell. */
export const withKnownPictures = (lines: readonly Line[], known: ReadonlySet<string>): Line[] =>
  lines.map((line) => {
    const missing = picturesNamed([line]).filter((key) => !known.has(key));
    if (missing.length === 0) return line;
    const errors: FieldError[] = missing.map((key) => ({
      ...{ field: PICTURES, message: `The shop has no picture /media/${key}` },
    }));
    return { ...line, cells: { ...line.cells, [PICTURES]: '' }, errors: [...(line.errors ?? []), ...errors] };
  });
