import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import { plusDays } from '../../../kernel/world/days.js';
import type { Holiday } from './holiday.js';
import { asByLaw } from './moved-holidays.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVENING = 17;

const readNow = createRequire(import.meta.url);
/** The holidays of all countries, read when a day is first asked for. */
const library = () => readNow('date-holidays') as typeof Holidays;

const years = new Map<string, ReadonlySet<string>>();

/**
 * Every day of the year on which the country, and the region of it where one is named, has a public holiday. One that begins in the evening is the next day's; half
 * a day, such as the afternoon of New Year's Eve or the end of a feast, is none.
 */
function holidaysOf(country: string, region: string, year: number): ReadonlySet<string> {
  const name = `${country} ${region} ${year}`;
  const known = years.get(name);
  if (known) return known;
  const Library = library();
  const found = new Library(country, region, { types: ['public'] }).getHolidays(year);
  const holidays = found.flatMap(({ date, start, end, rule }): Holiday[] => {
    const hour = Number(date.slice(11, 13));
    if (hour > 0 && hour < EVENING) return [];
    const first = plusDays(date.slice(0, 10), hour < EVENING ? 0 : 1);
    // a day on which the clocks go forward has an hour less
    const length = Math.max(1, Math.floor((end.getTime() - start.getTime() + HOUR_MS) / DAY_MS));
    return Array.from({ length }, (_, index) => ({ day: plusDays(first, index), rule }));
  });
  const days = new Set(asByLaw(country, holidays).map(({ day }) => day));
  years.set(name, days);
  return days;
}

/** By npm's date-holidays, whose data are kept by many hands (CC BY 3.0); of countries that it does not know there are none, of regions those of the country. */
export const isPublicHoliday = (country: string, day: string, region = ''): boolean =>
  holidaysOf(country, region, Number(day.slice(0, 4))).has(day);
