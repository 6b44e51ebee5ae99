import { plusDays, weekday } from '../../../kernel/world/days.js';
import { freeDay, isSaturday, isWeekend, on, yearOf, type Holiday } from './holiday.js';

const KOREAN_NEW_YEAR = 'korean 01-0-01';

/** The new year of Korea is the day before, the day and the day after; the library begins with the day. The first of May counts since 2026. */
export function asInKorea(holidays: readonly Holiday[]): readonly Holiday[] {
  const year = yearOf(holidays);
  const right = holidays.map(({ day, rule }) => ({
    day: rule.startsWith(KOREAN_NEW_YEAR) ? plusDays(day, -1) : day,
    rule,
  }));
  const labour = year < '2026' ? [] : on(year, '05-01');
  const moved = labour.filter(({ day }) => isWeekend(day));
  return [...right, ...labour, ...moved.map(({ day, rule }) => ({ day: freeDay(day, new Set()), rule }))];
}

const CHINESE_NEW_YEAR = 'chinese 01-0-0';
const LAST_OF_THE_YEAR = '12-31';
const CHILDREN = '04-04';
const TOMBS = 'chinese 5-01 solarterm';
const THURSDAY = 4;

/**
 * Of Taiwan's holidays five were no days off before the act of 2025. What falls on a Saturday is had on the working day before and what falls on a Sunday on the one after; the days of the
 * new year follow each other.
 */
export function sinceTheActOfTaiwan(holidays: readonly Holiday[]): readonly Holiday[] {
  const year = yearOf(holidays);
  if (year < '2026') return holidays;
  const newYear = holidays.filter(({ rule }) => rule.startsWith(CHINESE_NEW_YEAR));
  const eves = newYear
    .filter(({ rule }) => rule === `${CHINESE_NEW_YEAR}0`)
    .map(({ day, rule }) => ({ day: plusDays(day, -1), rule }));
  // the library's own days instead, of Sundays alone, have the rule of their holiday once more; the last of December is that of the next year
  const single = [...holidays, ...on(year, '05-01', '09-28', '10-25', '12-25')].filter(
    ({ day, rule }, index, all) =>
      !rule.startsWith(CHINESE_NEW_YEAR) &&
      (day.endsWith(LAST_OF_THE_YEAR) || all.findIndex((one) => one.rule === rule) === index),
  );
  const apart = single.map((one) => childrensDay(one, single));
  const known = [...newYear, ...eves, ...apart];
  const moved = apart.filter(({ day }) => isWeekend(day));
  return [...known, ...daysInstead(moved, known, (day) => (isSaturday(day) ? -1 : 1))];
}

/** Children's Day is had the day before where tombs are swept on it, the day after on a Thursday. */
function childrensDay(one: Holiday, all: readonly Holiday[]): Holiday {
  const isBoth = all.some(({ day, rule }) => day === one.day && rule.startsWith(TOMBS));
  if (!isBoth || !one.rule.startsWith(CHILDREN)) return one;
  return { ...one, day: plusDays(one.day, weekday(one.day) === THURSDAY ? 1 : -1) };
}

/** The third day of the new year, since the decree of 2024; and each day that falls on a weekend is had on a working day, as it says as well. Which days else the yearly notices move is not known. */
export function sinceTheDecreeOfChina(holidays: readonly Holiday[]): readonly Holiday[] {
  if (yearOf(holidays) < '2025') return holidays;
  const third = holidays
    .filter(({ rule }) => rule.startsWith(`${CHINESE_NEW_YEAR}1`))
    .map(({ day, rule }) => ({ day: plusDays(day, 2), rule }));
  const known = [...holidays, ...third].sort((one, other) => (one.day < other.day ? -1 : 1));
  const moved = known.filter(({ day }) => isWeekend(day));
  return [...known, ...daysInstead(moved, known, () => 1)];
}

/** For each holiday a working day that none of the others takes. */
function daysInstead(
  moved: readonly Holiday[],
  known: readonly Holiday[],
  stepOf: (day: string) => 1 | -1,
): Holiday[] {
  const taken = new Set(known.map(({ day }) => day));
  return moved.map(({ day, rule }) => {
    const instead = freeDay(day, taken, stepOf(day));
    taken.add(instead);
    return { day: instead, rule };
  });
}
