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

/** A text that was filled in; empty for none. */
export const text = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const numberOf = (values: Values, name: string): number | undefined => {
  const value = values[name];
  return typeof value === 'number' ? value : undefined;
};

type Placing = { kind: string; fields: Values; items: readonly Values[] };

const isWide = ({ kind, fields, items: [first = {}] }: Placing) =>
  text(kind === 'hero' ? first : fields, 'picture') !== '';

/** Which of a page's blocks has the picture that is waited for: a wide one near its top, else the goods there; -1 for none. */
export function leading(blocks: readonly Placing[]): number {
  const near = blocks.slice(0, 2);
  const wide = near.findIndex(isWide);
  return wide < 0 ? near.findIndex(({ kind }) => kind === 'shelf') : wide;
}

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
