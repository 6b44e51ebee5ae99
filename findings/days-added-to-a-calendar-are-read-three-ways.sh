#!/usr/bin/env bash
# node-ical 0.27.2, ts-ics 2.4.6 and ical-expander 3.2.0, by which shops read calendars (of openings, of a market), on days that are added one by one (RDATE).
# Guess before the run: node-ical and others pass over RDATE.
# Seen: of an event on 1 December that comes back on 3 and 5 December (RDATE) node-ical tells the first day and keeps the others as a text that it does not read; ts-ics drops them; and ical-expander tells the two
# others and leaves the first out. None has the three. Where there is a rule as well, ical-expander is right, and the two others still lack the added day.
# Source: RFC 5545, 3.8.5.2 (RDATE: what the set is made of together with DTSTART and RRULE) and 3.8.2.4 (DTSTART is the first instance of the set).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ical@0.27.2 ts-ics@2.4.6 ical-expander@3.2.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';

const require = createRequire(import.meta.url);
const IcalExpander = require('ical-expander');
const nodeIcal = require('node-ical');

const [from, to] = [new Date('2026-11-01'), new Date('2026-12-31')];
const day = (date) => date.toISOString().slice(8, 10);
const read = {
  'node-ical': (text) => nodeIcal.expandRecurringEvent(nodeIcal.sync.parseICS(text).market, { from, to }).map(({ start }) => day(start)),
  'ts-ics': (text) => {
    const [{ start, recurrenceRule }] = convertIcsCalendar(undefined, text).events;
    return (recurrenceRule ? extendByRecurrenceRule(recurrenceRule, { start: start.date, end: to }) : [start.date]).map(day);
  },
  'ical-expander': (text) => {
    const { events, occurrences } = new IcalExpander({ ics: text }).between(from, to);
    return [...events, ...occurrences].map(({ startDate }) => day(startDate.toJSDate()));
  },
};
const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:duka', 'BEGIN:VEVENT', 'UID:market', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'];
for (const [lines, right, ...seen] of [
  [['RRULE:FREQ=DAILY;COUNT=3'], '01 02 03', '01 02 03', '01 02 03', '01 02 03'],
  [['RDATE:20261203T100000Z,20261205T120000Z'], '01 03 05', '01', '01', '03 05'],
  [['RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20261210T100000Z'], '01 02 10', '01 02', '01 02', '01 02 10'],
]) {
  const text = [...head, ...lines, 'SUMMARY:Market', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const told = Object.values(read).map((by) => by(text).join(' '));
  console.log(lines.join(' '), 'right:', right, 'told:', told.join(' | '));
  assert.deepEqual(told, seen);
}
JS
TZ=UTC node try.mjs
