#!/usr/bin/env bash
# date-holidays 3.37.0, the library of public holidays that most calendars of npm stand on, and colombian-holidays 5.0.11, by which shops count the days until a parcel is there, beside
# @hyunbinseo/holidays-kr 5.2027.1, the almanac of South Korea's government.
# Guess before the run: date-holidays lacks what Korea has made a holiday in 2026, Constitution Day.
# Seen: that one is there, and Labour Day, since the same year, is not. But the new year of Korea, three days around the first of its calendar, begins with that day, in each year: 16 February 2026 is a working day and the 19th, on which everybody works, is none.
# Taiwan's Labour Day, Teachers' Day, Retrocession Day and Constitution Day, days off for all since the act of 2025, are days to be remembered only, and what falls on a Saturday is not had on the Friday before; Morocco lacks the new year of
# the Amazigh (14 January, since 2024) and the Day of Unity (31 October), the Emirates 3 December and Arafah, China 2 May and the third day of its new year, Tunisia 17 December, Namibia 28 May, Zimbabwe 21 February and DR Congo 6 April. Days that
# are none are there: the ascent and the beginning of Ramadan in the Emirates (none since 2019), 14 January in Tunisia, and 1 June in China, which is children's alone. colombian-holidays lacks 13 July 2026, by a law of June; date-holidays has it.
# What falls on a Sunday in DR Congo it moves to Monday, where the law moves it to Saturday.
# Source: Korea, Public Holidays Act (amended in April 2026) and the almanac of its aerospace administration; Taiwan, Act on the Implementation of Memorial Days and Holidays (2025); Morocco, Royal Office, 3 May 2023 and
# 4 November 2025; Emirates, Cabinet Resolution 27 of 2024; China, State Council Decree 795; Tunisia, Presidential Decree 2021-223; DR Congo, Ordinance 23/042 of 30 March 2023; Zimbabwe, Statutory Instrument 143 of 2017; Namibia, Government Gazette 8373 of 28 May 2024; Colombia, Law 2578 of 2026, article 6, and Law 51 of 1983.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-holidays@3.37.0 colombian-holidays@5.0.11 @hyunbinseo/holidays-kr@5.2027.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { isHoliday } from '@hyunbinseo/holidays-kr';
import { colombianHolidays } from 'colombian-holidays';
import Holidays from 'date-holidays';

/** Noon at that place, of all holidays that are days off. */
const isOff = (country, day, hours) =>
  Boolean(new Holidays(country, { types: ['public'] }).isHoliday(new Date(Date.parse(`${day}T12:00:00Z`) - hours * 3_600_000)));

for (const [day, library, almanac] of [
  ['2025-01-28', false, true],
  ['2026-02-16', false, true],
  ['2026-02-17', true, true],
  ['2026-02-18', true, true],
  ['2026-02-19', true, false],
  ['2026-05-01', false, true],
  ['2026-07-17', true, true],
  ['2027-05-03', false, true],
]) {
  const told = [isOff('KR', day, 9), await isHoliday(day)];
  console.log('KR', day, ...told);
  assert.deepEqual(told, [library, almanac]);
}
for (const [country, hours, days] of [
  ['TW', 8, ['2026-02-27', '2026-04-03', '2026-05-01', '2026-09-28', '2026-10-09', '2026-10-26', '2026-12-25']],
  ['MA', 1, ['2026-01-14', '2026-10-31']],
  ['AE', 4, ['2026-12-03', '2026-05-26']],
  ['CN', 8, ['2026-05-02', '2026-02-19']],
  ['TN', 1, ['2026-12-17']],
  ['NA', 2, ['2026-05-28']],
  ['ZW', 2, ['2026-02-21']],
  ['CD', 1, ['2026-04-06', '2026-01-03']],
])
  for (const day of days) assert.equal(isOff(country, day, hours), false, `${country} ${day}`);
assert.ok(isOff('TW', '2026-10-10', 8) && isOff('MA', '2026-11-18', 1));
for (const [country, hours, ...days] of [
  ['AE', 4, '2026-01-16', '2026-02-18'],
  ['TN', 1, '2026-01-14'],
  ['CN', 8, '2026-06-01'],
  ['CD', 1, '2026-01-04', '2026-01-05'],
])
  for (const day of days) assert.equal(isOff(country, day, hours), true, `${country} ${day}`);

const july = colombianHolidays({ year: 2026, month: 7, valueAsDate: false }).map(({ celebrationDate }) => celebrationDate);
console.log('CO', july, isOff('CO', '2026-07-13', -5));
assert.deepEqual([july, isOff('CO', '2026-07-13', -5)], [['2026-07-20'], true]);
JS
node try.mjs
