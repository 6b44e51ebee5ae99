import { ApiExtension } from '@nestjs/swagger';
import { isUuid } from '../../kernel/uuid.js';
import { isTimestamp } from './timestamps.js';

/**
 * What a filter field may hold; a list of words is an enumeration. A `mark` narrows when it is true and says nothing when
 * it is false, like the switch of a filter form; a `flag` asks for the one or the other. `since` is a moment, itself included, or the
 * place at which the last answer ended (`X-Next-Cursor`).
 */
export type FilterKind = 'text' | 'uuid' | 'number' | 'date' | 'since' | 'flag' | 'mark' | readonly string[];

/** What one admin list allows. Everything else is refused with 400, naming the field. */
export interface ListRules {
  /** The path segment, repeated in `Content-Range`. */
  resource: string;
  sorts: readonly string[];
  defaultSort: readonly [field: string, direction: Direction];
  /** Key is the whole filter name, e.g. `price_gte`. `id` is always allowed, a UUID unless told. */
  filters: Readonly<Record<string, FilterKind>>;
}

export type Direction = 'ASC' | 'DESC';
export type Scalar = string | number | boolean;

const LONGEST_TEXT = 200;
/** In cents it still fits what the database counts in. */
const LARGEST_NUMBER = 1e12;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Behind which row a list goes on that is sorted by its last change: its moment, to the microsecond, and its id. */
export interface ListPlace {
  moment: string;
  id: string;
}

/** The place in a cursor; undefined where it is none. */
export function placeIn(cursor: string): ListPlace | undefined {
  const [, moment, id] = CURSOR.exec(cursor) ?? [];
  return moment !== undefined && id !== undefined && isTimestamp(moment) ? { moment, id } : undefined;
}

/** The kind of a field of the list; undefined when it may not be filtered by. */
export function kindOf({ filters }: ListRules, field: string): FilterKind | undefined {
  if (Object.hasOwn(filters, field)) return filters[field];
  return field === 'id' ? 'uuid' : undefined;
}

/** Whether several values mean "any of these"; where they cannot, a second one would be passed over. */
export const takesSeveral = (field: string, kind: FilterKind): boolean =>
  Array.isArray(kind) || kind === 'uuid' || (kind === 'text' && field !== 'q');

/** Whether one value is of the kind. */
export function fits(value: unknown, kind: FilterKind): boolean {
  if (kind === 'flag' || kind === 'mark') return typeof value === 'boolean';
  if (kind === 'number') return typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER;
  if (typeof value !== 'string' || value.includes('\0')) return false;
  if (kind === 'uuid') return isUuid(value);
  if (kind === 'date') return isTimestamp(value);
  if (kind === 'since') return isTimestamp(value) || placeIn(value) !== undefined;
  if (kind === 'text') return value.length <= LONGEST_TEXT;
  return kind.includes(value);
}

/** Where the rules of a list wait until the document is built; see `document-lists.ts`. */
export const LISTED = 'x-list';

/** `@Listed(RULES)` on a call that reads an admin list: the document names its fields. `whole` when it has no pages. */
export const Listed = (rules: ListRules, whole = false) => ApiExtension(LISTED, { ...rules, whole });
