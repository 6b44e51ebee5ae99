import { plusDays } from '../../../kernel/world/days.js';
import { freeDay, isSunday, isWeekend, on, yearOf, type Holiday } from './holiday.js';
import { asInKorea, sinceTheActOfTaiwan, sinceTheDecreeOfChina } from './holidays-of-east-asia.js';

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
    const monday = freeDay(plusDays(day, 1), new Set());
    if (isWeekend(day) && mondays.has(monday)) continue;
    mondays.add(monday);
    const instead = freeDay(monday, days);
    days.add(instead);
    holidays = [...holidays, { day: instead, rule }];
  }
  return holidays;
}

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

/** A Sunday's holiday is had on the day before; the library has the Monday after, by the law of before. */
function sinceTheOrdinanceOfTheCongo(holidays: readonly Holiday[]): readonly Holiday[] {
  const year = yearOf(holidays);
  if (year < '2023') return holidays;
  const own = holidays.filter(({ day, rule }) => rule.startsWith(day.slice(5)));
  const newYear = on(String(Number(year) + 1), '01-01');
  const moved = [...own, ...newYear]
    .filter(({ day }) => isSunday(day))
    .map(({ day, rule }) => ({ day: plusDays(day, -1), rule }));
  return [...own, ...moved.filter(({ day }) => day.startsWith(year))];
}

const HEROES = '2nd monday in August';
const DEFENCE = '2nd tuesday in August';
const BOXING_DAY = '12-26';

/** A Sunday's holiday is had on Monday, and Tuesday is one after a Boxing Day on Monday; the Defence Forces have the day after the heroes, which the library takes for a Tuesday of its own. */
function asInZimbabwe(holidays: readonly Holiday[]): readonly Holiday[] {
  const heroes = holidays.find(({ rule }) => rule.startsWith(HEROES));
  const right = holidays.map((one) =>
    heroes && one.rule.startsWith(DEFENCE) ? { ...one, day: plusDays(heroes.day, 1) } : one,
  );
  const moved = right.filter(
    ({ day }) => isSunday(day) || (day.endsWith(BOXING_DAY) && isSunday(plusDays(day, -1))),
  );
  return [...right, ...moved.map(({ day, rule }) => ({ day: plusDays(day, 1), rule }))];
}

const EID_AL_ADHA = '10 Dhu al-Hijjah';
const ASCENT = '27 Rajab';
const RAMADAN = '1 Ramadan';
const LONGEST_MONTH = 30;

/** The day before Eid al-Adha (Arafah), and the thirtieth of Ramadan where it has one, are holidays of the Emirates; the ascent and the beginning of Ramadan are none since 2019. */
function asInTheEmirates(holidays: readonly Holiday[]): readonly Holiday[] {
  const starts = new Set(holidays.flatMap(({ day, rule }) => (rule.startsWith(RAMADAN) ? [day] : [])));
  const feasts = [
    ...holidays.filter(({ rule }) => rule.startsWith(EID_AL_ADHA)).slice(0, 1),
    ...holidays.filter(
      ({ day, rule }) => rule.startsWith(EID_AL_FITR) && starts.has(plusDays(day, -LONGEST_MONTH)),
    ),
  ];
  return [
    ...holidays.filter(({ rule }) => !rule.startsWith(ASCENT) && !rule.startsWith(RAMADAN)),
    ...feasts.map(({ day, rule }) => ({ day: plusDays(day, -1), rule })),
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
  CD: sinceTheOrdinanceOfTheCongo,
  CN: sinceTheDecreeOfChina,
  RW: movedInRwanda,
  GH: sinceTheActOfGhana,
  KR: asInKorea,
  TW: sinceTheActOfTaiwan,
  ZW: asInZimbabwe,
};

/**
 * The holidays of a year with what date-holidays 3.37.0 does not know of the law of a country, which is named by its ISO 3166-1 code
 * (`findings/date-holidays-begins-koreas-new-year-a-day-late.sh`).
 * RW: Presidential Order 54/01 of 24 February 2017, article 4. GH: Public Holidays and Commemorative Days (Amendment) Act, 2025. KR: Public Holidays Act as
 * amended in April 2026. TW: Act on the Implementation of Memorial Days and Holidays, 2025, held against the office calendar of 2026 (Executive Yuan, 13 June 2025).
 * Read on 30 November 2026: MA: Decrees 2.23.1000 and 2.23.688 (yabiladi.com, November 2023), 2.26.14 and 2.25.1140 (biladi.ma). AE: Cabinet Resolution 27 of 2024, article 1 (Gulf News, 28 May 2024).
 * BD: eight days taken away on 16 October 2024 (dainikshiksha.com), 5 August since the gazette of 2 July 2025 (The Daily Star). CD: Ordinance 23/042 of 30 March 2023 and the communiqué of the Ministry of
 * Labour of 1 April 2025 (laprosperite.cd). CN: State Council Decree 795 of 10 November 2024, articles 2 and 6 (shandan.gov.cn). NA: Government Gazette 8373 of 28 May 2024. TN: Presidential Decree 2021-223 of 7 December 2021
 * (marssed.com). ZW: Public Holidays and Prohibition of Business Act [Chapter 10:21], section 2 (law.co.zw), and Statutory Instrument 143 of 2017 (The Herald, 27 November 2017).
 */
export function asByLaw(country: string, holidays: readonly Holiday[]): readonly Holiday[] {
  const year = yearOf(holidays);
  const laws = (GIVEN_AND_TAKEN[country] ?? []).filter(({ since }) => year >= since);
  const taken = new Set(laws.map(({ not }) => `${year}-${not}`));
  const given = laws.flatMap(({ on: day }) => (day === undefined ? [] : on(year, day)));
  const known = [...holidays, ...given].filter(({ day }) => !taken.has(day));
  return MOVED[country]?.(known) ?? known;
}
