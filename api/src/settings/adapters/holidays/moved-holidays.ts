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

const yearOf = (holidays: readonly Holiday[]): string => holidays[0]?.day.slice(0, 4) ?? '';

const on = (year: string, ...days: readonly string[]): Holiday[] =>
  days.map((day) => ({ day: `${year}-${day}`, rule: day }));

const EID_AL_FITR = '1 Shawwal';

/** Since 2025 Ghana has Republic Day and the day after Eid al-Fitr (Shaqq Day), and Founders' Day in September alone. */
function sinceTheActOfGhana(holidays: readonly Holiday[]): readonly Holiday[] {
  const year = yearOf(holidays);
  if (year < '2026') return holidays;
  return [
    ...holidays.filter(({ rule }) => !rule.startsWith('08-04')),
    ...on(year, '07-01'),
    ...holidays.flatMap(({ day, rule }) =>
      rule.startsWith(EID_AL_FITR) ? [{ day: plusDays(day, 1), rule }] : [],
    ),
  ];
}

/** A day off on the Monday after it where it falls on a weekend, and on the Friday before where it falls on a Saturday and the law says so. */
function insteadOf({ day, rule }: Holiday, saturday: 'Friday' | 'Monday'): Holiday[] {
  if (!isWeekend(day)) return [];
  const isSaturday = weekday(day) === 6;
  return [{ day: plusDays(day, isSaturday ? (saturday === 'Friday' ? -1 : 2) : 1), rule }];
}

const KOREAN_NEW_YEAR = 'korean 01-0-01';

/** The new year of Korea is the day before, the day and the day after; the library begins with the day. The first of May counts since 2026. */
function asInKorea(holidays: readonly Holiday[]): readonly Holiday[] {
  const year = yearOf(holidays);
  const right = holidays.map(({ day, rule }) => ({
    day: rule.startsWith(KOREAN_NEW_YEAR) ? plusDays(day, -1) : day,
    rule,
  }));
  const labour = year < '2026' ? [] : on(year, '05-01');
  return [...right, ...labour, ...labour.flatMap((one) => insteadOf(one, 'Monday'))];
}

const CHINESE_NEW_YEAR = 'chinese 01-0-0';

const LAST_OF_THE_YEAR = '12-31';

/**
 * Of Taiwan's holidays five were no days off before the act of 2025. What falls on a Saturday is had on the Friday before and what falls on a Sunday on the Monday after, or on the next day that is
 * none already; the days of the new year follow each other.
 */
function sinceTheActOfTaiwan(holidays: readonly Holiday[]): readonly Holiday[] {
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
  const days = new Set([...newYear, ...eves, ...single].map(({ day }) => day));
  const moved = single.flatMap((one) => insteadOf(one, 'Friday'));
  const free = moved.map(({ day, rule }) => {
    const step = weekday(day) === 5 ? -1 : 1;
    let instead = day;
    while (isWeekend(instead) || days.has(instead)) instead = plusDays(instead, step);
    days.add(instead);
    return { day: instead, rule };
  });
  return [...newYear, ...eves, ...single, ...free];
}

/** The third day of China's new year, since the decree of 2024. */
function sinceTheDecreeOfChina(holidays: readonly Holiday[]): readonly Holiday[] {
  const first = holidays.find(({ rule }) => rule.startsWith(`${CHINESE_NEW_YEAR}1`));
  return !first || yearOf(holidays) < '2025'
    ? holidays
    : [...holidays, { ...first, day: plusDays(first.day, 2) }];
}

const EID_AL_ADHA = '10 Dhu al-Hijjah';
const NO_HOLIDAYS_OF_THE_EMIRATES = ['27 Rajab', '1 Ramadan'];

/** The day before Eid al-Adha (Arafah) is a holiday of the Emirates; the ascent and the beginning of Ramadan are none since 2019. */
function asInTheEmirates(holidays: readonly Holiday[]): readonly Holiday[] {
  const first = holidays.find(({ rule }) => rule.startsWith(EID_AL_ADHA));
  return [
    ...holidays.filter(({ rule }) => !NO_HOLIDAYS_OF_THE_EMIRATES.some((none) => rule.startsWith(none))),
    ...(first ? [{ ...first, day: plusDays(first.day, -1) }] : []),
  ];
}

/** Days that are holidays from a year on, and days that are none from it on. */
const GIVEN_AND_TAKEN: Readonly<Record<string, readonly { since: string; on?: string; not?: string }[]>> = {
  AE: [{ since: '2025', on: '12-03' }],
  BD: [
    { since: '2025', on: '08-05', not: '08-15' },
    { since: '2025', not: '03-17' },
  ],
  CD: [{ since: '2023', on: '04-06' }],
  CN: [
    { since: '2025', on: '05-02' },
    { since: '2000', not: '06-01' },
  ],
  MA: [
    { since: '2024', on: '01-14' },
    { since: '2026', on: '10-31' },
  ],
  NA: [{ since: '2025', on: '05-28' }],
  TN: [{ since: '2022', on: '12-17', not: '01-14' }],
  ZW: [{ since: '2018', on: '02-21' }],
};

const MOVED: Readonly<Record<string, (holidays: readonly Holiday[]) => readonly Holiday[]>> = {
  AE: asInTheEmirates,
  CN: sinceTheDecreeOfChina,
  RW: movedInRwanda,
  GH: sinceTheActOfGhana,
  KR: asInKorea,
  TW: sinceTheActOfTaiwan,
};

/**
 * The holidays of a year with what date-holidays 3.37.0 does not know of the law of a country, which is named by its ISO 3166-1 code
 * (`findings/date-holidays-begins-koreas-new-year-a-day-late.sh`).
 * RW: Presidential Order 54/01 of 24 February 2017, article 4. GH: Public Holidays and Commemorative Days (Amendment) Act, 2025. KR: Public Holidays Act as
 * amended in April 2026. TW: Act on the Implementation of Memorial Days and Holidays, 2025. MA: Royal Office, 3 May 2023 and 4 November 2025. AE: Cabinet
 * Resolution 27 of 2024. BD: Cabinet Division, 16 October 2024 and 2025. CD: Ordinance 23/042 of 2023. CN: State Council Decree 795. NA: Proclamation of 2025.
 * TN: Presidential Decree 2021-223. ZW: Robert Gabriel Mugabe National Youth Day, since 2018.
 */
export function asByLaw(country: string, holidays: readonly Holiday[]): readonly Holiday[] {
  const year = yearOf(holidays);
  const laws = (GIVEN_AND_TAKEN[country] ?? []).filter(({ since }) => year >= since);
  const taken = new Set(laws.map(({ not }) => `${year}-${not}`));
  const given = laws.flatMap(({ on: day }) => (day === undefined ? [] : on(year, day)));
  return [...(MOVED[country]?.(holidays) ?? holidays), ...given].filter(({ day }) => !taken.has(day));
}
