import { plusDays, weekday } from '../../../kernel/world/days.js';

/** A public holiday: its day as `2026-07-04`, and the rule of date-holidays that it follows. */
export interface Holiday {
  day: string;
  rule: string;
}

const isWeekend = (day: string): boolean => [0, 6].includes(weekday(day));

/** Rwanda mourns on that day, and works on the next. */
const GENOCIDE_MEMORIAL = '04-07';

/** Both holidays of one weekend are had on one working day; where two fall on one working day, the second is had on the next. */
function movedInRwanda(holidays: readonly Holiday[]): readonly Holiday[] {
  const days = new Set(holidays.map(({ day }) => day));
  const lost = holidays.filter(
    ({ day }, index) =>
      (isWeekend(day) && day.slice(5) !== GENOCIDE_MEMORIAL) ||
      holidays.slice(0, index).some((earlier) => earlier.day === day),
  );
  const mondays = new Set<string>();
  for (const { day, rule } of lost) {
    let instead = plusDays(day, 1);
    while (isWeekend(instead)) instead = plusDays(instead, 1);
    if (isWeekend(day) && mondays.has(instead)) continue;
    mondays.add(instead);
    while (isWeekend(instead) || days.has(instead)) instead = plusDays(instead, 1);
    days.add(instead);
    holidays = [...holidays, { day: instead, rule }];
  }
  return holidays;
}

const EID_AL_FITR = '1 Shawwal';

/** Since 2025 Ghana has Republic Day and the day after Eid al-Fitr (Shaqq Day), and Founders' Day in September alone. */
function sinceTheActOfGhana(holidays: readonly Holiday[]): readonly Holiday[] {
  const year = holidays[0]?.day.slice(0, 4) ?? '';
  if (year < '2026') return holidays;
  return [
    ...holidays.filter(({ rule }) => !rule.startsWith('08-04')),
    { day: `${year}-07-01`, rule: '07-01' },
    ...holidays.flatMap(({ day, rule }) =>
      rule.startsWith(EID_AL_FITR) ? [{ day: plusDays(day, 1), rule }] : [],
    ),
  ];
}

/**
 * What date-holidays 3.37.0 does not know of the law of a country, by its ISO 3166-1 code.
 * RW: Presidential Order 54/01 of 24 February 2017, article 4. GH: Public Holidays and Commemorative Days (Amendment) Act, 2025.
 */
export const MOVED: Readonly<Record<string, (holidays: readonly Holiday[]) => readonly Holiday[]>> = {
  RW: movedInRwanda,
  GH: sinceTheActOfGhana,
};
