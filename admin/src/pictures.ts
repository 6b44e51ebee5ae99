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
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });

/** Size to draw at so that no side is longer than `longestSide`; never larger than the source. */
export function fit(width: number, height: number, limit = longestSide): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function scaledDown(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
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

/** A chosen file becomes a data URL, scaled down where it is too large; an address stays what it is. */
export async function pictureToSend(value: unknown): Promise<unknown> {
  return isChosenFile(value) ? asDataUrl(await scaledDown(value.rawFile)) : value;
}
