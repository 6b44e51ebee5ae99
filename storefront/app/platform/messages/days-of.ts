/** How a language writes days, by its `language.json`. */
export interface Days {
  months: readonly string[];
  shortMonths: readonly string[];
  /** From Sunday. */
  weekdays: readonly string[];
  /** `{day} {month} {year}`. */
  long: string;
  /** `{weekday} {day} {month}`. */
  short: string;
  /** `{day} {month} {year}, {hour}:{minute}`. */
  moment: string;
}

const fill = (pattern: string, parts: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));

/** As `en/days.ts` does for English; all of them as the day is in Greenwich. */
export function daysOf({ months, shortMonths, weekdays, long, short }: Days) {
  const parts = (at: Date, names: readonly string[]) => ({
    weekday: weekdays[at.getUTCDay()] ?? '',
    day: at.getUTCDate(),
    month: names[at.getUTCMonth()] ?? '',
    year: at.getUTCFullYear(),
  });
  return {
    longDay: (at: Date): string => fill(long, parts(at, months)),
    shortDay: (at: Date): string => fill(short, parts(at, shortMonths)),
  };
}

/** As `en/moment.ts` does for English. */
export const momentOf =
  ({ shortMonths, moment }: Pick<Days, 'shortMonths' | 'moment'>) =>
  (at: Date): string =>
    fill(moment, {
      day: at.getUTCDate(),
      month: shortMonths[at.getUTCMonth()] ?? '',
      year: at.getUTCFullYear(),
      hour: String(at.getUTCHours()).padStart(2, '0'),
      minute: String(at.getUTCMinutes()).padStart(2, '0'),
    });
