#!/usr/bin/env bash
# iso8601-duration 2.1.4, which reads lengths of time, beside tinyduration 3.4.1 and parse-xsd-duration 0.5.0.
# Guess before the run: a comma for the decimals ("PT0,5H") is refused.
# Seen: it is read. But a sign is passed over: -PT15M, the usual alarm of a calendar a quarter of an hour before a pickup, is fifteen minutes to it, the same as PT15M, and no
# error, so that what is reckoned by `end` lies after the hour, not before. Half a year (P0.5Y) is refused, half an hour is not. tinyduration tells `negative`, parse-xsd-duration -900.
# Source: RFC 5545, 3.3.6 and 3.8.6.3 (TRIGGER:-PT15M); W3C XML Schema 1.1 part 2, 3.3.6 duration; ISO 8601-2:2019, 4.4.1.9 (negative durations); ISO 8601-1:2019, 5.5.2.3 (a decimal fraction of the
# smallest part).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iso8601-duration@2.1.4 tinyduration@3.4.1 parse-xsd-duration@0.5.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { end, parse, toSeconds } = require('iso8601-duration');
const { default: ofXsd } = require('parse-xsd-duration');
const tiny = require('tinyduration');

const pickup = new Date('2026-11-30T10:00:00Z');
for (const [text, seconds, seen] of [
  ['PT15M', 900, 900],
  ['-PT15M', -900, 900],
  ['-P1D', -86_400, 86_400],
]) {
  const told = toSeconds(parse(text), pickup);
  console.log(text, '->', told, end(parse(text), pickup).toISOString());
  assert.equal(told, seen);
  assert.equal(Boolean(tiny.parse(text).negative), seconds < 0);
  assert.equal(ofXsd(text), seconds);
}
assert.equal(end(parse('-PT15M'), pickup).toISOString(), '2026-11-30T10:15:00.000Z');
assert.equal(parse('PT0,5H').hours, 0.5);
assert.throws(() => parse('P0.5Y'));
JS
node try.cjs
