import { SOURCES } from './index.js';
import type { FileKind, Source, SourceFile } from './contract.js';

/** A heading as sources know it. */
export const headingKey = (heading: string): string =>
  heading.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const hasMarks = (file: SourceFile | undefined, keys: ReadonlySet<string>): boolean =>
  file !== undefined &&
  file.marks.length > 0 &&
  file.marks.every((spellings) => spellings.some((one) => keys.has(one)));

/** The source whose files have such headings; undefined when none is told by them. */
export function sourceOf(kind: FileKind, headings: readonly string[]): Source | undefined {
  const keys = new Set(headings.map(headingKey));
  return SOURCES.find(({ files }) => hasMarks(files[kind], keys));
}

/** Whether a file of some source has these headings, by which it is seen what parts its cells. */
export const areOfASource = (headings: readonly string[]): boolean => {
  const keys = new Set(headings.map(headingKey));
  return SOURCES.some(({ files }) => Object.values(files).some((file) => hasMarks(file, keys)));
};

/** What a person says that columns are, by their headings as the file has them; an empty field is none of ours. */
export type Corrections = Readonly<Record<string, string>>;

/**
 * For each heading the field that its column fills, empty where it fills none: as the person says, else as the source heads
 * its files. Two columns never fill one field: what the person says goes first, then a heading's first spelling, then the earlier column.
 */
export function mapColumns(
  file: SourceFile,
  headings: readonly string[],
  corrections: Corrections = {},
): string[] {
  const fields = headings.map((heading) =>
    Object.hasOwn(corrections, heading) ? (corrections[heading] ?? '') : undefined,
  );
  const taken = new Set<string>();
  const take = (at: number, field: string | undefined) => {
    if (field === undefined || field === '' || taken.has(field)) return;
    taken.add(field);
    fields[at] = field;
  };
  for (const [at, field] of fields.entries()) {
    if (field === undefined) continue;
    fields[at] = '';
    take(at, field);
  }
  const keys = headings.map(headingKey);
  const guess = (fits: (headings: readonly string[], key: string) => boolean) => {
    for (const [at, key] of keys.entries())
      if (fields[at] === undefined && key !== '')
        take(at, file.columns.find((one) => fits(one.headings, key))?.field);
  };
  guess(([first], key) => first === key);
  guess((spellings, key) => spellings.includes(key));
  for (const [at, key] of keys.entries()) if (fields[at] === undefined) take(at, ownName(file, key));
  return fields.map((field) => field ?? '');
}

const ownName = (file: SourceFile, key: string): string => (key !== '' && file.others?.(key) ? key : '');

/** Fields of the corrections that the source does not know. */
export const unknownFields = (file: SourceFile, corrections: Corrections): string[] =>
  Object.values(corrections).filter(
    (field) =>
      field !== '' && !file.columns.some((one) => one.field === field) && !file.others?.(headingKey(field)),
  );
