/**
 * Letters and digits of an article number, folded, by which article numbers are compared: `ab-12 c` and `AB12C` are one. The
 * database has the same as `article_key`.
 */
export const articleKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
