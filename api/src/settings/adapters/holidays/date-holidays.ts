import Holidays from 'date-holidays';
import { plusDays } from '../../../kernel/world/days.js';

const DAY_MS = 86_400_000;
const NOON = 12;

const years = new Map<string, ReadonlySet<string>>();

/** Every day of the year on which the whole country has a public holiday; one that begins in the evening is the next day's. */
function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const name = `${country} ${year}`;
  const known = years.get(name);
  if (known) return known;
  const found = new Holidays(country, { types: ['public'] }).getHolidays(year);
  const days = new Set(
    found.flatMap(({ date, start, end }) => {
      const first = plusDays(date.slice(0, 10), Number(date.slice(11, 13)) >= NOON ? 1 : 0);
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      return Array.from({ length }, (_, index) => plusDays(first, index));
    }),
  );
  years.set(name, days);
  return days;
}

/** By npm's date-holidays, whose data are kept by many hands (CC BY 3.0); of countries that it does not know there are none. */
export const isPublicHoliday = (country: string, day: string): boolean =>
  holidaysOf(country, Number(day.slice(0, 4))).has(day);
