import type { SourceColumn } from './contract.js';

/** A column of a source, by the field that it fills, what a person calls it, and its headings in small letters. */
export const column = (field: string, label: string, ...headings: string[]): SourceColumn => ({
  field,
  label,
  headings,
});
