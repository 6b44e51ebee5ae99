#!/usr/bin/env bash
# tracking-number-validation 2.0.2, tracking-url 1.0.1 and ts-tracking-number 1.0.17, by which shops tell from the number of a parcel who carries it and
# where it is followed.
# Guess before the run: the first two do not ask for the check digit of numbers of the world's posts (UPU S10, such as RR 473 124 829 RW).
# Seen: the first does not, and both send parcels of other posts to the one of the United States: to the first, registered letters and parcels of Rwanda, Kenya and Britain
# are "usps", with a link to its page, while express ones of Japan and letters of Germany are nobody's; to the second, Japan's are "usps" and Rwanda's are
# nobody's. ts-tracking-number knows S10 and its check digit in all countries, and has no link for it; but the number of a parcel of DHL in Germany
# (SSCC, 00340434…) is "usps" to it and to the second. The last two letters of an S10 number say whose it is.
# Source: Universal Postal Union, S10-12 (service, eight digits, check digit by weights 8 6 4 2 3 5 9 7, ISO 3166-1 code of the origin); GS1 General
# Specifications, SSCC (application identifier 00).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tracking-number-validation@2.0.2 tracking-url@1.0.1 ts-tracking-number@1.0.17
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { getCourier, getTrackingUrl } = require('tracking-number-validation');
const trackingUrl = require('tracking-url');
const { getTracking } = require('ts-tracking-number');

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];
function isS10(number) {
  const [, digits, check] = number.match(/^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/);
  const rest = 11 - ([...digits].reduce((sum, digit, at) => sum + Number(digit) * WEIGHTS[at], 0) % 11);
  return Number(check) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}
for (const [number, isRight, ...seen] of [
  ['EA473124829US', true, 'usps', 'usps', 's10'],
  ['RR473124829RW', true, 'usps', undefined, 's10'],
  ['RR473124829KE', true, 'usps', undefined, 's10'],
  ['CP473124829GB', true, 'usps', undefined, 's10'],
  ['LX473124829DE', true, undefined, undefined, 's10'],
  ['EE473124829JP', true, undefined, 'usps', 's10'],
  ['RR473124820RW', false, 'usps', undefined, undefined],
]) {
  assert.equal(isS10(number), isRight);
  const told = [getCourier(number)[0], trackingUrl(number)?.name, getTracking(number)?.courier.code];
  console.log(number, isRight ? '' : '(wrong check digit)', ...told);
  assert.deepEqual(told, seen);
}
assert.match(getTrackingUrl('RR473124829RW'), /^https:\/\/tools\.usps\.com\//);
assert.equal(getTracking('RR473124829RW').trackingUrl, null);
const ofDhl = '00340434161094042557';
console.log(ofDhl, trackingUrl(ofDhl).name, getTracking(ofDhl).courier.code);
assert.deepEqual([trackingUrl(ofDhl).name, getTracking(ofDhl).courier.code], ['usps', 'usps']);
JS
node try.cjs
