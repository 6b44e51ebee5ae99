#!/usr/bin/env bash
# phone 3.1.72, a validator of phone numbers with a table of its own.
# Guess before the run: Benin put 01 before each of its numbers on 30 November 2024 (ten digits instead of eight); a table kept by
# hand may still have the eight.
# Seen: "+229 01 97 12 34 56", which rings, is refused; "+229 97 12 34 56", which nobody can dial since, is accepted. The same
# with Zambia's 057 (Airtel). libphonenumber-js 1.13.16 and google-libphonenumber 3.2.47 have both right.
# Source: ARCEP Bénin, national numbering plan of 30 November 2024; ITU-T E.164 notice of Benin (+229).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts phone@3.1.72 libphonenumber-js@1.13.16 google-libphonenumber@3.2.47
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import google from 'google-libphonenumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phone } from 'phone';

const util = google.PhoneNumberUtil.getInstance();
for (const [number, now, byPhone] of [
  ['+2290197123456', true, false],
  ['+22997123456', false, true],
  ['+260571234567', true, false],
  ['+260971234567', true, true],
]) {
  const seen = [
    phone(number).isValid,
    parsePhoneNumberFromString(number).isValid(),
    util.isValidNumber(util.parse(number)),
  ];
  console.log(`${number}: phone ${seen[0]}, libphonenumber-js ${seen[1]}, google-libphonenumber ${seen[2]}`);
  assert.deepEqual(seen, [byPhone, now, now]);
}
JS
node try.mjs
