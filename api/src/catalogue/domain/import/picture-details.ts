import { isOneLine } from '../../../kernel/one-line.js';
import type { FieldError } from '../../../kernel/refusal.js';
import type { Focus, ImageState } from '../product-state.js';
import { pairsText, readPairs } from '../../../kernel/sources/cell-parts.js';
import type { WantedPicture } from './pictures.js';

/** What is said of the pictures of a line, each by its place among them: `1: In front; 2: From above`. */
const [TEXTS, VALUES, FOCUS] = ['image texts', 'image options', 'image focus'] as const;
export const PICTURE_DETAILS = [TEXTS, VALUES, FOCUS] as const;
const POINT = /^(\d{1,3})\/(\d{1,3})$/;

function pointOf(input: string): Focus | undefined {
  const [, x, y] = POINT.exec(input) ?? [];
  return Number(x) <= 100 && Number(y) <= 100 ? { x: Number(x), y: Number(y) } : undefined;
}

const line = (most: number) => (input: string) =>
  [...input].length <= most && isOneLine(input) ? input : undefined;

const READERS = {
  [TEXTS]: { member: 'alt', read: line(200) },
  [VALUES]: { member: 'optionValue', read: line(60) },
  [FOCUS]: { member: 'focus', read: pointOf },
} as const;

/** The pictures with what the cells beside them say; a file that says it of any says all of it. */
export function describedPictures(
  images: readonly WantedPicture[],
  cells: Readonly<Record<string, string>>,
  errors: FieldError[],
): WantedPicture[] {
  const told: Partial<ImageState>[] = images.map(() => ({}));
  for (const column of PICTURE_DETAILS) {
    const { member, read } = READERS[column];
    const pairs = readPairs(cells[column]?.trim() ?? '');
    const isRead = pairs?.every(([place, input]) => {
      const image = told[Number(place) - 1];
      const value = read(input);
      if (image && value !== undefined) Object.assign(image, { [member]: value });
      return image && value !== undefined;
    });
    if (!isRead)
      errors.push({
        field: column,
        message: `${column} must look like "1: …; 2: …", by the places of the images`,
      });
  }
  return images.map((image, at) => ({ ...image, ...told[at] }));
}

/** The cells that say what is known of the pictures. */
export function pictureDetails(images: readonly Omit<ImageState, 'key'>[]): Record<string, string> {
  const told = (text: (image: Omit<ImageState, 'key'>) => string) =>
    pairsText(images.flatMap((image, at) => (text(image) ? [[String(at + 1), text(image)] as const] : [])));
  return {
    [TEXTS]: told(({ alt }) => alt),
    [VALUES]: told(({ optionValue }) => optionValue ?? ''),
    [FOCUS]: told(({ focus }) => (focus.x === 50 && focus.y === 50 ? '' : `${focus.x}/${focus.y}`)),
  };
}
