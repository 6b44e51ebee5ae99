import type { PageRecord } from '../records';

export type Block = PageRecord['blocks'][number];
export type PageForm = Pick<PageRecord, 'title' | 'description' | 'blocks' | 'version'>;

const TITLES = ['title', 'name', 'question', 'label', 'quote', 'caption', 'text'];
const LONGEST = 60;

/** What a block, or one of what it has several of, is known by: its first words. */
function firstWords(values: Readonly<Record<string, unknown>> | undefined): string {
  const text = TITLES.map((name) => values?.[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  const line = typeof text === 'string' ? (text.split('\n')[0] ?? '') : '';
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

export const wordsOf = ({ fields, items }: Block): string => firstWords(fields) || firstWords(items?.[0]);

/** The list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
