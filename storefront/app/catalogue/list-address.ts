import { publicUrl } from '../platform/public-url';
import { type Filters, PAGE, writeFilters } from './filters';

/**
 * What search engines are told of a list at `path`. Each page has an address of its own; another view or 'Load more' is
 * the same list; a filtered or sorted one is not for them and names the whole list. Server only.
 */
export function listAddress(path: string, filters: Filters): { url: string; noindex: boolean } {
  const list: Filters = { ...filters, view: 'grid', through: 1 };
  const noindex = writeFilters({ ...list, page: 1 }) !== '';
  return { url: publicUrl(noindex ? path : `${path}${writeFilters(list)}`), noindex };
}

/**
 * Where an address leads whose page the list has not, or has no more: to the last one it has. A page without goods would be
 * kept by search engines as one that is there.
 */
export function lastPageOf(path: string, filters: Filters, total: number): string | null {
  const last = Math.max(1, Math.ceil(total / PAGE));
  return filters.page > last ? path + writeFilters({ ...filters, page: last }) : null;
}
