#!/usr/bin/env bash
# bikram-sambat-js 1.0.3 and nepali-date 0.1.3, by which shops in Nepal date orders and invoices (Bikram Sambat), beside bikram-sambat 1.8.1,
# nepali-date-converter 3.4.0 and nepali-datetime 2.0.0.
# Guess before the run: the months have no rule and are told a year ahead, so that the tables differ from 2084 (April 2027) on, and not before.
# Seen: from 2084 on they do. But in the three years from April 2024 the first is a day off on 221 days and the second on 307: both say the 14th of Mangsir 2083 on
# 29 November 2026, which is the 13th. Each year they begin and end on the right day, as a test of New Year shows. bikram-sambat-js changes its
# mind within a month besides: it is a day ahead from the first of June 2025 to the fourteenth, and right on 31 May and 15 June.
# Source: Government of Nepal, holiday of Sunday 18 Jestha 2082 = 1 June 2025 (https://nepalwatch.com/2025/05/30/188779 ); Constitution Day, 3 Ashwin = 19 September
# 2025; printed calendar of 2083 (1 Kartik = 18 October 2026), https://thesaninfo.com/nepali-calendar-2083-b-s/
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bikram-sambat-js@1.0.3 nepali-date@0.1.3 bikram-sambat@1.8.1 nepali-date-converter@3.4.0 nepali-datetime@2.0.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { toBik } = require('bikram-sambat');
const { ADToBS } = require('bikram-sambat-js');
const NepaliDate = require('nepali-date');
const { default: Converter } = require('nepali-date-converter');
const { default: NepaliDateTime } = require('nepali-datetime');

const parts = (day) => day.split('-').map(Number);
const noon = (day) => {
  const [year, month, date] = parts(day);
  return new Date(year, month - 1, date, 12);
};
const by = {
  'bikram-sambat': (day) => Object.values(toBik(day)).join('-'),
  'nepali-date-converter': (day) => {
    const { year, month, date } = new Converter(noon(day)).getBS();
    return [year, month + 1, date].join('-');
  },
  'nepali-datetime': (day) => {
    const [year, month, date] = parts(day);
    return NepaliDateTime.fromEnglishDate(year, month - 1, date).format('YYYY-M-D');
  },
  'bikram-sambat-js': (day) => parts(ADToBS(day)).join('-'),
  'nepali-date': (day) => {
    const told = new NepaliDate(noon(day));
    return [told.getYear(), told.getMonth() + 1, told.getDate()].join('-');
  },
};
const told = (day) => Object.values(by).map((read) => read(day));

for (const [day, right, ...others] of [
  ['2025-04-14', '2082-1-1', '2082-1-1', '2082-1-1'],
  ['2025-06-01', '2082-2-18', '2082-2-19', '2082-2-19'],
  ['2025-05-31', '2082-2-17', '2082-2-17', '2082-2-18'],
  ['2025-06-15', '2082-3-1', '2082-3-1', '2082-3-1'],
  ['2025-09-19', '2082-6-3', '2082-6-3', '2082-6-3'],
  ['2026-10-18', '2083-7-1', '2083-7-2', '2083-7-2'],
  ['2026-11-29', '2083-8-13', '2083-8-14', '2083-8-14'],
]) {
  console.log(day, told(day).join(' '));
  assert.deepEqual(told(day), [right, right, right, ...others]);
}

const days = (first, last) => {
  const all = [];
  for (let time = Date.parse(first); time < Date.parse(last); time += 86_400_000) all.push(new Date(time).toISOString().slice(0, 10));
  return all;
};
const since = days('2024-04-13', '2027-04-14').map(told);
const off = (place) => since.filter((row) => row[place] !== row[0]).length;
const counts = Object.keys(by).map((_, place) => off(place));
console.log('days off from April 2024 to April 2027:', Object.fromEntries(Object.keys(by).map((name, place) => [name, counts[place]])));
assert.deepEqual(counts, [0, 0, 0, 221, 307]);
assert.ok(days('2027-06-01', '2028-04-13').map(told).some((row) => row[1] !== row[0]));
JS
TZ=UTC node try.cjs
