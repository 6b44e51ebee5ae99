const USUAL = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/**
 * A `timestamptz` as PostgreSQL writes it, as ISO 8601 in UTC with milliseconds. Connections speak UTC, so the usual text
 * is only cut into another shape; a list has two of them in each row.
 */
export function isoOf(text: string): string {
  if (!USUAL.test(text)) return new Date(text).toISOString();
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}
