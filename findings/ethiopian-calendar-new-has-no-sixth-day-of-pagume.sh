#!/usr/bin/env bash
# ethiopian-calendar-new 1.1.0, which turns dates of the Ethiopian calendar into Gregorian ones, beside ethiopian-date 0.0.6, kenat 3.2.0 and Intl.
# Expected: all of them agree on every day of these decades, leap years included, since the rule is one day each four years.
# Seen: in the year after an Ethiopian leap year ethiopian-calendar-new is a day ahead, from New Year to New Year: 6 Pagume 2015
# (11 September 2023) comes out as 1 Meskerem 2016, and Christmas on 7 January 2024 as 29 Tahsas for 28. The way back has two Ethiopian
# days on one: `toGregorian` answers 11 September 2023 for 6 Pagume 2015 and for 1 Meskerem 2016, though its own `isEthiopianLeapYear(2015)`
# is true. So one year in four (the next begins in September 2027) holidays and delivery dates in Ethiopia are a day early. The other three agree.
# Source: CLDR and ICU, calendar "ethiopic" (a 6 Pagume when the year leaves 3 after division by 4).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ethiopian-calendar-new@1.1.0 ethiopian-date@0.0.6 kenat@3.2.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import calendar from 'ethiopian-calendar-new';
import old from 'ethiopian-date';
import { toEC } from 'kenat';

const { isEthiopianLeapYear, toEthiopian, toGregorian } = calendar.toEthiopian ? calendar : await import('ethiopian-calendar-new');
const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' });
const byIntl = (date) => {
  const parts = Object.fromEntries(intl.formatToParts(date).map(({ type, value }) => [type, value]));
  return [parts.relatedYear ?? parts.year, parts.month, parts.day].map(Number).join('-');
};
const joined = ({ year, month, day }) => [year, month, day].join('-');

const stretches = [];
let isWrongBefore = false;
for (let time = Date.UTC(2015, 0, 1); time < Date.UTC(2035, 0, 1); time += 86_400_000) {
  const date = new Date(time);
  const day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const right = byIntl(date);
  assert.equal(old.toEthiopian(...day).join('-'), right);
  assert.equal(joined(toEC(...day)), right);
  const isWrong = joined(toEthiopian(...day)) !== right;
  if (isWrong !== isWrongBefore) stretches.push(date.toISOString().slice(0, 10));
  isWrongBefore = isWrong;
}
console.log('wrong from, right from:', stretches.join(', '));
assert.deepEqual(stretches, [
  ...['2015-09-11', '2016-09-11', '2019-09-11', '2020-09-11', '2023-09-11'],
  ...['2024-09-11', '2027-09-11', '2028-09-11', '2031-09-11', '2032-09-11'],
]);

for (const [day, right, seen] of [
  [[2023, 9, 11], '2015-13-6', '2016-1-1'],
  [[2024, 1, 7], '2016-4-28', '2016-4-29'],
  [[2025, 1, 7], '2017-4-29', '2017-4-29'],
]) {
  console.log(day.join('-'), 'is', right, 'and said to be', joined(toEthiopian(...day)));
  assert.equal(byIntl(new Date(Date.UTC(day[0], day[1] - 1, day[2]))), right);
  assert.equal(joined(toEthiopian(...day)), seen);
}
assert.equal(isEthiopianLeapYear(2015), true);
assert.deepEqual([toGregorian(2015, 13, 6), toGregorian(2016, 1, 1)].map(joined), ['2023-9-11', '2023-9-11']);
JS
node try.mjs
