import { homeCountry, homeRegion } from './home-country.js';
import { shopClock, shopDay } from './shop-days.js';
import { plusDays, weekday } from './world/days.js';

/** In the order of the week, Sunday first, as `Date` counts them. */
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const WEEKDAYS: readonly Weekday[] = WEEK;
export type Weekday = (typeof WEEK)[number];

/** When the shop sends: on which days, and until which time of the day what is ordered counts as that day's. */
export interface WorkingTimes {
  workingDays: readonly Weekday[];
  /** `14:00` by the shop's clock; empty for none. */
  orderCutOff: string;
}

export const USUAL_TIMES: WorkingTimes = {
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  orderCutOff: '',
};

let times = USUAL_TIMES;
let isHolidayIn: (country: string, day: string, region: string) => boolean = () => false;

/** For the settings alone, which know what was decided. */
export function setWorkingTimes({ workingDays, orderCutOff }: WorkingTimes): void {
  times = { workingDays, orderCutOff };
}

/** Port: who knows the public holidays of a country by its ISO 3166-1 code, and of its regions by ISO 3166-2 (`BY`; empty for the whole country). None are known until it is told. */
export function knowHolidaysBy(source: typeof isHolidayIn): void {
  isHolidayIn = source;
}

/** A public holiday where the shop is. */
const isHoliday = (day: string): boolean => isHolidayIn(homeCountry(), day, homeRegion());

const isWorkingDay = (day: string): boolean =>
  times.workingDays.includes(WEEKDAYS[weekday(day)] ?? 'sunday') && !isHoliday(day);

/** Longer than any row of holidays; a shop that never works would wait for ever. */
const MOST_DAYS_OFF = 60;

function firstFrom(day: string, isMeant: (day: string) => boolean): string {
  let found = day;
  for (let tries = 0; tries < MOST_DAYS_OFF && !isMeant(found); tries += 1) found = plusDays(found, 1);
  return found;
}

/**
 * The day from which the days of work with an order are counted: that of the order. Where there is a cut-off it is the
 * working day on which the shop begins with it: after the cut-off, and on a day off, the next one.
 */
export function dayOfWork(ordered: Date): string {
  const day = shopDay(ordered);
  if (times.orderCutOff === '') return day;
  const time = shopClock(ordered).toISOString().slice(11, 16);
  return firstFrom(plusDays(day, time >= times.orderCutOff ? 1 : 0), isWorkingDay);
}

/** So many working days on; none is the same day, or the next working day after a day off. */
export function plusWorkingDays(day: string, days: number): string {
  let found = days === 0 ? firstFrom(day, isWorkingDay) : day;
  for (let left = days; left > 0; left -= 1) found = firstFrom(plusDays(found, 1), isWorkingDay);
  return found;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** The day on which a period ends that would end on this one: no Saturday, Sunday or holiday (Regulation 1182/71, Article 3(4)). */
export const endingDay = (day: string): string =>
  firstFrom(day, (one) => ![SUNDAY, SATURDAY].includes(weekday(one)) && !isHoliday(one));
