#!/usr/bin/env bash
# The calendar of Saudi Arabia (Umm al-Qura): Intl of Node.js 24.21.0 (ICU 78.3, "islamic-umalqura"), @tabby_ai/hijri-converter 1.0.5 and
# hijri-converter 1.1.1.
# Guess before the run: all three have the one table that was printed, and agree on each day from 1356 to 1500 AH.
# Seen: Intl and @tabby_ai/hijri-converter agree from 1420 to 1450 (1999 to May 2029), where one tests them, and in no year before: Intl has a table that was
# computed afterwards (Oracle's Java and the converter of KACST have it, too), the other the one that was printed at the time. Tuesday 20
# November 1979, known as 1 Muharram 1400, is the last day of 1399 to Intl. After 1450 some months of each year differ. So the date of birth of
# a grown-up Saudi is a day off where one program writes it and another reads it.
# Seen: hijri-converter is a day late in all of December 2024 (Jumada II 1446) besides; the other two say 1 Jumada II on 2 December, as KACST.
# Source: R. H. van Gent, "The Umm al-Qura Calendar of Saudi Arabia", https://webspace.science.uu.nl/~gent0113/islam/ummalqura.htm ; the date lines of the
# newspaper Umm al-Qura (number 56: Friday 8 Rajab 1344 = 22 January 1926; Intl says 7 Rajab), https://github.com/dralshehri/hijridate/issues/26
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @tabby_ai/hijri-converter@1.0.5 hijri-converter@1.1.1
npm install --silent --no-audit --no-fund --no-save --prefix runtime node@24.21.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { gregorianToHijri } = require('@tabby_ai/hijri-converter');
const { toHijri } = require('hijri-converter');

const intl = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  ...{ timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' },
});
assert.equal(intl.resolvedOptions().calendar, 'islamic-umalqura');
function byIntl(date) {
  const parts = Object.fromEntries(intl.formatToParts(date).map(({ type, value }) => [type, value]));
  return [parts.relatedYear ?? parts.year, parts.month, parts.day].map(Number).join('-');
}
const gregorian = (date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
function byTabby(date) {
  const [year, month, day] = gregorian(date);
  const told = gregorianToHijri({ year, month, day });
  return [told.year, told.month, told.day].join('-');
}
function byOther(date) {
  const { hy, hm, hd } = toHijri(...gregorian(date));
  return [hy, hm, hd].join('-');
}

const days = new Map();
const otherDiffers = [];
for (let time = Date.UTC(1938, 0, 1); time < Date.UTC(2077, 0, 1); time += 86_400_000) {
  const date = new Date(time);
  const year = Number(byTabby(date).split('-')[0]);
  days.set(year, (days.get(year) ?? 0) + (byIntl(date) === byTabby(date) ? 0 : 1));
  if (year >= 1440 && year <= 1450 && byOther(date) !== byTabby(date)) otherDiffers.push(date.toISOString().slice(0, 10));
}
const years = (isIn) => [...days].filter(([year]) => isIn(year)).map(([, count]) => count);
console.log('days of a year that differ, 1395 to 1424 AH:', years((year) => year >= 1395 && year < 1425).join(' '));
assert.ok(years((year) => year < 1420).every((count) => count > 0));
assert.ok(years((year) => year >= 1420 && year <= 1450).every((count) => count === 0));
assert.ok(years((year) => year > 1450 && year < 1498).every((count) => count > 0));

const known = new Date('1979-11-20');
console.log('20 November 1979:', byTabby(known), 'by Intl', byIntl(known));
assert.deepEqual([byTabby(known), byIntl(known), byIntl(new Date('1926-01-22'))], ['1400-1-1', '1399-12-30', '1344-7-7']);

console.log('hijri-converter differs on', otherDiffers.length, 'days:', otherDiffers[0], 'to', otherDiffers.at(-1));
assert.deepEqual([otherDiffers.length, otherDiffers[0], otherDiffers.at(-1)], [30, '2024-12-02', '2024-12-31']);
JS
runtime/node_modules/node/bin/node try.cjs
