import type { FieldValue } from '../../kernel/fields/field.js';

export type Values = Readonly<Record<string, FieldValue>>;

/** One block of a page, filled in. */
export interface Block {
  kind: string;
  fields: Values;
  items: readonly Values[];
}

/** What a page says. */
export interface Content {
  title: string;
  /** For search engines. */
  description: string;
  blocks: readonly Block[];
  /** How the pictures of the blocks are placed, by their addresses: nothing moves when they come. */
  pictures?: Readonly<Record<string, PlacedPicture>>;
}

export interface PlacedPicture {
  width: number;
  height: number;
  /** In which it is served. */
  widths: readonly number[];
}

export interface SentBlock {
  kind: unknown;
  fields?: unknown;
  items?: unknown;
}

export interface SentContent {
  title: string;
  description?: string | undefined;
  blocks: readonly SentBlock[];
}
