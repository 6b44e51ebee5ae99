import type { FieldError } from '../refusal.js';
import type { Separator } from '../table-file.js';

/** What a file of another shop holds. */
export const FILE_KINDS = ['products', 'customers', 'orders', 'redirects'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A line of a file: its number, counted from 1 with the headings, and its cells by the fields that its columns were taken for. */
export interface SourceLine {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** What is wrong with it before its cells are looked at. */
  errors?: readonly FieldError[];
  /** Lines of one thing say the same here, whatever it is called. */
  group?: string;
  /** It says nothing of the thing itself: the first line of its group does, for all of them. */
  follows?: boolean;
  /** What staff should know of it, though nothing is wrong. */
  note?: string;
}

/** A column that files of a source have, or a person may say that a column is. */
export interface SourceColumn {
  field: string;
  /** What a person who maps columns chooses by. */
  label: string;
  /** How files of the source head it, in small letters. */
  headings: readonly string[];
}

export interface Reading {
  /** The day, as `2026-11-28`, by which sales with dates are judged. */
  today: string;
  /** What parts the cells of the file, which tells what stands before decimals where nothing else does. */
  separator?: Separator;
}

/** How files of one kind are written by a source, and what becomes of their lines. */
export interface SourceFile {
  columns: readonly SourceColumn[];
  /** Headings that a file of the source has, each one of several spellings; what has all of them is taken for one. */
  marks: readonly (readonly string[])[];
  /** Of files that the shop writes itself, headed in the language of whoever takes them: headings by which one is known, in English. */
  ours?: readonly string[];
  /** Headings that are fields of their own name, as many as there are. */
  others?: (heading: string) => boolean;
  /** The lines in the words that imports of the shop know. Pure. */
  arrange: (lines: readonly SourceLine[], reading: Reading) => SourceLine[];
}

/** A shop system whose files can be read. A further one is a folder with this, and a line in `index.ts`. */
export interface Source {
  name: string;
  label: string;
  files: Readonly<Partial<Record<FileKind, SourceFile>>>;
}
