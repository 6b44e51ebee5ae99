#!/usr/bin/env bash
# @walletpass/pass-js 7.2.0, which makes cards and coupons for Apple Wallet, in time zones of half hours.
# Guess before the run: where the clock is half an hour off, the date a coupon ends is half an hour off as well.
# Seen: east of Greenwich it is right (+05:30, Nepal's +05:45). In Newfoundland, which is 3 hours 30 minutes behind, it writes "-04:-30": hours are rounded away from nought and the minutes that
# remain are negative. That is no date, and its own test of such dates says so; the card is made and signed all the same. So in the Marquesas (-09:30, "-10:-30").
# Source: W3C NOTE-datetime (TZD is Z, +hh:mm or -hh:mm), which Apple's Wallet wants for expirationDate and relevantDate; RFC 3339, 5.6.
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @walletpass/pass-js@7.2.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { Template } from '@walletpass/pass-js';

const about = { passTypeIdentifier: 'pass.com.example', teamIdentifier: 'ABCDE12345', organizationName: 'Duka', description: 'Coupon' };
for (const [zone, seen, isDate] of [
  ['Africa/Kigali', '2026-11-30T12:15+02:00', true],
  ['America/New_York', '2026-11-30T05:15-05:00', true],
  ['Asia/Kolkata', '2026-11-30T15:45+05:30', true],
  ['Asia/Kathmandu', '2026-11-30T16:00+05:45', true],
  ['America/St_Johns', '2026-11-30T06:45-04:-30', false],
  ['Pacific/Marquesas', '2026-11-30T00:45-10:-30', false],
]) {
  process.env.TZ = zone;
  const card = new Template('coupon', about).createPass({ serialNumber: '1' });
  card.expirationDate = new Date('2026-11-30T10:15:00Z');
  const { expirationDate } = JSON.parse(JSON.stringify(card));
  console.log(zone, expirationDate);
  assert.equal(expirationDate, seen);
  assert.equal(Date.parse(expirationDate) === Date.parse('2026-11-30T10:15:00Z'), isDate);
}
JS
node try.mjs
