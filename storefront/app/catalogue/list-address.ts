import { publicUrl } from '../platform/public-url';
import { type Filters, writeFilters } from './filters';

/**
 * What search engines are told of a list at `path`. Each page has an address of its own; another view or 'Load more' is
 * the same list; a filtered or sorted one is not for them and names the whole list. Server only.
 */
export function listAddress(path: string, filters: Filters): { url: string; noindex: boolean } {
  const list: Filters = { ...filters, view: 'grid', through: 1 };
  const noindex = writeFilters({ ...list, page: 1 }) !== '';
  return { url: publicUrl(noindex ? path : `${path}${writeFilters(list)}`), noindex };
}
