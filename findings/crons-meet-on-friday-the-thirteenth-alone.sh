#!/usr/bin/env bash
# cron-converter 2.1.0 and aws-cron-parser 1.1.12, by which panels of shops tell when a job runs next, beside cron-schedule 6.0.0.
# Guess before the run: "7" is no Sunday to one of them, or a 31st is looked for in months of thirty days.
# Seen: "7" is Sunday. cron-converter wants both the day of the month and the day of the week, where cron wants either: "0 9 13 * 5" runs each Friday and each 13th, next on 4 December 2026, and for cron-converter on
# Friday the thirteenth, in August 2027. cron-schedule has it right.
# Seen: aws-cron-parser knows no month that is shorter than a day: a job of 31 January comes back on 3 March, one of 29 February runs on 1 March in three years of four, and one of 30 February on 2 March.
# EventBridge does not run them on those days. The weekday nearest to the 30th ("30W") raises "should not happen".
# Source: POSIX.1-2024, crontab ("if both month and day of week ..., days matching either"); Amazon EventBridge user guide, cron expressions (fields, wildcards L, W and #).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cron-converter@2.1.0 aws-cron-parser@1.1.12 cron-schedule@6.0.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import aws from 'aws-cron-parser';
import { getSchedule, stringToArray } from 'cron-converter';
import { parseCronExpression } from 'cron-schedule';

process.env.TZ = 'UTC';
const NOW = new Date('2026-11-30T10:00:00Z');
const day = (date) => date.toISOString().slice(0, 10);
const byConverter = (text, many) => {
  const schedule = getSchedule(stringToArray(text), NOW, 'UTC');
  return Array.from({ length: many }, () => schedule.next().toISO().slice(0, 10)).join(' ');
};
const bySchedule = (text, many) => parseCronExpression(text).getNextDates(many, NOW).map(day).join(' ');
const byAws = (text, many) => {
  const parsed = aws.parse(text);
  const days = [];
  try {
    for (let at = NOW; days.length < many; days.push(day(at))) at = aws.next(parsed, at);
    return days.join(' ');
  } catch (error) {
    return error.message;
  }
};
for (const [text, ofConverter, right = ofConverter] of [
  ['0 9 * * 7', '2026-12-06 2026-12-13'],
  ['0 9 31 * *', '2026-12-31 2027-01-31'],
  ['0 9 13 * 5', '2027-08-13 2028-10-13', '2026-12-04 2026-12-11'],
]) {
  const told = [byConverter(text, 2), bySchedule(text, 2)];
  console.log(text, '|', ...told);
  assert.deepEqual(told, [ofConverter, right]);
}
for (const [text, seen] of [
  ['0 9 15W * ? *', '2026-12-15 2027-01-15 2027-02-15 2027-03-15'],
  ['0 9 L * ? *', '2026-12-31 2027-01-31 2027-02-28 2027-03-31'],
  ['0 9 31 * ? *', '2026-12-01 2026-12-31 2027-01-31 2027-03-03'],
  ['0 9 29 2 ? *', '2027-03-01 2028-02-29 2029-03-01 2030-03-01'],
  ['0 9 30 2 ? *', '2027-03-02 2028-03-01 2029-03-02 2030-03-02'],
  ['0 9 30W * ? *', 'getDaysOfMonthForW - should not happen'],
]) {
  const told = byAws(text, 4);
  console.log(text, '|', told);
  assert.equal(told, seen);
}
JS
node try.mjs
