import type { Field } from '../../kernel/fields/field.js';

/** A kind of block: what a merchant fills in. Nothing else is known of it outside its folder; the storefront draws it by its name. */
export interface BlockKind {
  /** Of the storefront's file `app/blocks/<name>.tsx`. It never changes. */
  name: string;
  label: string;
  /** What it is good for, in a line. */
  note: string;
  fields: readonly Field[];
  /** Of the frame around every page (`frame`), and of no page. */
  isOfFrame?: boolean;
  /** So many of a kind at the most. */
  most?: number;
  /** What a block of it has several of: slides, questions, points. */
  items?: {
    /** Of one of them: `Slide`. */
    label: string;
    least?: number;
    most: number;
    fields: readonly Field[];
  };
}
