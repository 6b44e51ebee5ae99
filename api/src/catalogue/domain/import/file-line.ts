/** One line of an import: its number in the file and its cells by column. */
export type { SourceLine as Line } from '../../../kernel/sources/contract.js';
