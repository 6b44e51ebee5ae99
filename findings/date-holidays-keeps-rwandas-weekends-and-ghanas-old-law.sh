#!/usr/bin/env bash
# date-holidays 3.37.0, the library of public holidays that most calendars of npm stand on.
# Guess before the run: its tables of East and West Africa know the days, not the rules by which they move.
# Seen, Rwanda 2026: Liberation Day (Saturday 4 July), Assumption (Saturday 15 August) and Boxing Day (Saturday 26 December) have no
# day in their stead. Presidential Order 54/01 of 2017, article 4: but for 7 April, "if an official public holiday falls on
# weekend, the following working day becomes" one: 6 July, 17 August, 28 December. Kenya's Sundays it does move.
# Seen, Ghana 2026: 4 August is a holiday, 1 July is none, and Eid al-Fitr is followed by none. The Public Holidays and
# Commemorative Days (Amendment) Act of 2025 ended the first, and made 1 July and the day after Eid al-Fitr (Shaqq Day) holidays.
# Who promises working days in Kigali or Accra by it promises days on which nobody works.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-holidays@3.37.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import Holidays from 'date-holidays';

const days = (country, year) =>
  new Holidays(country, { types: ['public'] }).getHolidays(year).map(({ date }) => date.slice(0, 10));
const rwanda = days('RW', 2026);
for (const [day, instead] of [
  ['2026-07-04', '2026-07-06'],
  ['2026-08-15', '2026-08-17'],
  ['2026-12-26', '2026-12-28'],
]) {
  console.log(`Rwanda ${day}: ${rwanda.includes(day)}, its working day ${instead}: ${rwanda.includes(instead)}`);
  assert.deepEqual([rwanda.includes(day), rwanda.includes(instead)], [true, false]);
}
const kenya = days('KE', 2025);
console.log(`Kenya, Sunday 2025-06-01 is had on Monday: ${kenya.includes('2025-06-02')}`);
assert.ok(kenya.includes('2025-06-02'));
const ghana = days('GH', 2026);
for (const [day, seen] of [
  ['2026-08-04', true],
  ['2026-07-01', false],
  ['2026-03-20', true],
  ['2026-03-21', false],
]) {
  console.log(`Ghana ${day}: ${ghana.includes(day)}`);
  assert.equal(ghana.includes(day), seen);
}
JS
node try.mjs
