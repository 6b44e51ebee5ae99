#!/usr/bin/env bash
# ical.js 2.2.1, by which calendars of shops repeat days of collection and delivery, beside rrule 2.8.1 and rrule-temporal 2.2.8.
# Guess before the run: rrule fails one of the examples of RFC 5545 at most, the two others none.
# Seen: rrule and rrule-temporal have them all. Of "the 20th Monday of the year" ical.js makes each Monday from then on, of "Monday of week number 20"
# each Monday after that one, which it leaves out: what comes once a year is told 52 times, and no error.
# Seen: what has no such day is moved, not left out: each 29 February comes back on 1 March, and the 30th of February and November on 2 March.
# Source: RFC 5545, 3.8.5.3, examples "Every 20th Monday of the year" and "Monday of week number 20"; 3.3.10 (instances with
# an invalid date are ignored and not counted).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

const { rrulestr } = createRequire(import.meta.url)('rrule');

const AT = 'T090000';
function byIcal(first, rule) {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', `DTSTART:${first}${AT}`, `RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR'];
  const event = new ICAL.Component(ICAL.parse(lines.join('\r\n'))).getFirstSubcomponent('vevent');
  const days = new ICAL.Event(event).iterator();
  return [1, 2, 3].map(() => days.next().toICALString().slice(0, 8));
}
const text = (first, rule) => `DTSTART:${first}${AT}Z\nRRULE:${rule}`;
const short = (iso) => iso.slice(0, 10).replaceAll('-', '');
const byRrule = (first, rule) => rrulestr(text(first, rule)).all((_, at) => at < 3).slice(0, 3).map((day) => short(day.toISOString()));
const byTemporal = (first, rule) =>
  new RRuleTemporal({ rruleString: text(first, rule) }).all((_, at) => at < 3).slice(0, 3).map((day) => short(day.toString()));

for (const [first, rule, right, seen] of [
  ['19970519', 'FREQ=YEARLY;BYDAY=20MO', '19970519 19980518 19990517', '19970519 19970526 19970602'],
  ['19970512', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '19970512 19980511 19990517', '19970519 19970526 19970602'],
  ['19970313', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '19970313 19970320 19970327', '19970313 19970320 19970327'],
  ['19980213', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '19980213 19980313 19981113', '19980213 19980313 19981113'],
  ['20240229', 'FREQ=YEARLY', '20240229 20280229 20320229', '20240229 20250301 20260301'],
  ['20241130', 'FREQ=YEARLY;BYMONTH=2,11;BYMONTHDAY=30', '20241130 20251130 20261130', '20241130 20250302 20251130'],
]) {
  const told = byIcal(first, rule).join(' ');
  console.log(rule, 'from', first, '->', told);
  assert.equal(told, seen);
  for (const other of [byRrule, byTemporal]) assert.equal(other(first, rule).join(' '), right);
}
JS
node try.mjs
