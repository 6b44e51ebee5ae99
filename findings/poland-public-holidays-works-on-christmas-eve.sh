#!/usr/bin/env bash
# poland-public-holidays 4.0.0, by which shops count working days until a parcel is there, beside date-holidays 3.37.0.
# Guess before the run: Christmas Eve, a public holiday in Poland since 2025, is a working day to it.
# Seen: so it is, in 2025, 2026 and ever after: an order of 23 December 2026 "arrives on the next working day", the 24th, when no parcel is carried. date-holidays has it as a public holiday from 2025 on.
# Source: Act of 6 December 2024 amending the act on days free from work (Dziennik Ustaw 2024, item 1965), in force since 1 February 2025.
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts poland-public-holidays@4.0.0 date-holidays@3.37.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const poland = require('poland-public-holidays');
const Holidays = require('date-holidays');

const all = new Holidays('PL');
for (const [year, isFree] of [
  [2024, false],
  [2025, true],
  [2026, true],
  [2030, true],
]) {
  const [eve, christmas] = [24, 25].map((day) => new Date(year, 11, day));
  const known = all.getHolidays(year).filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10));
  const told = [poland.isHoliday(eve), known.includes(`${year}-12-24`), poland.isHoliday(christmas)];
  console.log(year, ...told);
  assert.deepEqual(told, [false, isFree, true]);
}
assert.ok(poland.isWorkingDay(new Date(2026, 11, 24)));
JS
node try.cjs
