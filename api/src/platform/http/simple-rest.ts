import type { Response } from 'express';
import { visibleWithin } from '../../kernel/visible.js';
import { InvalidInput } from './invalid-input.js';
import {
  fits,
  kindOf,
  placeIn,
  takesSeveral,
  type Direction,
  type ListPlace,
  type ListRules,
  type Scalar,
} from './list-rules.js';
import { inUtc, untilInUtc } from './timestamps.js';
import type { AdminListQuery } from './simple-rest.dto.js';
import { parseStrictJson } from './strict-json.js';

export type { ListRules } from './list-rules.js';

/** At most so many rows at once (security S23); longer lists are read page by page, and exports have routes of their own. */
export const MOST_ROWS = 1_000;
/** At most so many values of one filter: they travel in the address. */
const MOST_VALUES = 100;
const DEFAULT_ROWS = 25;

/** A checked request for an admin list. */
export class AdminList {
  constructor(
    readonly sort: string,
    readonly direction: Direction,
    readonly offset: number,
    readonly limit: number,
    private readonly filters: ReadonlyMap<string, readonly Scalar[]>,
  ) {}

  /** Every wanted value of a field; undefined when the field was not sent. */
  all(field: string): string[] | undefined {
    return this.filters.get(field)?.map(String);
  }

  text(field: string): string | undefined {
    const value = this.filters.get(field)?.[0];
    return value === undefined || value === '' ? undefined : String(value);
  }

  number(field: string): number | undefined {
    const value = this.filters.get(field)?.[0];
    return value === undefined ? undefined : Number(value);
  }

  flag(field: string): boolean | undefined {
    const value = this.filters.get(field)?.[0];
    return value === undefined ? undefined : value === true;
  }

  /** A bound in time, ISO 8601 UTC; a day begins at midnight in the time zone of the shop, and ends with it where it is the last (`…_lte`). */
  date(field: string): string | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    return field.endsWith('_lte') ? untilInUtc(value) : inUtc(value);
  }

  /** From where on changes are wanted: a moment, itself included, or the place behind a row; by the filter `updatedSince`. */
  get since(): string | ListPlace | undefined {
    const value = this.text('updatedSince');
    return value === undefined ? undefined : (placeIn(value) ?? inUtc(value));
  }

  get ids(): string[] | undefined {
    return this.all('id');
  }
}

/** Reads `sort`, `range` and `filter` against the list's rules. @throws InvalidInput naming what is not allowed */
export function readAdminList(query: AdminListQuery, rules: ListRules): AdminList {
  const [sort, direction] = readSort(query.sort, rules);
  const filters = readFilter(query.filter, rules);
  const [first, last] = readRange(query.range, filters.get('id')?.length ?? DEFAULT_ROWS);
  return new AdminList(sort, direction, first, last - first + 1, filters);
}

/** A page of a list as its reads answer it; `last` is the place of its last row where changes can be followed. */
export interface ListPage<T> {
  items: T[];
  total?: number | undefined;
  last?: ListPlace | undefined;
}

/** Reads the page that is asked for, and tells how many rows there are and where the next page goes on. */
export async function answerList<T>(
  response: Response,
  query: AdminListQuery,
  rules: ListRules,
  read: (list: AdminList) => ListPage<T> | Promise<ListPage<T>>,
): Promise<T[]> {
  const list = readAdminList(query, rules);
  const { items, total, last } = await read(list);
  tellTotal(response, rules, list, items.length, total);
  tellCursor(response, list, last);
  return items;
}

/** Both ways of telling the total that the provider understands; one that was not counted is `*` (RFC 9110, 14.4). */
export function tellTotal(
  response: Response,
  rules: ListRules,
  list: AdminList,
  rows: number,
  total: number | undefined,
) {
  const last = list.offset + Math.max(rows, 1) - 1;
  response.setHeader('Content-Range', `${rules.resource} ${list.offset}-${last}/${total ?? '*'}`);
  if (total !== undefined) response.setHeader('X-Total-Count', String(total));
}

/** Where the next answer goes on, for whoever reads changes in their order; `last` is the last row of this one. */
export function tellCursor(response: Response, list: AdminList, last: ListPlace | undefined): void {
  if (list.since === undefined || list.sort !== 'updatedAt' || list.direction !== 'ASC' || !last) return;
  response.setHeader('X-Next-Cursor', `${last.moment}~${last.id}`);
}

function readSort(text: string | undefined, rules: ListRules): readonly [string, Direction] {
  if (text === undefined) return rules.defaultSort;
  const value = readJson(text, 'sort');
  if (!Array.isArray(value) || value.length !== 2)
    throw wrong('sort', 'sort must be ["field","ASC" or "DESC"]');
  const [field, direction] = value as unknown[];
  if (typeof field !== 'string' || !(field === 'id' || rules.sorts.includes(field)))
    throw wrong('sort', `${rules.resource} cannot be sorted by ${JSON.stringify(field)}`);
  if (direction !== 'ASC' && direction !== 'DESC') throw wrong('sort', 'sort direction must be ASC or DESC');
  return [field, direction];
}

function readRange(text: string | undefined, rows: number): readonly [number, number] {
  if (text === undefined) return [0, Math.max(rows, 1) - 1];
  const value = readJson(text, 'range');
  if (!Array.isArray(value) || value.length !== 2 || !value.every((end) => Number.isSafeInteger(end)))
    throw wrong('range', 'range must be [first,last]');
  const [first, last] = value as [number, number];
  if (first < 0 || last < first) throw wrong('range', 'range must not be negative or empty');
  if (last - first >= MOST_ROWS) throw wrong('range', `range may span at most ${MOST_ROWS} rows`);
  return [first, last];
}

function readFilter(text: string | undefined, rules: ListRules): ReadonlyMap<string, readonly Scalar[]> {
  if (text === undefined) return new Map();
  const value = readJson(text, 'filter');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong('filter', 'filter must be an object');
  return new Map(Object.entries(value).map(([field, wanted]) => [field, readWanted(field, wanted, rules)]));
}

function readWanted(field: string, wanted: unknown, rules: ListRules): readonly Scalar[] {
  const kind = kindOf(rules, field);
  if (kind === undefined) throw wrong(`filter.${field}`, `${rules.resource} cannot be filtered by ${field}`);
  const values: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  if (values.length === 0) throw wrong(`filter.${field}`, `${field} has no value`);
  if (values.length > MOST_VALUES) throw wrong(`filter.${field}`, `${field} has too many values`);
  if (values.length > 1 && !takesSeveral(field, kind))
    throw wrong(`filter.${field}`, `${field} takes one value`);
  if (!values.every((value) => fits(value, kind))) throw wrong(`filter.${field}`, `${field} is not valid`);
  return values as Scalar[];
}

function readJson(text: string, field: string): unknown {
  try {
    return visibleWithin(parseStrictJson(Buffer.from(text)));
  } catch {
    throw wrong(field, `${field} is not JSON`);
  }
}

const wrong = (field: string, message: string) => new InvalidInput([{ field, message }]);
