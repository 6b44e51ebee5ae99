#!/usr/bin/env bash
# ical-generator 11.1.2, calendar-link 2.11.5, datebook 8.0.1 and ics 3.12.0, by which shops write a slot of pickup for people's calendars (iCalendar).
# Guess before the run: long lines are folded by characters, not by bytes, so that Arabic goes beyond 75; the time is the same in all four.
# Seen: ics folds so (116 bytes), ical-generator by bytes. datebook folds nothing and ends lines with a bare LF. calendar-link folds nothing,
# leaves comma, semicolon and backslash of a title without the backslash before them, and names an event by at most five digits, in
# which events of two shops meet.
# Seen: ical-generator, asked for the zone Africa/Kigali, writes the hour of the machine's own zone under the name of Kigali's: 09:00 in Kigali is told as
# 09:00, 07:00 or 02:00 by a server in Kigali, in UTC or in New York, and the zone is not described in the file. As UTC (without a zone) it is right.
# Source: RFC 5545, 3.1 (lines of 75 octets at most, CRLF), 3.3.11 (escapes), 3.2.19 (each TZID has its VTIMEZONE), 3.8.4.7 (UIDs are globally unique).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@11.1.2 calendar-link@2.11.5 datebook@8.0.1 ics@3.12.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { ics as byLink } from 'calendar-link';
import { ICalendar } from 'datebook';
import ical from 'ical-generator';
import { createEvent } from 'ics';

const title = `Pickup, Kigali; ${'استلام الطلب من المتجر '.repeat(4)}`;
const [start, end] = [new Date('2026-12-01T07:00:00Z'), new Date('2026-12-01T08:00:00Z')];
function byGenerator(timezone) {
  const calendar = ical({ name: 'Duka' });
  calendar.createEvent({ start, end, summary: title, timezone });
  return calendar.toString();
}
const link = byLink({ title, start: '2026-12-01T07:00:00Z', duration: [1, 'hour'] });
const files = {
  'ical-generator': byGenerator(),
  'calendar-link': decodeURIComponent(link.slice(link.indexOf(',') + 1)),
  datebook: new ICalendar({ title, start, end }).render(),
  ics: createEvent({ title, start: start.getTime(), end: end.getTime(), startInputType: 'utc', startOutputType: 'utc' }).value,
};
const told = Object.entries(files).map(([library, text]) => {
  const lines = text.split(/\r?\n/);
  return {
    library,
    longest: Math.max(...lines.map((line) => Buffer.byteLength(line))),
    bareLf: /[^\r]\n/.test(text),
    escaped: text.includes('Pickup\\, Kigali\\;'),
    start: text.match(/^DTSTART.*:(\S+)/m)[1],
    shortUid: /^UID:\d{1,5}\r?$/m.test(text),
  };
});
console.table(told);
assert.deepEqual(new Set(told.map((one) => one.start)), new Set(['20261201T070000Z']));
assert.deepEqual(told.map(({ longest, bareLf, escaped, shortUid }) => [longest > 75, bareLf, escaped, shortUid]), [
  [false, false, true, false],
  [true, false, false, true],
  [true, true, true, false],
  [true, false, true, false],
]);

const inKigali = byGenerator('Africa/Kigali');
const hour = inKigali.match(/^DTSTART;TZID=Africa\/Kigali:20261201T(\d\d)/m)[1];
console.log(`a server in ${process.env.TZ} tells 09:00 of Kigali as ${hour}:00`);
assert.equal(hour, { 'Africa/Kigali': '09', UTC: '07', 'America/New_York': '02' }[process.env.TZ]);
assert.ok(!inKigali.includes('VTIMEZONE'));
JS
for zone in Africa/Kigali UTC America/New_York; do TZ=$zone node try.mjs; done
