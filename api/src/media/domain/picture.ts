/** The widths that pictures are served in; never wider than the source. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof FORMATS)[number];
/** Of thumbnails: in it each wider picture is served as well, although none tells of it. */
export const THUMB_WIDTH = 160;
/** What pages ask for first: widths of tiles, lists and the product on a phone, as every browser takes them. */
export const PAGE_WIDTHS: ReadonlySet<number> = new Set([320, 640, 960]);
export const PAGE_FORMATS = ['avif', 'webp'] as const;

export const MOST_BYTES = 2 * 1024 * 1024;
export const MOST_PIXELS = 4_000_000;
/** Of a picture that another shop kept, before it is made smaller. */
export const MOST_BYTES_ELSEWHERE = 20 * 1024 * 1024;
export const MOST_PIXELS_ELSEWHERE = 50_000_000;
/** Pixels of width or height; WebP, as which pictures are kept, has no more. */
export const LONGEST_SIDE = 16_383;

/** A stored picture. Its key is a hash of its content, so a key never shows anything else. */
export interface Picture {
  key: string;
  contentType: string;
  width: number;
  height: number;
  bytes: number;
  widths: readonly number[];
  /** Dominant colour as #rrggbb. */
  colour: string;
}

/** The widths that a source of this width is served in: its own when it is narrower than them all. */
export function widthsFor(sourceWidth: number): number[] {
  const fitting = WIDTHS.filter((width) => width <= sourceWidth);
  return fitting.length > 0 ? fitting : [sourceWidth];
}

/**
 * The width that is served to those who ask for `asked`. Every picture is served in the smallest width and as a thumbnail, a
 * narrower one in its own: a list knows addresses, not widths.
 */
export function servedWidth(widths: readonly number[], asked: number): number | undefined {
  const [least] = widths;
  if (widths.includes(asked) || (asked === THUMB_WIDTH && least !== undefined && least > asked)) return asked;
  return asked === THUMB_WIDTH || asked === WIDTHS[0] ? least : undefined;
}
