import { Refusal } from './refusal.js';

/** What parts the cells of a file. */
export type Separator = ',' | ';' | 'tab';

/** A file of a table as it was read, before anything is made of it. */
export interface TableFile {
  headings: readonly string[];
  rows: readonly TableRow[];
  separator: Separator;
}

/** Its number in the file, counted from 1 with the headings, and its cells in the order of the headings. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** Why it could not be read. */
  fault?: string;
}

/** What was sent as CSV cannot be read, or is too much; `line` counts from 1, the headings included. */
export class NotAnImport extends Refusal {
  constructor(message: string) {
    super('invalid', 'not_an_import', message, { fields: [{ field: 'file', message }] });
  }
}

export class ImportTooLarge extends Refusal {
  constructor(message: string) {
    super('too-large', 'too_large', message);
  }
}
