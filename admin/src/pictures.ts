import { httpError } from './problem';
import { MIDDLE, type Focus } from './products/focus';
import { t } from './texts';

/** What the file input hands over for a newly chosen picture. */
export type ChosenFile = { rawFile: File; src: string; title?: string };

export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File;

/** The server takes pictures of at most 2 MB and 4 million pixels; this is well inside. */
const longestSide = 1600;
const largestFile = 1_400_000;

export const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(httpError(0, { detail: t('The picture could not be read.') }));
    reader.readAsDataURL(file);
  });

/** Size to draw at so that no side is longer than `longestSide`; never larger than the source. */
export function fit(width: number, height: number, limit = longestSide): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Null for what the browser cannot decode; the server has the last word. */
async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

/** The picture itself, or one that is small enough to be sent. */
export async function scaledDown(file: File): Promise<Blob> {
  const bitmap = await decoded(file);
  if (!bitmap) return file;
  const size = fit(bitmap.width, bitmap.height);
  if (size.width === bitmap.width && file.size <= largestFile) return file;
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  return small ?? file;
}

const toSend = async (file: File): Promise<string> => asDataUrl(await scaledDown(file));

type Sent = { url: string; alt?: string; optionValue?: string | null; focus?: Focus; rawFile?: File };

const pictureToSend = async ({ url, alt, optionValue, focus, rawFile }: Sent): Promise<Sent> => ({
  url: rawFile ? await toSend(rawFile) : url,
  alt: alt ?? '',
  optionValue: optionValue ?? null,
  focus: focus ?? MIDDLE,
});

/**
 * A product as it is sent: chosen files become data URLs, scaled down where they are too large; saved pictures go by
 * their address. Where the list of pictures of a saved product is sent, the main picture, which is its first, is not sent again.
 */
export async function withPictures(product: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { image, images, ...rest } = product;
  if (isChosenFile(image)) return { ...rest, image: await toSend(image.rawFile) };
  const main = image === undefined ? {} : { image };
  if (Array.isArray(images)) {
    const sent = await Promise.all(images.map((picture) => pictureToSend(picture as Sent)));
    return { ...rest, ...(rest['id'] === undefined ? main : {}), images: sent };
  }
  return { ...rest, ...main };
}
