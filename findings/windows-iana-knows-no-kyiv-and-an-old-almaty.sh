#!/usr/bin/env bash
# windows-iana 5.1.0, by which shops turn time zones into the names that Outlook's calendars have for them, and back, beside cldr-core 48.2.0, the table that it is made of, and Node.js' own Intl.
# Guess before the run: Europe/Kyiv, which took the place of Europe/Kiev in 2022, is not found.
# Seen: so it is, though the package has a list of other names of zones: the answer is an empty list, and so is that for America/Ciudad_Juarez (2022) and America/Coyhaique (2025). What nobody guesses: Almaty, with the largest city
# of Kazakhstan, is "Central Asia Standard Time", six hours ahead of UTC, where it has been five since 1 March 2024. A pickup at ten in the morning comes into the calendar an hour off. By CLDR it is "West Asia Standard Time".
# Source: IANA time zone database, NEWS of 2022b (Europe/Kyiv), 2022f and 2022g (Ciudad Juárez), 2024a (all of Kazakhstan at +05 from 1 March 2024), 2025b (America/Coyhaique); CLDR 48, windowsZones.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts windows-iana@5.1.0 cldr-core@48.2.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { findIana, findWindows } = require('windows-iana');
const { mapTimezones } = require('cldr-core/supplemental/windowsZones.json').supplemental.windowsZones;

const rows = mapTimezones.map(({ mapZone }) => mapZone);
const ofTable = (zone) => rows.find(({ _type, _territory }) => _territory !== '001' && _type.split(' ').includes(zone))?._other;
for (const [zone, seen, table] of [
  ['Europe/Kyiv', [], undefined],
  ['Europe/Kiev', ['FLE Standard Time'], 'FLE Standard Time'],
  ['America/Ciudad_Juarez', [], 'Mountain Standard Time'],
  ['America/Coyhaique', [], 'Magallanes Standard Time'],
  ['Asia/Almaty', ['Central Asia Standard Time'], 'West Asia Standard Time'],
  ['Africa/Kigali', ['South Africa Standard Time'], 'South Africa Standard Time'],
]) {
  console.log(zone, findWindows(zone), 'by CLDR:', ofTable(zone));
  assert.deepEqual(findWindows(zone), seen);
  if (table) assert.equal(ofTable(zone), table);
}
const hours = (timeZone) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date('2026-11-30T12:00Z')).find(({ type }) => type === 'timeZoneName').value;
console.log(hours('Asia/Almaty'), hours('Asia/Bishkek'), hours('Europe/Kyiv'));
assert.deepEqual(['Asia/Almaty', 'Asia/Bishkek', 'Europe/Kyiv'].map(hours), ['GMT+5', 'GMT+6', 'GMT+2']);
assert.ok(['Asia/Almaty', 'Asia/Bishkek'].every((zone) => findIana('Central Asia Standard Time').includes(zone)));
JS
node try.cjs
