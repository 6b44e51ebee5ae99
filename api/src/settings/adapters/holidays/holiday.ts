import { plusDays, weekday } from '../../../kernel/world/days.js';

/** A public holiday: its day as `2026-07-04`, and the rule of date-holidays that it follows. */
export interface Holiday {
  day: string;
  rule: string;
}

const SATURDAY = 6;
const SUNDAY = 0;

export const isSaturday = (day: string): boolean => weekday(day) === SATURDAY;
export const isSunday = (day: string): boolean => weekday(day) === SUNDAY;
export const isWeekend = (day: string): boolean => isSaturday(day) || isSunday(day);

/** The year that holidays are of, as `2026`; empty where there are none. */
export const yearOf = (holidays: readonly Holiday[]): string => holidays[0]?.day.slice(0, 4) ?? '';

/** Holidays on days of a year, such as `12-03`. */
export const on = (year: string, ...days: readonly string[]): Holiday[] =>
  days.map((day) => ({ day: `${year}-${day}`, rule: day }));

/** That day, or the next one, going back or forth by `step`, which is neither taken nor on a weekend. */
export function freeDay(day: string, taken: ReadonlySet<string>, step: 1 | -1 = 1): string {
  let free = day;
  while (isWeekend(free) || taken.has(free)) free = plusDays(free, step);
  return free;
}
