#!/usr/bin/env bash
# slot-calculator 2.2.1, by which pages offer slots of pickup and delivery from the hours of a shop.
# Guess before the run: where clocks change in Berlin, a slot is offered that is no hour, or one is missing.
# Seen: slots are right there, and so they are beside a break. But a day that ends at midnight, "22:00" to "00:00", has no slot at all, nor has one that is open around the clock ("00:00" to "00:00") or past midnight ("22:00" to "02:00"), and nothing
# is raised. With "24:00" both evening slots are there; with "23:59", which many write for it, the last one is missing.
# Source: ISO 8601:2004, 4.2.3 (midnight is 00:00 at the beginning of a day, 24:00 at the end of one); the package's readme tells neither.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts slot-calculator@2.2.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { getSlots } = require('slot-calculator');

function slots(from, to, day = 'Monday', timezone = 'Africa/Kigali', range = ['2026-01-05T00:00:00+02:00', '2026-01-07T00:00:00+02:00']) {
  const { availableSlots } = getSlots({
    from: range[0],
    to: range[1],
    duration: 60,
    availability: [{ day, from, to, timezone }],
    outputTimezone: timezone,
  });
  return availableSlots.map((slot) => `${slot.from.slice(11, 16)}-${slot.to.slice(11, 16)}`);
}
for (const [from, to, seen] of [
  ['21:00', '23:00', ['21:00-22:00', '22:00-23:00']],
  ['22:00', '24:00', ['22:00-23:00', '23:00-00:00']],
  ['22:00', '23:59', ['22:00-23:00']],
  ['22:00', '00:00', []],
  ['00:00', '00:00', []],
  ['22:00', '02:00', []],
]) {
  console.log(from, to, slots(from, to));
  assert.deepEqual(slots(from, to), seen);
}
const spring = slots('01:00', '04:00', 'Sunday', 'Europe/Berlin', ['2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00']);
console.log('clocks go forward', spring);
assert.deepEqual(spring, ['01:00-03:00', '03:00-04:00']);
JS
node try.cjs
