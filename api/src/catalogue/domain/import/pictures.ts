import type { FieldError } from '../../../kernel/refusal.js';
import { MIDDLE, type ImageState } from '../product-state.js';
import type { Line } from './file-line.js';
import { listText, readList } from '../../../kernel/sources/cell-parts.js';

export const PICTURES = 'images';
/** With the origin of a shop before it or without. */
const OURS = /^(?:https?:\/\/[^/\s]+)?\/media\/([0-9a-f]{32})$/;
const MOST = 30;
const MOST_BYTES = 2_000;

/** At another address: fetched before its product is made, until when the address stands in place of its key. */
const ELSEWHERE = /^https?:\/\/[^\s;]{1,2000}$/;
export const isElsewhere = (key: string): boolean => ELSEWHERE.test(key);

/** A picture by its address; what the file does not tell of it is the product's to tell. */
export type WantedPicture = Pick<ImageState, 'key'> & Partial<ImageState>;

/** The pictures of a cell in their order, by addresses of the shop or elsewhere; undefined when one is none or comes twice. */
export function pictures(cell: string): WantedPicture[] | undefined {
  const keys = readList(cell).map(keyIn);
  const fits = keys.length <= MOST && keys.every(Boolean) && new Set(keys).size === keys.length;
  return fits && keys.length > 0 ? keys.map((key) => ({ key })) : undefined;
}

const keyIn = (address: string): string => OURS.exec(address)?.[1] ?? (canBeKept(address) ? address : '');

/** An address elsewhere that an index of the database takes, as it is written and as it is sent. */
const canBeKept = (address: string): boolean =>
  isElsewhere(address) &&
  URL.canParse(address) &&
  [address, new URL(address).href].every((one) => Buffer.byteLength(one) <= MOST_BYTES);

/** As the export writes them; one that is elsewhere by its address. */
export const picturesText = (images: readonly Pick<ImageState, 'key'>[]): string =>
  listText(images.map(({ key }) => (isElsewhere(key) ? key : `/media/${key}`)));

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

const keysOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ cells }) => pictures(cells[PICTURES] ?? '')?.map(({ key }) => key) ?? [])),
];
/** The keys of all pictures of the shop that the lines name. */
export const picturesNamed = (lines: readonly Line[]): string[] =>
  keysOf(lines).filter((key) => !isElsewhere(key));
/** The addresses of all that they name elsewhere. */
export const picturesElsewhere = (lines: readonly Line[]): string[] => keysOf(lines).filter(isElsewhere);

/** The lines, with what has been fetched before by its key. */
export const withFetched = (lines: readonly Line[], known: ReadonlyMap<string, string>): Line[] =>
  known.size === 0
    ? [...lines]
    : lines.map((line) => {
        const named = pictures(line.cells[PICTURES] ?? '');
        if (!named?.some(({ key }) => known.has(key))) return line;
        const keys = new Set(named.map(({ key }) => known.get(key) ?? key));
        return {
          ...line,
          cells: { ...line.cells, [PICTURES]: picturesText([...keys].map((key) => ({ key }))) },
        };
      });

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
