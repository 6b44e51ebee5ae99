#!/usr/bin/env bash
# date-bengali-revised 2.0.2, by which dates are written in the calendar of Bangladesh (and date-holidays has its holidays), beside bangla-calendar 7.0.0 and bangla-date 1.0.1.
# Guess before the run: it has the rule of 1987, a day ahead from 16 October to 14 March; the two others have that of 2019.
# Seen: so it is. Today, 30 November 2026, is 15 Agrahayan to the two others and to the newspapers, and 16 to it; Victory Day, for whose sake the calendar was changed, is not the first of its month. From 15 March to 15 October
# all agree, which is why nobody sees it at once. Its readme says 1987.
# Source: Bangla Academy, rule of 16 October 2019 (bdnews24.com, Daily Bangladesh, 17 October 2019): six months of 31 days, Falgun of 29 (30 in leap years), the others of 30, so that 21 February, 26 March and 16 December are 8 Falgun, 12 Chaitra and 1 Poush.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-bengali-revised@2.0.2 bangla-calendar@7.0.0 bangla-date@1.0.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const revised = require('date-bengali-revised');
const { getDate } = require('bangla-calendar');
const BanglaDate = require('bangla-date');
const Revised = revised.default ?? revised.CalendarBengaliRevised ?? revised;
const Bangla = BanglaDate.default ?? BanglaDate;
const latin = (text) => text.replaceAll(/[০-৯]/g, (digit) => String(digit.codePointAt(0) - 0x9e6));
for (const [day, right, seen = right] of [
  ['2026-04-14', '1/1/1433'],
  ['2026-10-15', '30/6/1433'],
  ['2026-10-16', '31/6/1433', '1/7/1433'],
  ['2026-10-17', '1/7/1433', '2/7/1433'],
  ['2026-11-30', '15/8/1433', '16/8/1433'],
  ['2026-12-16', '1/9/1433', '2/9/1433'],
  ['2027-02-21', '8/11/1433', '9/11/1433'],
  ['2027-03-14', '29/11/1433', '30/11/1433'],
  ['2027-03-26', '12/12/1433'],
  ['2027-04-13', '30/12/1433'],
  ['2028-02-29', '16/11/1434', '17/11/1434'],
]) {
  const [year, month, date] = day.split('-').map(Number);
  const noon = new Date(year, month - 1, date, 12);
  const one = new Revised().fromGregorian(year, month, date);
  const third = new Bangla({ date: noon });
  const told = [
    `${one.day}/${one.month}/${one.year}`,
    latin(getDate(noon, { format: 'D/M/YYYY', calculationMethod: 'BD' })),
    `${third.getDate()}/${third.getMonth() + 1}/${third.getFullYear()}`,
  ];
  console.log(day, ...told);
  assert.deepEqual(told, [seen, right, right]);
}
JS
TZ=Asia/Dhaka node try.cjs
