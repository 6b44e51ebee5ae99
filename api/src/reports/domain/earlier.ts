import { daysBetween, plusDays } from '../../kernel/world/days.js';

/** With what a period is compared: as many days right before it, or the same days of the year before. */
export const COMPARISONS = ['none', 'before', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

type Days = Readonly<{ first: string; last: string }>;

/** The first and the last day of what a period is compared with; undefined for nothing. */
export function earlierThan({ first, last }: Days, comparison: Comparison): Days | undefined {
  if (comparison === 'none') return undefined;
  if (comparison === 'year') return { first: yearBefore(first), last: yearBefore(last) };
  const length = daysBetween(first, last);
  return { first: plusDays(first, -length), last: plusDays(first, -1) };
}

/** Of the 29th of February the 28th. */
function yearBefore(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)];
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`;
}
