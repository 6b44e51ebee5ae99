/** How the document describes the part of a form that carries a picture. */
export const PICTURE_PART = {
  type: 'string',
  format: 'binary',
  contentMediaType: 'image/png',
  example: 'tote.png',
  description: 'A PNG, JPEG or WebP picture, at most 2 MB and 4 megapixels.',
} as const;

/** Security S38: the largest picture that is read, in bytes. */
export const PICTURE_BYTES = 2 * 1024 * 1024;
