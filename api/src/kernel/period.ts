import { Refusal } from './refusal.js';
import { shopDay, startOfShopDay } from './shop-days.js';
import { daysBetween, plusDays } from './world/days.js';

/** Whole days of the shop, the first and the last included; `until` is the moment after the last one. */
export interface Period {
  first: string;
  last: string;
  from: Date;
  until: Date;
}

export class PeriodWrong extends Refusal {
  constructor(message: string) {
    super('invalid', 'period_wrong', message, { fields: [{ field: 'from', message }] });
  }
}

const USUAL_DAYS = 30;
const MOST_DAYS = 366;

/** The asked days, both included; the last 30 up to today by itself. @throws PeriodWrong */
export function periodOf(from: string | undefined, to: string | undefined, now: Date): Period {
  const last = to === undefined ? shopDay(now) : existing(to);
  const first = from ? existing(from) : plusDays(last, 1 - USUAL_DAYS);
  if (first > last) throw new PeriodWrong('from must not be after to');
  if (daysBetween(first, last) > MOST_DAYS)
    throw new PeriodWrong(`The period may have at most ${MOST_DAYS} days`);
  return periodBetween(first, last);
}

/** Of days that exist, however many: of a whole year from a leap day on, the year before has one more. */
export const periodBetween = (first: string, last: string): Period => ({
  ...{ first, last, from: startOfShopDay(first), until: startOfShopDay(plusDays(last, 1)) },
});

/** Each day of a period. */
export const daysOf = ({ first, last }: Pick<Period, 'first' | 'last'>): string[] =>
  Array.from({ length: daysBetween(first, last) }, (_, index) => plusDays(first, index));

/** When its days begin, and when the last one ends, as a parameter is written. */
export const startsOf = (period: Pick<Period, 'first' | 'last'>): string[] =>
  [...daysOf(period), plusDays(period.last, 1)].map((day) => startOfShopDay(day).toISOString());

/** The 31st of a month without one is refused. */
function existing(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new PeriodWrong(`${day} is not a day`);
  return day;
}
