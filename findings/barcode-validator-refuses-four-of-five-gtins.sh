#!/usr/bin/env bash
# @ericblade/barcode-validator 2.4.1, which tells whether the number under a bar code is right (UPC, GTIN, ISBN).
# Expected: GTINs of 8, 13 and 14 digits are right when their check digit is; perhaps not UPC-E, which has eight digits, too.
# Seen: for all but the twelve digits of a UPC it weighs the digits the wrong way round (1 and 3 for 3 and 1, from the right). Of ten
# thousand right numbers of 13 digits it takes two thousand, by chance. 5901234123457 and 96385074, the examples that encyclopaedias have for
# EAN-13 and EAN-8, are among those, so a test with them shows nothing; 4006381333931 (another) and GS1's own 09506000134352 are not.
# Source: GS1, "How to calculate a check digit manually", https://www.gs1.org/services/how-calculate-check-digit-manually
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @ericblade/barcode-validator@2.4.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const validate = require('@ericblade/barcode-validator');

/** GS1: from the right, behind the check digit, weights of 3 and 1 by turns. */
function withCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}
for (const [number, seen] of [
  ['5901234123457', true],
  ['96385074', true],
  ['4006381333931', false],
  ['09506000134352', false],
  ['036000291452', true],
]) {
  assert.equal(withCheckDigit(number.slice(0, -1)), number);
  console.log(`${number}: ${validate(number).valid}`);
  assert.equal(validate(number).valid, seen);
}
const taken = Array.from({ length: 10_000 }, (_, index) => withCheckDigit(`61640000${String(index).padStart(4, '0')}`)).filter(
  (number) => validate(number).valid,
);
console.log(`of 10000 right numbers of Kenya ${taken.length} are taken`);
assert.equal(taken.length, 2000);
JS
node try.cjs
