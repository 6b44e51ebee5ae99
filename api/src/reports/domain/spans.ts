import { plusDays } from '../../kernel/world/days.js';

/** Sums of days or of months, from the first to the last that begins in it. */
export interface Span {
  span: 'day' | 'month';
  first: string;
  last: string;
}

/** A period in the fewest sums: its whole months, and the days before and after them. */
export function spansOf({ first, last }: { first: string; last: string }): Span[] {
  const from = first.endsWith('-01') ? first : monthAfter(first);
  const until = monthOf(plusDays(last, 1));
  if (from >= until) return [{ span: 'day', first, last }];
  const spans: Span[] = [{ span: 'month', first: from, last: monthOf(plusDays(until, -1)) }];
  if (first < from) spans.push({ span: 'day', first, last: plusDays(from, -1) });
  if (until <= last) spans.push({ span: 'day', first: until, last });
  return spans;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** No month has more than 31 days, and none fewer than 28. */
const monthAfter = (day: string): string => monthOf(plusDays(monthOf(day), 31));
