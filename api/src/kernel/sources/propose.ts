import type { TableFile } from '../table-file.js';
import { headingKey, mapColumns, sourceOf, type Corrections } from './map-columns.js';
import { SOURCES } from './index.js';
import type { FileKind, Source, SourceFile } from './contract.js';

/** How a file would be read, for a person to look at and correct. */
export interface Proposal {
  source: string;
  sources: { name: string; label: string }[];
  /** What a column may be. */
  fields: { field: string; label: string }[];
  columns: { heading: string; field: string; example: string }[];
  lines: number;
}

export type Readable = Source & { file: SourceFile };

/** The sources that have files of a kind. */
export const sourcesOf = (kind: FileKind): Readable[] =>
  SOURCES.flatMap((source) => {
    const file = source.files[kind];
    return file ? [{ ...source, file }] : [];
  });

/** The source of that name, else the one that the headings tell, else that of any other file; undefined for an unknown name. */
export function chosenSource(kind: FileKind, headings: readonly string[], name = ''): Readable | undefined {
  const all = sourcesOf(kind);
  const told = name || (sourceOf(kind, headings)?.name ?? 'table');
  return all.find((one) => one.name === told);
}

const LONGEST_EXAMPLE = 80;

/** How a file would be read. Pure. */
export function propose(
  kind: FileKind,
  table: TableFile,
  { name, file }: Readable,
  said: Corrections,
): Proposal {
  const fields = mapColumns(file, table.headings, said);
  const known = new Set(file.columns.map(({ field }) => field));
  return {
    source: name,
    sources: sourcesOf(kind).map((one) => ({ name: one.name, label: one.label })),
    fields: file.columns.map(({ field, label }) => ({ field, label })),
    columns: table.headings.flatMap((heading, at) => {
      if (headingKey(heading) === '') return [];
      const field = fields[at] ?? '';
      const cell = table.rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
      const example = [...cell.replaceAll(/\s+/g, ' ')].slice(0, LONGEST_EXAMPLE).join('');
      return [{ heading, field: known.has(field) ? field : '', example }];
    }),
    lines: table.rows.length,
  };
}

/** What a person says of columns, as JSON of headings and fields; undefined where it is something else. */
export function readCorrections(text: string | undefined): Corrections | undefined {
  if (!text) return {};
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    const pairs = Object.entries(read);
    return pairs.every(([, field]) => typeof field === 'string')
      ? Object.fromEntries(pairs as [string, string][])
      : undefined;
  } catch {
    return undefined;
  }
}
