/** How the document describes the part of a form that carries a picture. */
export const PICTURE_PART = {
  type: 'string',
  format: 'binary',
  contentMediaType: 'image/png',
  example: 'tote.png',
  description: 'A PNG, JPEG or WebP picture, at most 2 MB, 4 megapixels and 16,383 pixels on a side.',
} as const;

/** Security S38: the largest picture that is read, in bytes. */
export const PICTURE_BYTES = 2 * 1024 * 1024;
