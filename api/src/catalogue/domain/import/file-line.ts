import type { FieldError } from '../../../kernel/refusal.js';

/** One line of an import: its number in the file and its cells by column. */
export interface Line {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** What is wrong with it before its cells are looked at. */
  errors?: readonly FieldError[];
}
