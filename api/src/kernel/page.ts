/** Which slice of a list is wanted; `page` counts from 1, `limit` is at most 100. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** A slice of a list with what a pager needs. */
export interface PageOf<T> {
  items: T[];
  total: number;
  page: number;
  limit: number;
}
