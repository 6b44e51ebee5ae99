import type { ComponentType } from 'react';
import type { ListOutcome } from '../../catalogue/load-list';
import type { Image, PageContent } from '../../platform/api/types';

/** The products of shelves by `shelfName`, which may still be on their way. */
export type Shelves = Readonly<Record<string, ListOutcome | Promise<ListOutcome>>>;
export type Values = Readonly<Record<string, unknown>>;
type Placed = PageContent['pictures'][number];

/** What a block is drawn from: what the merchant filled in, and what the server has fetched for it. */
export type BlockProps = {
  fields: Values;
  items: readonly Values[];
  pictures: readonly Placed[];
  shelves: Shelves;
  /** The first on the page: it has the heading of the page. */
  isFirst: boolean;
  /** Has the picture of the page: it comes before all others. */
  leads: boolean;
};

/** What a kind of block says of itself where it is drawn: what the page goes by before its code has come. */
export type DrawnKind = {
  /** That of its folder in `api/src/pages/blocks`. */
  name: string;
  load: () => Promise<{ default: ComponentType<BlockProps> }>;
  /** Its title must be filled in; where it is the first, that is the heading of the page. */
  isHeading?: true;
  /** Begins where the page begins: no space is left above it. */
  isFlush?: true;
  /** Its wide picture is that of the first of its items. */
  isPicturedByItem?: true;
  /** Has goods, whose pictures are waited for where no wide one is near. */
  hasGoods?: true;
};

/** A text that was filled in; empty for none. */
export const text = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const numberOf = (values: Values, name: string): number | undefined => {
  const value = values[name];
  return typeof value === 'number' ? value : undefined;
};

/** The picture of a block as pages place it, cut around its focus; undefined for none. */
export function pictureOf(values: Values, pictures: readonly Placed[], name = 'picture') {
  const placed = pictures.find(({ url }) => url === text(values, name));
  if (!placed) return undefined;
  const focus: Image['focus'] = { x: numberOf(values, 'focusX') ?? 50, y: numberOf(values, 'focusY') ?? 50 };
  return { ...placed, widths: [...placed.widths], alt: text(values, 'alt'), focus };
}

/** Paragraphs are parted by a blank line. */
export const paragraphs = (words: string): string[] =>
  words.split(/\n\s*\n/).filter((one) => one.trim() !== '');
